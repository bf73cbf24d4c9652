const MAX_LENGTH = 60
const FALLBACK = 'picture'

/**
 * Turns a title into a file name without extension: lower-case letters and digits of any script, joined by hyphens.
 * "Moroccan courtyard at dusk" becomes `moroccan-courtyard-at-dusk`.
 */
export function toFileName(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...words.join('-')].slice(0, MAX_LENGTH).join('').replace(/-$/, '') || FALLBACK
}

/** Returns the header that makes browsers save a response as a file of this name. */
export function toAttachment(title: string, extension: string): string {
  const name = toFileName(title)
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '')
  const encoded = encodeURIComponent(name)
  return `attachment; filename="${ascii || FALLBACK}.${extension}"; filename*=UTF-8''${encoded}.${extension}`
}
