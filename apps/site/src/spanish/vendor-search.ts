import type { vendorSearchMessages } from '../features/vendor-search/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorSearch: TextsOf<typeof vendorSearchMessages> = {}
