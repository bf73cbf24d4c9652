import sanitizeHtml from 'sanitize-html'

/** Tags that give a text its form; nothing else of a vendor's HTML is kept. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  transformTags: { a: keepAddress },
  // Deeper than anybody writes; whoever draws it as a tree must not run out of stack.
  nestingLimit: 20,
}

const anyOf = (parts: string[]) => `(?:${parts.join('|')})*`
const inside = (content: string) => (tag: string) => `<${tag}>${content}</${tag}>`
const TEXT = ['[^<>&\\0\\r]', '&(?:amp|lt|gt);']
const INLINE = [...TEXT, '<br />', ...['b', 'strong', 'i', 'em'].map(inside(anyOf(TEXT)))]
const BLOCKS = ['p', 'h2', 'h3', 'h4'].map(inside(anyOf(INLINE)))
const LISTS = ['ul', 'ol'].map(inside(anyOf([inside(anyOf(INLINE))('li')])))
/** What most texts are: the plainest of what the cleaner leaves as it is, told in a tenth of the time. */
const PLAIN = new RegExp(`^${anyOf([...INLINE, ...BLOCKS, ...LISTS])}$`)

/** The HTML of a vendor's about text with nothing but the allowed tags, links by https and mailto, and text. */
export function sanitizeAboutUs(html: string): string {
  return isPlain(html) ? html : sanitizeHtml(html, OPTIONS)
}

/** Whether a text is of the kind that needs no cleaning. */
export function isPlain(html: string): boolean {
  return PLAIN.test(html)
}

/** A relative address would lead somewhere else on every page that shows it, so only whole ones stay. */
function keepAddress(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = /^(https:\/\/|mailto:)/i.test(href) ? { href } : {}
  return { tagName, attribs }
}
