import type { TextsOf } from '../shared/language/define-messages.ts'
import type { movedDateMessages } from '../shared/moved-date/messages.ts'

function longDate(date: string): string {
  return new Date(`${date}T00:00`).toLocaleDateString('es-US', { dateStyle: 'long' })
}

export const movedDate: TextsOf<typeof movedDateMessages> = {
  bookedFor: (old, now) => `La reserva es para el ${longDate(old)}. La fecha de ustedes ahora es el ${longDate(now)}.`,
  signedFor: (old, now) => `El contrato es para el ${longDate(old)}. La fecha de ustedes ahora es el ${longDate(now)}.`,
  write: 'Escribirles',
  draft: (old, now) =>
    now === ''
      ? `Nuestra boda ya no es el ${longDate(old)}. Les avisaremos en cuanto tengamos una fecha nueva.`
      : `Hemos cambiado nuestra boda del ${longDate(old)} al ${longDate(now)}. ¿Están libres en la nueva fecha?`,
}
