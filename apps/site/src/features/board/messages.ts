import { defineMessages } from '../../shared/language/define-messages.ts'

export const boardMessages = defineMessages('board', {})
