import { formatWeddingDate } from '@vowkit/sdk-core/account'
import { defineMessages } from './language/define-messages.ts'

/** Texts that several features share. The texts of forms are in `form/messages.ts`. */
export const sharedMessages = defineMessages('shared', {
  description: 'Describe your wedding and see it drawn, then find the vendors who can make it.',
  noScript: '{{brand}} needs JavaScript to draw your wedding.',
  language: 'Language',
  languageFailed: 'The language could not be changed. Check your connection and try again.',
  loading: 'Loading',
  seeAnswers: 'See answers side by side',
  close: 'Close',
  tryAgain: 'Try again',
  continue: 'Continue',
  network: 'Please check your network connection.',
  skip: 'Skip to content',
  newTab: '(opens in a new tab)',
  loadFailed: 'This page did not load',
  notFound: 'Page not found',
  notFoundHint: 'The link may be old or mistyped.',
  frontPage: 'Go to the front page',
  redirecting: 'Please wait, redirecting.',
  offeredSession: 'Log in with this link?',
  offeredSessionHint: "If you did not request this link, don't continue: it may open someone else's account.",
  continueAs: (email: string) => `Continue as ${email}`,
  declineSession: 'No, stay logged out',
  daysLeft: (days: number) => `${days} days left`,
  /** A date as `YYYY-MM-DD`; `""` for none. */
  date: formatWeddingDate,
})
