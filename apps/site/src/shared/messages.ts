import { defineMessages } from './language/define-messages.ts'

/** Texts of what several features share. */
export const sharedMessages = defineMessages('shared', {
  description: 'Describe your wedding and see it drawn, then find the vendors who can make it.',
  noScript: 'Vowkit needs JavaScript to draw your wedding.',
  language: 'Language',
  languageFailed: 'The language could not be changed. Check your connection and try again.',
  loading: 'Loading',
  close: 'Close',
  tryAgain: 'Try again',
})
