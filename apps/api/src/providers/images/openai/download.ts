import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { ImageFailed } from '../errors.ts'
import { MAX_IMAGE_BYTES, readCapped } from './image-bytes.ts'
import { isPublicAddress, lookupPublic } from './public-address.ts'

const MAX_REDIRECTS = 3

/**
 * Fetches a finished picture from the address the provider named.
 *
 * An address is somebody else's text: it must not make us read from our own network, so only the provider's
 * own host may be private. Our key is never sent along.
 */
export async function download(address: string, providerHost: string, signal: AbortSignal): Promise<Uint8Array> {
  let url = toUrl(address)
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const response = await get(url, url.host === providerHost, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return readCapped(response, MAX_IMAGE_BYTES)
    response.destroy()
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw unavailable(`answered ${statusCode}`)
    url = toUrl(headers.location, url)
  }
  throw unavailable('redirects in circles')
}

async function get(url: URL, trusted: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address in numbers is connected to without any lookup.
  if (!trusted && isIP(host) && !isPublicAddress(host)) throw unavailable('is not a public address')
  try {
    const { get } = url.protocol === 'https:' ? https : http
    const [response] = await once(get(url, { signal, lookup: trusted ? undefined : lookupPublic }), 'response')
    return response
  } catch (cause) {
    throw unavailable('cannot be reached', { cause })
  }
}

function toUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new ImageFailed('malformed', 'The image provider named no web address for its picture')
}

// The address is not quoted: its query is often a signature that opens the picture to anybody.
function unavailable(why: string, options?: ErrorOptions): ImageFailed {
  return new ImageFailed('result_unavailable', `The address of the finished picture ${why}`, options)
}
