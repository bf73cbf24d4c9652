/** The picture that is seen first of an answer, of one vendor or of a page of them; `null` for none of the web. */
export function firstPicture(answer: unknown): string | null {
  const { image } = firstVendor(answer)
  return typeof image === 'string' && /^https?:\/\//.test(image) ? image : null
}

function firstVendor(answer: unknown): Record<string, unknown> {
  if (!isRecord(answer)) return {}
  const vendor = Array.isArray(answer.results) ? answer.results[0] : answer
  return isRecord(vendor) ? vendor : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
