import type { authMessages } from '../features/auth/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const auth: TextsOf<typeof authMessages> = {}
