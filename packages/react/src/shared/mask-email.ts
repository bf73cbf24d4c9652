/** Hides all of an address but its first letter and its host, so that it can be recognised but not read. */
export function maskEmail(email: string): string {
  return email.trim().replace(/^(.)[^@]*@/, '$1•••@')
}
