/** Splits a name at its first space, for the fields of a new profile. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Joins the names of a profile into a display name. */
export function joinName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim()
}

/** Returns the display name of an account, or its email address if it has none. */
export function toUsername({ displayName, email }: { displayName: string; email: string }): string {
  return displayName || email
}
