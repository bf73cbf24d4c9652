import type { dateChangeMessages } from '../features/settings/date-change/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

function severalOf([first = '', second = '', ...more]: readonly string[]): string {
  if (second === '') return first
  return more.length === 0 ? `${first} y ${second}` : `${first} y ${more.length + 1} más`
}

export const dateChange: TextsOf<typeof dateChangeMessages> = {
  title: '¿Cambiar la fecha de la boda?',
  text: (vendors, day) =>
    `${severalOf(vendors)} ${vendors.length === 1 ? 'tiene' : 'tienen'} un contrato o una reserva para el ${day.toLocaleDateString('es-US', { dateStyle: 'long' })}. Al guardar, la fecha cambia aquí, no en esos contratos. ${vendors.length === 1 ? 'Avísale' : 'Avísales'} del cambio.`,
  save: 'Guardar el cambio',
  back: 'Volver',
}
