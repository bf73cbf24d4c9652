import type { laterMessages } from '../features/landing/later/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const landingLater: TextsOf<typeof laterMessages> = {
  drawing: 'Dibujando',
  drawn: 'Dibujado',
  notDrawn: 'No dibujado',
  nothingShown: 'Aún no hay nada que dibujar. Nombra un lugar, una hora del día o unas flores.',
  sketchFailed: 'No pudimos dibujar la vista aquí. Tu frase aún puede convertirse en una visión.',
  sketchAlt: (summary) => `Ilustración: ${summary}`,
  sketchTold: (shown, notDrawn) =>
    `La escena muestra ${shown.join(', ')}.${notDrawn.length > 0 ? ` No dibujado: ${notDrawn.join(', ')}.` : ''}`,

  vendorsTitle: 'Proveedores que puedes *conocer hoy*',
  vendorsText: 'De nuestro catálogo de {{region}}. Abre un perfil sin crear una cuenta.',
  vendorsTextSignedIn: 'De nuestro catálogo de {{region}}.',
  searchVendors: 'Buscar entre todos',
  vendorsFailed: 'No pudimos cargar los proveedores.',

  couplesLabel: 'Parejas ayudadas',
  couples: (count) => `más de *${count.toLocaleString('es-US')}* parejas ayudadas`,
  couplesSpoken: (count) => `Más de ${count.toLocaleString('es-US')} parejas ayudadas`,

  example: {
    category: 'Floristas',
    styles: ['De jardín', 'Romántica'],
    question: '¿Sigue libre el 3 de mayo?',
    answer: 'Sí. ¿Te lo aparto?',
    reply: 'Sí, por favor. Reservo ahora.',
    deposit: 'Flores, anticipo',
    rest: 'Flores, el día',
    total: 'Total',
    guarantee: 'Garantía {{brand}}',
    signed: 'Firmado',
  },
}
