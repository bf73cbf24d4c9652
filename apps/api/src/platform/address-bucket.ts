import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Returns the key by which rate limits count a client: the IPv4 address, or the /64 network of an IPv6 address. */
export function toAddressBucket(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`
}
