/** The strictest policy that elements support: no inline code, no other origins, no markup from strings. */
export function strictPolicy(apiUrl: string, { ownScripts = false } = {}): string {
  return [
    "default-src 'none'",
    `script-src ${apiUrl}${ownScripts ? " 'self'" : ''}`,
    "style-src 'self'",
    `img-src ${apiUrl} data: blob:`,
    `connect-src ${apiUrl}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
