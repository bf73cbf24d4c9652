import type { vendorDetailMessages } from '../features/vendor-detail/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorDetail: TextsOf<typeof vendorDetailMessages> = {}
