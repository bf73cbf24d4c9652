/**
 * The address of the image that a screen shows first of an answer: the first of a vendor's gallery, or the small one of
 * the first vendor of a page. `null` if there is none with a web address. Imports nothing: it runs before all other code.
 */
export function firstImage(answer: unknown): string | null {
  const { results } = Object(answer)
  const { business_name, image, gallery } = Object(Array.isArray(results) ? results[0] : answer)
  if (typeof business_name !== 'string') return null
  const images: unknown[] = Array.isArray(gallery) ? gallery.map((item) => Object(item).image) : [image]
  return (images.find((found) => typeof found === 'string' && /^https?:\/\//.test(found)) as string | null) ?? null
}
