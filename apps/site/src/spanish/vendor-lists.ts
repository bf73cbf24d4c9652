import type { vendorListsMessages } from '../features/vendor-lists/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorLists: TextsOf<typeof vendorListsMessages> = {}
