import { defineMessages } from '../../shared/language/define-messages.ts'

export const authMessages = defineMessages('auth', {})
