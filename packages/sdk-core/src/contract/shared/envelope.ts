/** Whether a value is a plain record that can be read by key. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The list in an answer that may be an array, `{results}`, `{data: […]}` or `{data: {results}}`; `null` when there is none. */
export function listIn(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return body
  if (!isRecord(body)) return null
  if (Array.isArray(body.results)) return body.results
  return 'data' in body ? listIn(body.data) : null
}

/** The total of a paged answer: at the top, else inside `data`, else the length of the list. */
export function countIn(body: unknown): number {
  const data = isRecord(body) ? body.data : undefined
  for (const holder of [body, data]) if (isRecord(holder) && typeof holder.count === 'number') return holder.count
  return listIn(body)?.length ?? 0
}

/** The address of a picture given as text or as `{image}`, `{image_url}` or `{url}`; `""` when there is none. */
export function imageIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (!isRecord(value)) return ''
  return imageIn(value.image ?? value.image_url ?? value.url ?? '')
}
