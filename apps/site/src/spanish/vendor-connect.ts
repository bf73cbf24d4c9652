import type { vendorConnectMessages } from '../features/vendor-connect/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorConnect: TextsOf<typeof vendorConnectMessages> = {}
