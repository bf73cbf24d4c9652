import type { TextsOf } from '../shared/language/define-messages.ts'
import type { leadMessages } from '../shared/lead/messages.ts'

export const lead: TextsOf<typeof leadMessages> = {
  sign: 'Toca para firmar',
  waiting: 'Falta la firma del proveedor',
  signed: 'Firmado',
  paid: 'Pagada',
  paidOn: (date) => `Pagada el ${date}`,
  notPaid: 'Todavía sin pagar',
  overdue: 'Vencida',
  due: (date) => (date === '' ? 'Pendiente' : `Vence el ${date}`),
  date: (date) => {
    // A date without a time is parsed as UTC.
    const day = new Date(`${date}T00:00`)
    return Number.isNaN(day.getTime()) ? '' : day.toLocaleDateString('es-US', { dateStyle: 'long' })
  },
  receipt: 'Recibo (PDF)',
  newTab: '(se abre en otra pestaña)',
  decline: {
    open: 'No, gracias',
    title: (vendor) => `¿Decir que no a ${vendor}?`,
    explain:
      'El proveedor sale de tus proveedores activos y sus facturas pendientes dejan de estar a tu cargo. Puedes deshacerlo.',
    message: 'Tu mensaje',
    draft: 'Gracias por su tiempo y su cotización. Nos hemos decidido por otro proveedor. ¡Les deseamos lo mejor!',
    send: 'Enviar y rechazar',
    declineOnly: 'Rechazar sin mensaje',
    cancel: 'Cancelar',
    failed: 'No se rechazó al proveedor. Inténtalo de nuevo.',
    done: (vendor) => `Le dijiste que no a ${vendor.replace(/\.$/, '')}.`,
    declined: 'Dijiste que no a este proveedor. No debes nada.',
    undo: 'Deshacer',
    undoOf: (vendor) => `Deshacer: ${vendor}`,
    undoFailed: 'No se pudo deshacer. Inténtalo de nuevo.',
  },
}
