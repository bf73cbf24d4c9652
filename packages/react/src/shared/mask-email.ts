/** Masks an email address except its first letter and its host. */
export function maskEmail(email: string): string {
  return email.trim().replace(/^(.)[^@]*@/, '$1•••@')
}
