// Generated from messages/en.arb by `npm run messages`.

/** Texts for entering a code that is sent to the account's own email. */
export const accountCodeMessages = {
  ownCode: (email: string): string => `We'll email a code to ${email}.`,
  sendOwnCode: 'Email me a code',
}
