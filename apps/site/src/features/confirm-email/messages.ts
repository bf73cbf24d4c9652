import { defineMessages } from '../../shared/language/define-messages.ts'

export const confirmEmailMessages = defineMessages('confirmEmail', {
  signInTitle: 'Sign in to confirm your email',
  signInHint: 'Log in with the password that you chose when you signed up. We’ll bring you back here.',
  logIn: 'Log in',
  codeHint:
    'Didn’t sign up, or have no password? We’ll email you a code instead. It also removes any password that someone else set for your email.',
  getCode: 'Get a code by email',
  failed: 'This link does not work',
  failedHint: 'A link works for 7 days, and only for the account that it was sent to.',
  /** Asterisks mark the email, which is emphasized. */
  signedInAs: (email: string) => `You are signed in as *${email}*.`,
  newLink: 'We sent you a new link.',
  sent: 'Sent',
  sendAgain: 'Send again',
  logOut: 'Log out',
  confirmed: 'Your email is confirmed',
  confirmedHint: 'Thank you. You can write to every vendor now.',
  dashboard: 'Go to your dashboard',
  title: 'Confirm your email',
  question: 'Confirm that this account has your email.',
  /** Asterisks mark the email, which is emphasized. */
  questionFor: (email: string) => `Confirm that *${email}* is your email.`,
  notConfirmed: 'Your email could not be confirmed. Please try again.',
  confirm: 'Confirm my email',
})
