import type { boardMessages } from '../features/board/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const board: TextsOf<typeof boardMessages> = {}
