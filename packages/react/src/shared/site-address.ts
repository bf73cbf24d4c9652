/**
 * Removes trailing slashes from a site URL. Returns `undefined` unless the URL is empty, a path, `http:` or `https:`.
 */
export function siteAddress(address: string | undefined): string | undefined {
  return address !== undefined && /^(https?:\/\/|\/|$)/i.test(address) ? address.replace(/\/+$/, '') : undefined
}
