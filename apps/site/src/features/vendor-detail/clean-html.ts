import DOMPurify, { type Config } from 'dompurify'

/** Allows text formatting tags, and absolute `https:` and `mailto:` links. */
const RULES = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4'],
  ALLOWED_ATTR: ['href'],
  // The slashes are required: browsers resolve `https:path` against this site.
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** Sanitizes untrusted HTML: removes scripts, styles, embedded content and attributes. Links open in a new tab. */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, RULES)
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'noopener noreferrer nofollow'
    link.target = '_blank'
  }
  return fragment
}
