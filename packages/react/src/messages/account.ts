/** Texts for the account line: sign-in, sign-out and remaining credits. */
export const accountMessages = {
  login: 'Login / Sign Up',
  logout: 'Logout',
  board: 'View Your Vision Board',
  upgrade: 'Upgrade',
  notKept: "Your browser doesn't let us store data, so you'll be signed out when you leave or reload this page.",
  signedInAs: (email: string) => `Signed in as ${email}`,
  creditsUnknown: "We couldn't load how many visions you have left.",
  creditsLeft: (credits: number) =>
    credits === -1 ? 'Unlimited visions' : `${credits} ${credits === 1 ? 'vision' : 'visions'} left`,
}
