import { posix } from 'node:path'
import type { Page } from './sections.ts'

/** A guide as a page of the site: its front matter, and its Markdown without the first heading. */
export interface SitePage {
  title: string
  description: string
  body: string
}

const MAX_DESCRIPTION = 160

/**
 * Converts a Markdown file of the repository to a page of the site. Links to other pages lead to their paths on the
 * site. A link to a file that is not a page becomes plain text.
 */
export function toPage(markdown: string, source: string, pages: readonly Page[]): SitePage {
  const text = markdown.replace(/^<!--.*?-->\s*/s, '')
  const heading = /^# (.+)\n+/.exec(text)
  if (!heading?.[1]) throw new Error(`${source} must start with a heading of level 1.`)
  const body = outsideCode(text.slice(heading[0].length), (prose) => moveLinks(prose, source, pages))
  return { title: toPlain(heading[1]), description: describe(body), body }
}

/** Applies a change to the Markdown outside fenced code blocks. */
function outsideCode(markdown: string, change: (prose: string) => string): string {
  return markdown
    .split(/(^```.*?^```$)/ms)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('')
}

function moveLinks(prose: string, source: string, pages: readonly Page[]): string {
  return prose.replace(/(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, (link, image, text, target: string) => {
    if (image || /^[a-z]+:|^#/.test(target)) return link
    const path = toSitePath(target, source, pages)
    return path ? `[${text}](${path})` : text
  })
}

function toSitePath(target: string, source: string, pages: readonly Page[]): string | undefined {
  const [file = '', anchor] = target.split('#')
  const path = posix.normalize(posix.join(posix.dirname(source), file)).replace(/\/$/, '')
  const page = pages.find((each) => [path, `${path}/README.md`].includes(each.source))
  if (!page) return path === 'docs/reference/README.md' ? '/reference/vision-generator/' : undefined
  return `/${page.slug}/${anchor ? `#${anchor}` : ''}`
}

/** Returns the first paragraph as plain text, cut at the end of a word. */
function describe(body: string): string {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  const first = paragraphs.find((paragraph) => /^[A-Z`*]/.test(paragraph)) ?? ''
  const text = toPlain(first.replace(/\s+/g, ' '))
  if (text.length <= MAX_DESCRIPTION) return text
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`
}

function toPlain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
}
