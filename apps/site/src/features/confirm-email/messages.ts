import { defineMessages } from '../../shared/language/define-messages.ts'

export const confirmEmailMessages = defineMessages('confirmEmail', {})
