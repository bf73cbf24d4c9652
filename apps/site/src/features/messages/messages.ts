import { defineMessages } from '../../shared/language/define-messages.ts'

export const chatMessages = defineMessages('messages', {})
