import { defineMessages } from '../../shared/language/define-messages.ts'

export const partnerInvitationMessages = defineMessages('partnerInvitation', {
  checking: 'We’re checking your invitation.',
  title: (name: string) => `Plan your wedding with ${name}`,
  titleUnnamed: 'Plan your wedding together',
  shared: 'You share one board: favorites, visions, messages with vendors, documents and payments.',
  ownLogin: (email: string) => `You log in as *${email}*, with your own password.`,
  password: 'Choose a password',
  passwordRepeat: 'Repeat the password',
  repeatPassword: 'Enter the password again.',
  join: 'Join',
  joinedTitle: (name: string) => (name === '' ? 'You now plan together' : `You now plan with ${name}`),
  joinedText: (email: string) => `Log in with *${email}* and the password you already have.`,
  toLogin: 'Go to login',
  invalid: 'This invitation no longer works',
  invalidText: 'It was used, withdrawn or is older than 7 days. Ask your partner to send a new one.',
  unreachable: 'Your invitation could not be checked. Please try again.',
  hasWedding: 'This email already has its own wedding',
  hasWeddingText:
    'We never merge two accounts. Ask your partner to invite a different email, or log in and delete the account of this email first.',
  notJoined: 'You could not join. Please try again.',
})
