import { defineMessages } from '../../shared/language/define-messages.ts'

export const vendorScanMessages = defineMessages('vendorScan', {
  saving: 'Saving this vendor…',
})
