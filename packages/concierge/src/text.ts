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

/** Formats an amount of dollars. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: amount % 1 ? 2 : 0, maximumFractionDigits: 2 })}`
}

/** Formats lists in a language, as in "a, b and c" or "a, b or c". */
export function listIn(language: string) {
  const join = (type: Intl.ListFormatType) => {
    const format = new Intl.ListFormat(language, { type })
    return (items: readonly string[]) => {
      const left = [...items]
      // Formats the list without asterisks, because the Spanish conjunction depends on the first sound of the next
      // item.
      const parts = format.formatToParts(items.map((item) => item.replace(/^\*+/, '')))
      const told = parts.map(({ type, value }) =>
        type === 'element' ? left.shift() : value.replace(/^, (?=(and|or) )/, ' '),
      )
      return told.join('')
    }
  }
  return { and: join('conjunction'), or: join('disjunction') }
}

/** Formats a count with its noun, as in "1 florist" or "3 florists". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** Shortens a text to complete sentences if possible, else to complete words. */
export function beginning(text: string, max: number): string {
  const words = plain(text)
  if (words.length <= max) return words
  const sentences = /^.+[.!?](?=\s)/.exec(words.slice(0, max + 1))?.[0]
  return sentences && sentences.length > max / 3 ? sentences : `${words.slice(0, max).replace(/\s+\S*$/, '')}…`
}

/** Formats a date (`YYYY-MM-DD`) in a language. */
export function dateIn(language: string): (date: string) => string {
  const options: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }
  const format = new Intl.DateTimeFormat(language, options)
  return (date) => format.format(new Date(`${date}T00:00:00Z`))
}
