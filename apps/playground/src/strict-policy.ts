/** The strictest policy an element must live under: nothing inline, nothing from elsewhere, no markup from strings. */
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
