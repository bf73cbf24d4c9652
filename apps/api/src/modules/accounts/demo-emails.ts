/** The people of a demo. Every visitor can sign in as each of them. */
export const DEMO_PEOPLE = [
  { email: 'maya@example.com', name: 'Maya Lindqvist', plan: 'free' },
  { email: 'noor@example.com', name: 'Noor Haddad', plan: 'free' },
  { email: 'unlimited@example.com', name: 'Una Rossi', plan: 'monthly' },
] as const
