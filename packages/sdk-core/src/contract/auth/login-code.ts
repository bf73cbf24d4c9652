/** Converts a typed sign-in code to capitals, without spaces and dashes, as the email shows it. */
export function normalizeLoginCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}
