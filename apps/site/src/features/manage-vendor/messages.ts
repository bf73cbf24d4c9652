import { defineMessages } from '../../shared/language/define-messages.ts'

export const manageVendorMessages = defineMessages('manageVendor', {})
