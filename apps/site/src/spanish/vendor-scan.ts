import type { vendorScanMessages } from '../features/vendor-scan/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorScan: TextsOf<typeof vendorScanMessages> = {
  saving: 'Guardando este proveedor…',
}
