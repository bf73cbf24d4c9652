import { vendorPath } from '@vowkit/sdk-core/contract'

const ENTITIES: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What somebody else wrote, as words alone: nothing of it is markup, an address or a line of its own. */
export function plain(text: string): string {
  return text
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+|\b(?:javascript|data|vbscript):\S*/gi, '')
    .replace(/[*[\]<>\\`]|\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of HTML. */
export function wordsOfHtml(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '')
  return plain(text)
}

/** What somebody else wrote, in bold; nothing for nothing. */
export function bold(text: string): string {
  const words = plain(text)
  return words && `**${words}**`
}

/** Leads to a vendor. */
export function profileLink(id: number | string): string {
  return `[View Profile](${vendorPath(id)})`
}

/** Dollars as people write them. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: amount % 1 ? 2 : 0, maximumFractionDigits: 2 })}`
}

/** "a, b and c", and the same with "or", in a language. */
export function listIn(language: string) {
  const join = (type: Intl.ListFormatType) => {
    const format = new Intl.ListFormat(language, { type })
    return (items: readonly string[]) => {
      const left = [...items]
      // What joins words may depend on how they sound, which stars say nothing of.
      const parts = format.formatToParts(items.map((item) => item.replace(/^\*+/, '')))
      const told = parts.map(({ type, value }) =>
        type === 'element' ? left.shift() : value.replace(/^, (?=(and|or) )/, ' '),
      )
      return told.join('')
    }
  }
  return { and: join('conjunction'), or: join('disjunction') }
}

/** "1 florist", "3 florists" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** The beginning of a text, whole sentences where there is room for one, whole words else. */
export function beginning(text: string, max: number): string {
  const words = plain(text)
  if (words.length <= max) return words
  const sentences = /^.+[.!?](?=\s)/.exec(words.slice(0, max + 1))?.[0]
  return sentences && sentences.length > max / 3 ? sentences : `${words.slice(0, max).replace(/\s+\S*$/, '')}…`
}

/** A date as people say it in a language, from `YYYY-MM-DD`. */
export function dateIn(language: string): (date: string) => string {
  const options: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }
  const format = new Intl.DateTimeFormat(language, options)
  return (date) => format.format(new Date(`${date}T00:00:00Z`))
}
