import { createCalendarFormats } from '../features/calendar/formats.ts'
import type { CalendarTexts } from '../features/calendar/texts.ts'

export const calendar: CalendarTexts = {
  formats: createCalendarFormats('es-US'),
  title: 'Disponibilidad',
  hint: 'Marca los días en los que no aceptas más bodas. Los días de las parejas con reserva se ocupan automáticamente.',
  loading: 'Cargando tu calendario…',
  failed: 'No se pudo cargar tu calendario.',
  daysFailed: 'No se pudieron cargar los días de este mes.',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  grid: (month) => `Días de ${month}`,
  gridHint: 'Elige un día, o el primero y el último de un periodo.',

  taken: 'Ocupado',
  free: 'Libre',
  booked: 'Reservado',
  busy: 'En otro calendario',
  bookedBy: (names) => `Reservado por ${names}`,
  events: (count) => (count === 1 ? '1 evento en otro calendario' : `${count} eventos en otros calendarios`),

  markTaken: 'Marcar como ocupado',
  markFree: 'Marcar como libre',
  marking: 'Guardando…',
  markedTaken: (days) => `Marcado como ocupado: ${days}.`,
  markedFree: (days) => `Marcado como libre: ${days}.`,
  staysTaken: 'Los días reservados siguen ocupados. Para liberar uno, cambia el estado de su solicitud.',
  clear: 'Quitar la selección',

  perDay: 'Bodas que aceptas al día',
  isShared: 'Mostrar a las parejas si estás libre en su fecha',
  isSharedHint: 'Las parejas ven solo «libre» o «no disponible», nunca el motivo.',
}
