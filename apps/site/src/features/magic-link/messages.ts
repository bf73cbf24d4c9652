import { defineMessages } from '../../shared/language/define-messages.ts'

export const magicLinkMessages = defineMessages('magicLink', {
  missingTitle: 'Magic Link Not Found',
})
