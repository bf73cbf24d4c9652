import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

const NOT_PUBLIC = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4')
}
// Tunnel prefixes (6to4, Teredo) can embed any IPv4 address.
NOT_PUBLIC.addSubnet('2002::', 16, 'ipv6')
NOT_PUBLIC.addSubnet('2001::', 32, 'ipv6')

const PUBLIC_IPV6 = new BlockList()
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public internet rather than in a private network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return PUBLIC_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
  return isIP(address) === 4 && !NOT_PUBLIC.check(address, 'ipv4')
}

/**
 * Resolves a host name for a connection. Fails if any of its addresses is private.
 * The connection uses the checked addresses, because a second lookup could return different ones (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '')
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} has a private address`), '')
    }
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}
