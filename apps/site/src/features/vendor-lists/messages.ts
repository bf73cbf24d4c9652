import { defineMessages } from '../../shared/language/define-messages.ts'

export const vendorListsMessages = defineMessages('vendorLists', {})
