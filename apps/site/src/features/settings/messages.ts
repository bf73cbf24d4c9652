import { defineMessages } from '../../shared/language/define-messages.ts'

export const settingsMessages = defineMessages('settings', {})
