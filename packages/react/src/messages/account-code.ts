/** Texts for a code that is emailed to the account's own address. */
export const accountCodeMessages = {
  ownCode: (email: string) => `We'll email a code to ${email}.`,
  sendOwnCode: 'Email me a code',
}
