/** An address of the site without a slash at its end; `undefined` unless it is `http:`, `https:` or a path. */
export function siteAddress(address: string | undefined): string | undefined {
  return address !== undefined && /^(https?:\/\/|\/|$)/i.test(address) ? address.replace(/\/+$/, '') : undefined
}
