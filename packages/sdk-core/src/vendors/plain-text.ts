/**
 * Matches comments and elements with invisible content. Without an end tag, the match extends to the end of the text.
 */
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea|noscript|iframe)\b[\s\S]*?(?:<\/\1[^>]*>?|$)/gi
/** Matches a tag with any attributes. The branches are unambiguous, so that no input causes backtracking. */
const TAG = /<[/!?a-z](?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*>?/gi
/** Matches inline tags, which do not separate words. */
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

/** Converts HTML to one line of text. Do not insert the result into a page as HTML. */
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
