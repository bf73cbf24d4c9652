import type { confirmEmailMessages } from '../features/confirm-email/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const confirmEmail: TextsOf<typeof confirmEmailMessages> = {}
