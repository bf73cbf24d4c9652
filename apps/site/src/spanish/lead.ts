import type { TextsOf } from '../shared/language/define-messages.ts'
import type { leadMessages } from '../shared/lead/messages.ts'

export const lead: TextsOf<typeof leadMessages> = {
  sign: 'Haz clic para firmar',
  waiting: 'Falta la firma del proveedor',
  signed: 'Firmado',
  paid: 'Pagada',
  paidOn: (date) => `Pagada el ${date}`,
  overdue: 'Vencida',
  due: (date) => (date === '' ? 'Pendiente' : `Vence el ${date}`),
  date: (date) => {
    // A date without a time is parsed as UTC.
    const day = new Date(`${date}T00:00`)
    return Number.isNaN(day.getTime()) ? '' : day.toLocaleDateString('es-US', { dateStyle: 'long' })
  },
  receipt: 'Recibo (PDF)',
  newTab: '(se abre en otra pestaña)',
}
