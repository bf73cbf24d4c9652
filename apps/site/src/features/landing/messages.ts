import { defineMessages } from '../../shared/language/define-messages.ts'

export const landingMessages = defineMessages('landing', {})
