import type { dateChangeMessages } from '../features/settings/date-change/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

function severalOf([first = '', second = '', ...more]: readonly string[]): string {
  if (second === '') return first
  return more.length === 0 ? `${first} y ${second}` : `${first} y ${more.length + 1} más`
}

function longDate(date: string): string {
  return new Date(`${date}T00:00`).toLocaleDateString('es-US', { dateStyle: 'long' })
}

export const dateChange: TextsOf<typeof dateChangeMessages> = {
  title: '¿Cambiar la fecha de la boda?',
  booked: (vendors, date) =>
    `${severalOf(vendors)} ${vendors.length === 1 ? 'tiene' : 'tienen'} un contrato o una reserva para el ${longDate(date)}.`,
  explain: 'Al guardar, la fecha cambia aquí, no en esos contratos. Después pueden escribirles.',
  taken: (vendor, date) => `${vendor} no está libre el ${longDate(date)}.`,
  save: 'Guardar y escribirles',
  back: 'Volver',
  writeTo: (vendor) => `Escribir a ${vendor}`,
  notOpened: (vendor) => `La conversación con ${vendor} no se abrió. Inténtalo de nuevo.`,
}
