/** What is no text of the page, with all that is in it. An end that is missing is the end of the text. */
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea|noscript|iframe)\b[\s\S]*?(?:<\/\1[^>]*>?|$)/gi
/** A tag, whose attributes may hold anything; each branch always matches, so that no text takes long. */
const TAG = /<[/!?a-z](?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*>?/gi
/** Tags that stand inside a word; the others end it. */
const INLINE = /^<\/?(?:a|abbr|b|big|em|font|i|mark|s|small|span|strong|sub|sup|u)\b/i
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
}

/** The words of HTML in one line, for places that show no more than text. It is text: never put it back into a page. */
export function plainText(html: string): string {
  return html
    .replace(UNSEEN, ' ')
    .replace(TAG, (tag) => (INLINE.test(tag) ? '' : ' '))
    .replace(ENTITY, decode)
    .replace(/\s+/g, ' ')
    .trim()
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return (Object.hasOwn(NAMED, name.toLowerCase()) && NAMED[name.toLowerCase()]) || entity
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
