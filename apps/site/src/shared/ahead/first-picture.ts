/** The picture that is seen first of an answer, of one vendor or of a page of them; `null` for none of the web. */
export function firstPicture(answer: unknown): string | null {
  const { business_name, image } = firstOf(answer)
  const isVendor = typeof business_name === 'string'
  return isVendor && typeof image === 'string' && /^https?:\/\//.test(image) ? image : null
}

function firstOf(answer: unknown): Record<string, unknown> {
  if (!isRecord(answer)) return {}
  const found = Array.isArray(answer.results) ? answer.results[0] : answer
  return isRecord(found) ? found : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
