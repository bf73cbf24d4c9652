/** The first word of a name and the rest, as a new profile shows them. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** What an account is called where a name is shown. */
export function toUsername({ displayName, email }: { displayName: string; email: string }): string {
  return displayName || email
}
