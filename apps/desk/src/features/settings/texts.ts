import type { DeskMailKind } from '@vowkit/sdk-core/desk'
import { defineTexts, type TextsOf } from '../../shared/language/define-texts.ts'

const MAILS: Record<DeskMailKind, string> = {
  inquiry: 'New inquiries',
  message: 'Unread messages',
  signature: 'Signed documents',
  payment: 'Payments',
}

const MAIL_HINTS: Record<DeskMailKind, string> = {
  inquiry: 'As soon as a couple sends an inquiry.',
  message: 'When nobody on your team has read a message within 5 minutes.',
  signature: 'When a couple has signed, so that you can sign, too.',
  payment: 'When a couple has paid an invoice.',
}

/** Texts of the settings. */
export const settingsTexts = defineTexts('settings', {
  account: 'Account',
  name: 'Name',
  noName: 'No name yet',

  team: 'Team',
  teamHint: 'Your team reads and answers the same leads. Couples see only the name of your business.',
  teamMemberHint: 'The people who read and answer the same leads. Owners change the team.',
  teamPartnerHint: 'Your team sees the same leads and figures. Owners change the team.',
  teamLoading: 'Loading your team…',
  teamFailed: 'Your team could not be loaded.',
  roles: { owner: 'Owner', member: 'Member' },
  founder: 'Owner, whose account the business was created with',
  you: 'You',
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  leave: 'Leave the team',
  askRemove: (name: string) => `${name} loses the desk at once. Remove ${name}?`,
  askLeave: 'You lose this desk at once. Leave the team?',
  keep: 'Cancel',
  removed: (name: string) => `${name} is removed.`,
  pending: 'Invited',
  expires: (date: string) => `valid until ${date}`,
  withdraw: 'Withdraw',
  withdrawName: (email: string) => `Withdraw the invitation to ${email}`,
  withdrawn: (email: string) => `The invitation to ${email} is withdrawn.`,
  inviteEmail: 'Email of the person to invite',
  invite: 'Send the invitation',
  invited: (email: string) => `The invitation to ${email} is on its way.`,

  notifications: 'Emails to you',
  notificationsHint: (email: string) => `Sent to ${email}. Your team members choose their own.`,
  notificationsLoading: 'Loading your emails…',
  notificationsFailed: 'Your choice of emails could not be loaded.',
  mails: MAILS,
  mailHints: MAIL_HINTS,
  mailOn: (kind: string) => `You get these emails: ${kind}.`,
  mailOff: (kind: string) => `You no longer get these emails: ${kind}.`,

  sessions: 'Where you are signed in',
  sessionsHint: 'Sign out a browser that you no longer use.',
  sessionsLoading: 'Loading your sessions…',
  sessionsFailed: 'Your sessions could not be loaded.',
  sessionFailed: 'The browser could not be signed out. Try again.',
  noOthers: 'You are not signed in anywhere else.',
  unknownBrowser: 'Unknown browser',
  thisBrowser: 'This browser',
  onSite: 'On the desk or the marketplace',
  onHost: (host: string) => `On ${host}`,
  byMagicLink: 'By a magic link',
  activeNow: 'Active in the last hour',
  lastUsed: (date: string) => `Last used on ${date}`,
  signedIn: (date: string) => `Signed in on ${date}`,
  signOutBrowser: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out everywhere else',
  signedOut: (device: string) => `${device} is signed out.`,
  othersSignedOut: 'All other browsers are signed out.',
})

export type SettingsTexts = TextsOf<typeof settingsTexts>
