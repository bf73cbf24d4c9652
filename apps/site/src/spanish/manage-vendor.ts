import type { manageVendorMessages } from '../features/manage-vendor/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const manageVendor: TextsOf<typeof manageVendorMessages> = {}
