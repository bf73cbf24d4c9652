import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A host that is, or resolves to, an address that is not on the public internet. */
export class PrivateHost extends Error {
  override readonly name = 'PrivateHost'

  constructor() {
    super('The host has an address that is not public.')
  }
}

/** Whether an IP address is on the public internet. False for private, loopback, link-local and reserved addresses. */
export function isPublicAddress(address: string): boolean {
  // `process` converts IPv4-mapped IPv6 addresses to IPv4.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Throws `PrivateHost` if the host of a URL is an IP address that is not public. Sockets look up only host names. */
export function assertPublicLiteral({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host)) throw new PrivateHost()
}

type Resolve = (
  hostname: string,
  options: { all: true; family?: number; hints?: number },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Creates a `lookup` function for sockets, which fails with `PrivateHost` if any address of the host is not public. The
 * socket connects to the addresses that were checked, so a DNS record that changes in between has no effect.
 */
export function createPublicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, { family, hints, all }, callback) => {
    const options = { all: true as const, ...(hints !== undefined && { hints }), ...toFamily(family) }
    resolve(hostname, options, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('The host has no address.'), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateHost(), '', 0)
      if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function toFamily(family: number | string | undefined): { family?: number } {
  return family === 4 || family === 6 ? { family } : {}
}
