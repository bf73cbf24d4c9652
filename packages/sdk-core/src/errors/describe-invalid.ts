import type { Wire } from '../contract/shared/call.ts'
import { Unreadable } from '../contract/shared/read.ts'

/**
 * Returns what an invalid response contains, with the field that the reader rejects:
 * `invalid data: results[0].id is missing, expected text`. Names the type of the value only, because the value can be
 * private. Runs the reader again on a copy that records which field the reader gets last.
 */
export function describeInvalid(read: Wire['read'], data: unknown): string {
  if (typeof data === 'string')
    return data.trimStart().startsWith('<') ? 'a web page instead of JSON' : 'text instead of JSON'
  let path = ''
  let found = data

  function recording(value: unknown, place: string): unknown {
    path = place
    found = value
    if (typeof value !== 'object' || value === null) return value
    return new Proxy(value, {
      get(target, name, proxy) {
        const inner: unknown = Reflect.get(target, name, proxy)
        const isOwn =
          typeof name === 'string' && typeof inner !== 'function' && !(Array.isArray(target) && name === 'length')
        if (!isOwn) return inner
        return recording(inner, Array.isArray(target) ? `${place}[${name}]` : place === '' ? name : `${place}.${name}`)
      },
    })
  }

  try {
    read?.(recording(data, ''))
    return 'invalid data'
  } catch (cause) {
    if (!(cause instanceof Unreadable)) return 'invalid data'
    return `invalid data: ${path || 'the response'} is ${kindOf(found)}, ${cause.message}`
  }
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? 'text' : `a ${typeof value}`
}
