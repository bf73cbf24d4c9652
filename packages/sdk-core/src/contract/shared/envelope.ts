/** Whether a value is an object with string keys, and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the list in an array, `{results}`, `{data: […]}` or `{data: {results}}`. Returns `null` if there is none. */
export function listIn(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return null
  if (Array.isArray(body.results)) return body.results
  return 'data' in body ? listIn(body.data) : null
}

/** Returns the `count` of a paged response from the top level or from `data`. Falls back to the length of the list. */
export function countIn(body: unknown): number {
  const data = isRecord(body) ? body.data : undefined
  for (const holder of [body, data]) if (isRecord(holder) && typeof holder.count === 'number') return holder.count
  return listIn(body)?.length ?? 0
}

/** Returns the URL of an image from text, `{image}`, `{image_url}` or `{url}`. Returns `""` for other values. */
export function imageIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (!isRecord(value)) return ''
  return imageIn(value.image ?? value.image_url ?? value.url ?? '')
}
