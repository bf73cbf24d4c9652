import { defineMessages } from '../../shared/language/define-messages.ts'

export const vendorConnectMessages = defineMessages('vendorConnect', {})
