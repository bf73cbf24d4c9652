import type { Wire } from '../contract/shared/call.ts'
import { isRecord } from '../contract/shared/envelope.ts'
import { toJson } from '../platform/json.ts'

/** A request body and its content type. For a `FormData`, the browser sets the content type. */
export interface Encoded {
  body?: string | FormData
  headers: Record<string, string>
}

export function jsonBody(body: unknown): Encoded {
  return { body: toJson(body), headers: { 'Content-Type': 'application/json' } }
}

/** Encodes the body of a call with the encoding in the contract. */
export function encodeBody(call: Wire, body: unknown, files: Record<string, readonly Blob[]> = {}): Encoded {
  if (body === undefined) return { headers: {} }
  if (call.encoding !== 'multipart') return jsonBody(body)
  const form = new FormData()
  for (const [name, given] of Object.entries(isRecord(body) ? body : {}))
    for (const value of Array.isArray(given) ? given : [given]) if (value != null) form.append(name, String(value))
  for (const [name, blobs] of Object.entries(files))
    blobs.forEach((blob, index) => {
      const isNamed = call.namesFiles && blob instanceof File
      form.append(name, blob, isNamed ? blob.name : `${name}-${index + 1}`)
    })
  return { body: form, headers: {} }
}

/** Inserts the path parameters of a call. */
export function fillPath(template: string, params: unknown): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(isRecord(params) ? params[name] : '')),
  )
}

/** Adds query parameters to a path. The result starts with `/`. */
export function withQuery(path: string, params?: unknown): string {
  const pairs = Object.entries(isRecord(params) ? params : {}).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  const query = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  const absolute = `/${path.replace(/^\/+/, '')}`
  return query.length > 0 ? `${absolute}${absolute.includes('?') ? '&' : '?'}${query.join('&')}` : absolute
}
