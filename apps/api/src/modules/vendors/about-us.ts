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

/** The HTML of a vendor's about text with nothing but the allowed tags, links by https and mailto, and text. */
export function sanitizeAboutUs(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

/** A relative address would lead somewhere else on every page that shows it, so only whole ones stay. */
function keepAddress(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = /^(https:\/\/|mailto:)/i.test(href) ? { href } : {}
  return { tagName, attribs }
}
