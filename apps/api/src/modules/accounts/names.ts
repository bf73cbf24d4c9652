/** The first word of a name and the rest, as a new profile shows them. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** The name to show of somebody with these names. */
export function joinName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim()
}

/** What an account is called where a name is shown. */
export function toUsername({ displayName, email }: { displayName: string; email: string }): string {
  return displayName || email
}
