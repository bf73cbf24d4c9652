/** Maximum length of the part of a slug that comes from the name. */
const MAX_LENGTH = 60
/** The slug of a vendor whose name has no letters and no digits. */
const NAMELESS = 'vendor'

/**
 * Converts a business name to a slug: lower-case letters and digits of any script, separated by single hyphens. Accents
 * of Latin letters are removed. A slug never consists of digits only, because such a path names a vendor's id.
 */
export function slugify(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const slug = cut(words.replace(/^-|-$/g, ''))
  if (slug === '') return NAMELESS
  return /^\d+$/.test(slug) ? `${NAMELESS}-${slug}` : slug
}

/** Cuts a long slug after its last complete word. */
function cut(slug: string): string {
  const characters = [...slug]
  if (characters.length <= MAX_LENGTH) return slug
  const start = characters.slice(0, MAX_LENGTH).join('')
  return characters[MAX_LENGTH] === '-' ? start : start.replace(/(.)-[^-]*$/u, '$1')
}

/**
 * Returns the slug of a vendor whose name another vendor has already taken. No name gives an underscore, so this slug is
 * unique.
 */
export function numberedSlug(slug: string, vendorId: number): string {
  return `${slug}_${vendorId}`
}
