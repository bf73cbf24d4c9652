import type { vendorScanMessages } from '../features/vendor-scan/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorScan: TextsOf<typeof vendorScanMessages> = {
  saving: 'Guardando este proveedor…',
  waiting: 'Guardado para después',
  waitingHint:
    'No hay conexión. Tu escaneo está guardado en este dispositivo. Guardaremos al proveedor en cuanto vuelva la red.',
  keepOpen: 'No hay conexión. Deja esta página abierta: guardaremos al proveedor en cuanto vuelva la red.',
  sendNow: 'Intentar ahora',
  fairs: 'Ver tus ferias de bodas',
}
