/** A sign-in code in the form that is mailed: capitals, without the spaces and dashes that people type between groups. */
export function normalizeLoginCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}
