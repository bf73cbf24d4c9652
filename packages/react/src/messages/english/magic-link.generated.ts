// Generated from messages/en.arb by `npm run messages`.

/** Texts for a magic link and its recommended vendors. */
export const magicLinkMessages = {
  active: 'Magic Link is Active',
  inactive: 'Magic Link is Inactive',
  activeNote: 'Your account is ready. Log in to see everything in one place.',
  inactiveNote: 'Set a password to activate your account.',
  login: 'Login to Dashboard',
  setPassword: 'Set your Password',
  categories: 'Categories',
  missing: '404 - Magic Link Not Found',
  missingNote: 'The link you provided is invalid or has expired.',
  invalid: 'Invalid or expired magic link.',
  invalidNote: 'Magic links work for a limited time. Log in to see your vendors, or ask us for a new link.',
  logIn: 'Log in',
  newLink: 'Ask for a new link',
  newLinkSubject: 'A new magic link',
  home: 'Go to the home page',
  contact: 'Contact us',
  signingIn: 'Signing you in…',
  vendors: 'Recommended Vendors',
  noVendors: 'No recommended vendors yet.',
  unnamed: 'View Profile',
  failed: 'Failed to fetch vendors. Please try again.',
  pages: 'Pages of recommended vendors',
  previous: 'Previous page',
  next: 'Next page',
  /** The number of the page and the number of pages, such as "1 / 3". */
  pageOf: (page: number, pages: number): string => `${page} / ${pages}`,
  pageSpoken: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  /** Added to the accessible name of a link. */
  newTab: '(opens in a new tab)',
}
