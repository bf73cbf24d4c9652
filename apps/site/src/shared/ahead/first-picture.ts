/**
 * The picture that is seen first of an answer: the first of a vendor's gallery, or the small one of the first vendor of a
 * page; `null` for none of the web.
 */
export function firstPicture(answer: unknown): string | null {
  const { business_name, image, gallery } = firstOf(answer)
  if (typeof business_name !== 'string') return null
  const shown = Array.isArray(gallery) ? gallery.map(pictureOf).find(isWebAddress) : image
  return isWebAddress(shown) ? shown : null
}

function pictureOf(item: unknown): unknown {
  return isRecord(item) ? item.image : null
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value)
}

function firstOf(answer: unknown): Record<string, unknown> {
  if (!isRecord(answer)) return {}
  const found = Array.isArray(answer.results) ? answer.results[0] : answer
  return isRecord(found) ? found : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
