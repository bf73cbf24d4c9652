import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../providers/files/objects.ts'

/**
 * Parses the `Range` header. Returns null if the complete file must be sent: without a range, for several ranges, or if
 * `If-Range` names a different version of the file.
 */
export function readRange(headers: IncomingHttpHeaders, size: number, tag: string): ByteRange | 'unsatisfiable' | null {
  const condition = headers['if-range']
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (!whole || whole === 'bytes=-' || (condition !== undefined && condition !== tag)) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start <= end ? { start, end } : 'unsatisfiable'
}
