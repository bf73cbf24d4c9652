import { vendorPath } from '@vowkit/sdk-core/contract'

const ENTITIES: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** Converts untrusted text to plain text. Removes markup, URLs and line breaks. */
export function plain(text: string): string {
  return text
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+|\b(?:javascript|data|vbscript):\S*/gi, '')
    .replace(/[*[\]<>\\`]|\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Converts HTML to plain text. */
export function wordsOfHtml(html: string): string {
  const text = html
    .replace(/<\/?(?:strong|em|b|i|u|a|span)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '')
  return plain(text)
}

/** Formats untrusted text in bold. Returns an empty string for an empty text. */
export function bold(text: string): string {
  const words = plain(text)
  return words && `**${words}**`
}

/** Formats a link to a vendor's profile. */
export function profileLink(id: number | string): string {
  return `[View Profile](${vendorPath(id)})`
}

/** Shortens a text to complete sentences if possible, else to complete words. */
export function beginning(text: string, max: number): string {
  const words = plain(text)
  if (words.length <= max) return words
  const sentences = /^.+[.!?](?=\s)/.exec(words.slice(0, max + 1))?.[0]
  return sentences && sentences.length > max / 3 ? sentences : `${words.slice(0, max).replace(/\s+\S*$/, '')}…`
}

/** Quotes an untrusted text. */
export function quote(text: string, max = 200): string {
  return `“${beginning(text, max).replace(/[“”]/g, '"')}”`
}

/** Splits a text into words in lower case, without accents, apostrophes and punctuation. */
export function wordsIn(text: string): string[] {
  const flat = text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
  return flat.match(/\p{L}[\p{L}\p{N}]*|\p{N}+/gu) ?? []
}
