import { defineMessages } from '../../shared/language/define-messages.ts'

export const dashboardFrameMessages = defineMessages('dashboardFrame', {
  navigation: 'Main',
  menu: 'Menu',
  /** Contains the initials that the button shows without a photo, so that voice control finds the button by them. */
  account: (initials: string) => (initials === '' ? 'Your account' : `Your account (${initials})`),
  home: 'Home',
  visionBoard: 'Vision Board',
  search: 'Search',
  vendors: 'Vendors',
  messages: 'Messages',
  /** What an entry contains. Entries with a clear name have none. */
  hints: {
    home: 'Your wedding at a glance',
    visionBoard: 'Your pictures',
    search: 'Find vendors',
    vendors: 'Your saved and booked vendors',
    messages: '',
    settings: '',
  },
  signedInAs: (name: string) => `Logged in as ${name}`,
  invitePartner: 'Invite your partner',
  payments: 'Payments',
  settings: 'Settings',
  logout: 'Logout',
  /** Follows "Messages", before the number of conversations. */
  unread: ', unread: ',
  chat: 'Chat VIew',
  deletion: 'Account deletion',
  deletedOn: (deletesAt: Date) =>
    `Your account will be deleted on ${deletesAt.toLocaleDateString('en-US', { dateStyle: 'long' })}.`,
  keepAccount: 'Keep my account',
  confirmEmail: (email: string | null) =>
    `Please confirm your email: open the link that we sent${email ? ` to ${email}` : ''}.`,
  confirmToWrite: 'Confirm your email to write to more vendors today.',
  sending: 'Sending the email…',
  sentTo: (email: string | null) => `We sent a link${email ? ` to ${email}` : ''}. It works for 7 days.`,
  sent: 'Sent',
  sendAgain: 'Send again',
  waitingScans: (count: number) =>
    `${count} scanned ${count === 1 ? 'vendor waits' : 'vendors wait'} for the network. We save ${count === 1 ? 'it' : 'them'} as soon as you are back online.`,
  sendNow: 'Try now',
  scansSaved: 'Saved to Wedding Fairs',
})
