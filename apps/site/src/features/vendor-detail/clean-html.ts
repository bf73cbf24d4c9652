import DOMPurify, { type Config } from 'dompurify'

/** Tags that give a text its form, and links that lead to the same place on every page. */
const RULES = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4'],
  ALLOWED_ATTR: ['href'],
  // Without its slashes an address would be one of this site.
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** What somebody else wrote as HTML, with nothing left that could run, load or pretend. Its links open in a new tab. */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, RULES)
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'noopener noreferrer nofollow'
    link.target = '_blank'
  }
  return fragment
}
