import { defineMessages } from '../../shared/language/define-messages.ts'

export const assistantMessages = defineMessages('assistant', {})
