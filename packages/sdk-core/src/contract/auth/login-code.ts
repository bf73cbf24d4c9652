/** Converts a typed sign-in code to the form in the email: capitals, without spaces or dashes. */
export function normalizeLoginCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}
