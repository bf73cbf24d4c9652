import type { IncomingHttpHeaders } from 'node:http'

export type Encoding = 'br' | 'gzip'

/** Returns the compressed encodings that a client accepts, the smallest first. */
export function acceptedEncodings({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding[] {
  const names = String(accepted)
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0])
  return (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding))
}
