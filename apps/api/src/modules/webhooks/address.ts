import { invalidField } from '../../http/http-error.ts'
import { assertPublicLiteral, PrivateHost } from '../../platform/public-lookup.ts'

/**
 * Normalizes the URL of an endpoint. Throws 400 for URLs that can never receive a webhook. Host names are resolved when
 * a delivery is sent.
 */
export function readAddress(given: string, allowsPrivateHosts: boolean): string {
  const url = URL.canParse(given) ? new URL(given) : null
  const isAllowed = url?.protocol === 'https:' || (allowsPrivateHosts && url?.protocol === 'http:')
  if (!url || !isAllowed) throw invalidField('url', 'Enter an address that starts with https://.')
  if (url.username || url.password) throw invalidField('url', 'Enter an address without a user name and password.')
  url.hash = ''
  if (allowsPrivateHosts) return url.href
  try {
    assertPublicLiteral(url)
    return url.href
  } catch (error) {
    if (!(error instanceof PrivateHost)) throw error
    throw invalidField('url', 'Enter an address on the public internet.')
  }
}
