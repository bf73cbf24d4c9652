import type { assistantMessages } from '../features/assistant/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const assistant: TextsOf<typeof assistantMessages> = {}
