// Generated from messages/en.arb by `npm run messages`.

/** Texts for the account line: sign-in, sign-out and remaining credits. */
export const accountMessages = {
  login: 'Login / Sign Up',
  logout: 'Logout',
  /** A link or button. */
  board: 'View Your Vision Board',
  /** A button that opens the credit packs. */
  upgrade: 'Upgrade',
  notKept: "Your browser doesn't let us store data, so you'll be signed out when you leave or reload this page.",
  signedInAs: (email: string): string => `Signed in as ${email}`,
  creditsUnknown: "We couldn't load how many visions you have left.",
  /** -1 means unlimited. */
  creditsLeft: (credits: number): string => credits === -1 ? 'Unlimited visions' : credits === 1 ? `${credits} vision left` : `${credits} visions left`,
}
