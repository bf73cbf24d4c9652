// Stored at import time, because a host page may replace the methods of JSON later.
const { parse, stringify } = JSON

/** Parses JSON. Returns `undefined` for invalid JSON. */
export function fromJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Converts a value to JSON. Ignores a `toJSON` that a host page defines on `Array.prototype` or `Object.prototype`. */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => (item === undefined ? 'null' : toJson(item))).join(',')}]`
  if (typeof value !== 'object' || value === null) return stringify(value) ?? 'null'
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([key, member]) => `${stringify(key)}:${toJson(member)}`).join(',')}}`
}
