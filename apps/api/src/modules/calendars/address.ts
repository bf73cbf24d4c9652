import { invalidField } from '../../http/http-error.ts'
import { assertPublicLiteral, PrivateHost } from '../../platform/public-lookup.ts'

/**
 * Normalizes the address of a feed. `webcal:` stands for `https:`. Throws 400 for addresses that can never be read. Host
 * names are resolved when the feed is read.
 */
export function readFeedAddress(given: string, allowsPrivateHosts: boolean): URL {
  const address = given.replace(/^webcals?:/i, 'https:')
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !isAllowedProtocol(url, allowsPrivateHosts))
    throw invalidField('url', 'Enter an address that starts with https:// or webcal://.')
  if (url.username || url.password) throw invalidField('url', 'Enter an address without a user name and password.')
  url.hash = ''
  try {
    if (!allowsPrivateHosts) assertPublicLiteral(url)
    return url
  } catch (error) {
    if (!(error instanceof PrivateHost)) throw error
    throw invalidField('url', 'Enter an address on the public internet.')
  }
}

export function isAllowedProtocol({ protocol }: URL, allowsPrivateHosts: boolean): boolean {
  return protocol === 'https:' || (allowsPrivateHosts && protocol === 'http:')
}
