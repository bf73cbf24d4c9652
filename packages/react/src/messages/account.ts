/** The words about who is signed in and what is left to them. */
export const accountMessages = {
  login: 'Login / Sign Up',
  logout: 'Logout',
  board: 'View Your Vision Board',
  upgrade: 'Upgrade',
  notKept: 'This browser keeps nothing for us: your sign-in ends with this page.',
  signedInAs: (email: string) => `Signed in as ${email}`,
  creditsUnknown: 'The number of visions left could not be read.',
  creditsLeft: (credits: number) =>
    credits === -1 ? 'Unlimited visions' : `${credits} ${credits === 1 ? 'vision' : 'visions'} left`,
}
