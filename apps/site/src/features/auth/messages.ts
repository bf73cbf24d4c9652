import { defineMessages } from '../../shared/language/define-messages.ts'

export const authMessages = defineMessages('auth', {
  vendorSite: "I'm a vendor",
  loginTitle: 'Couples Log In',
  email: 'Email',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot password?',
  logIn: 'Log in',
  getCode: 'Log in with a code by email',
  createAccount: 'Create Account',
  isVendor: 'Are you a vendor?',
  vendorLogin: 'Click here',
  invalidCredentials: 'Invalid credentials, please try again.',
  withoutPassword: 'No password? Log in with a code by email.',
  signInTo: (aim: string) => `Sign in to ${aim}.`,
  sessionEnded: 'Your session has ended. Please log in again.',
  forgotHint: 'Enter the email you signed up with. We will send you a link to set a new one.',
  backToLogin: 'Back to log in',
  resetPassword: 'Reset password',
  checkEmail: 'Check your email',
  /** Asterisks mark the email, which is emphasized. */
  linkSent: (email: string) =>
    `If *${email}* has an account, we sent it a link to set a new password. The link works once, for an hour.`,
  mailbox: 'Open the demo mailbox',
  changePassword: 'Change Password',
  checking: 'Checking...',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  repeatPassword: 'Enter the password again.',
  linkExpired: 'Your link is no longer valid. Please close this tab and try again.',
  linkInvalid: 'The link is invalid',
  linkUnchecked: 'We could not check this link. Please try again.',
  linkHint: 'A link works once, for an hour.',
  /** Asterisks mark the text of the link. */
  requestAnother: '*Request another*, or enter your email here:',
})
