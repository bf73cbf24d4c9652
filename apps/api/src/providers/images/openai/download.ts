import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { ImageFailed } from '../errors.ts'
import { MAX_IMAGE_BYTES, readCapped } from './image-bytes.ts'
import { isPublicAddress, lookupPublic } from './public-address.ts'

const MAX_REDIRECTS = 3

/**
 * Downloads an image from the URL in the provider's response.
 *
 * The URL is untrusted and must not give access to our network (SSRF). Only the provider's own host may have a private
 * IP address. The request does not contain the API key.
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
  throw unavailable('redirects too often')
}

async function get(url: URL, trusted: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // The lookup below does not run for IP addresses, so they are checked here.
  if (!trusted && isIP(host) && !isPublicAddress(host)) throw unavailable('has no public address')
  try {
    const { get } = url.protocol === 'https:' ? https : http
    const [response] = await once(get(url, { signal, lookup: trusted ? undefined : lookupPublic }), 'response')
    return response
  } catch (cause) {
    throw unavailable('is not reachable', { cause })
  }
}

function toUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new ImageFailed('malformed', 'The image provider returned an invalid image URL')
}

// The message does not quote the URL, because its query often contains a signature that gives access to the image.
function unavailable(why: string, options?: ErrorOptions): ImageFailed {
  return new ImageFailed('result_unavailable', `The URL of the finished image ${why}`, options)
}
