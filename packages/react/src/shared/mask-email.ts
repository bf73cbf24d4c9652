/** Masks an email address except for its first letter and its domain: `m•••@example.com`. */
export function maskEmail(email: string): string {
  return email.trim().replace(/^(.)[^@]*@/, '$1•••@')
}
