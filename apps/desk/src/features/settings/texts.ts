import { defineTexts, type TextsOf } from '../../shared/language/define-texts.ts'

/** Texts of the settings. */
export const settingsTexts = defineTexts('settings', {
  account: 'Account',
  name: 'Name',
  noName: 'No name yet',

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
