import type { chatMessages } from '../features/messages/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const messages: TextsOf<typeof chatMessages> = {}
