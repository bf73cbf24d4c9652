import { defineMessages } from '../../shared/language/define-messages.ts'

export const visionMessages = defineMessages('vision', {})
