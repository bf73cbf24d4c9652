import { defineMessages } from '../../shared/language/define-messages.ts'

export const vendorDetailMessages = defineMessages('vendorDetail', {})
