import { defineMessages } from '../../shared/language/define-messages.ts'

export const vendorSearchMessages = defineMessages('vendorSearch', {})
