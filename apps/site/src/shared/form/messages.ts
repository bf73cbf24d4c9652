import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vowkit/sdk-core/account'
import { defineMessages } from '../language/define-messages.ts'

/** Texts of the form kit, of confirmations and of failed requests. */
export const formMessages = defineMessages('form', {
  optional: 'optional',
  sending: 'Loading...',
  cancel: 'Cancel',
  remove: 'Remove',
  /** The label of the progress bar of an upload. */
  sent: 'Sent',
  emailRequired: 'Enter your email address.',
  emailInvalid: 'Enter a valid email address.',
  newPasswordRequired: 'Enter a password.',
  passwordTooShort: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
  passwordTooLong: `Use at most ${PASSWORD_MAX_LENGTH} characters.`,
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters`,
  passwordsDiffer: 'Passwords do not match',
  fair: (length: number) => `Fair: ${length} characters`,
  good: (length: number) => `Good: ${length} characters`,
  strong: (length: number) => `Strong: ${length} characters`,
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on.',
  phoneRequired: 'Enter your phone number.',
  phoneIncomplete: 'Enter all digits of your phone number.',
  onlyNumbers: 'Please enter only numbers',
  choosePhoto: 'Choose a photo',
  replacePhoto: 'Replace',
  yourChoice: 'Your chosen photo',
  dropPhoto: 'or drop or paste one here',
  photosChosen: (count: number) => `${count} photos chosen`,
  chosen: (names: string) => `Chosen: ${names}`,
  /** Asterisks mark the text that becomes a link if the deployment has terms. */
  terms: 'I agree to the *terms and conditions*',
  tooLarge: 'Your images are too large. 20 MB limit per image.',
  /** Why the backend rejected a form, or one field. The backend writes `text` in English. */
  reason: (_code: string, text: string) => text,
  fieldReason: (_code: string, text: string) => text,
  saveFailed: 'Your changes could not be saved. Please try again.',
  tooManyAttempts(seconds: number | undefined) {
    if (seconds === undefined) return 'Too many attempts. Please try again later.'
    const minutes = Math.ceil(seconds / 60)
    if (minutes >= 120) return `Too many attempts. Please try again in ${Math.ceil(minutes / 60)} hours.`
    return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  },
  mailFailed: 'The email could not be sent. Please try again.',
  confirmTitle: "Confirm it's you",
  confirm: 'Confirm',
  confirmReason: (aim: string) => `You signed in on another website. Confirm it's you to ${aim}.`,
  usePassword: 'Use your password instead',
  useCode: 'Use a code instead',
  password: 'Password',
  passwordRequired: 'Enter your password.',
  otherAccount: 'That is another account. Log out to use it.',
  wrongPassword: 'That password is not right. Try again, or use a code.',
})
