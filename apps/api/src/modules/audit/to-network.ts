import { isIPv4 } from 'node:net'
import { toAddressBucket } from '../../platform/address-bucket.ts'

/** Returns the network of a client address: a /24 of IPv4, or a /48 of IPv6. It identifies no single household. */
export function toNetwork(ip: string): string {
  const bucket = toAddressBucket(ip)
  if (isIPv4(bucket)) return `${bucket.split('.').slice(0, 3).join('.')}.0/24`
  return `${bucket.split(':').slice(0, 3).join(':')}::/48`
}
