import type { AssistantCard } from '../contract/assistant/schema.ts'
import { vendorPath } from '../contract/site/paths.ts'

/** A node of a parsed reply. Unsupported markup becomes text. */
export type ReplyNode =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'bold'; children: ReplyNode[] }
  | { type: 'vendor'; text: string; vendorId: string; path: string }

/** Matches `**bold**` or `<b>`, a line break, `[label](target)`, or `<a href="target">label</a>`. */
const MARKUP =
  /\*\*(?=\S)([^*]+|[^*][\s\S]*?)\*\*|<(b|strong)>([\s\S]*?)<\/\2>|\r?\n|<br *\/?>|\[([^[\]\n]+)\]\(([^()\s]*)\)|<a href=(["'])([^"'<>\s]*)\6[^<>]*>([^<]+)<\/a>/gi

/** Matches incomplete markup at the end of a streaming reply: a partial tag or link, or an unclosed bold tag. */
const HALF_MARKUP =
  /(?:\[[^[\]\n]*(?:\](?:\([^()\s]*)?)?|<(b|strong)>(?:(?!<\/\1>)[\s\S])*|<a href=[^<>]*>[^<]*(?:<[^<>]*)?|<[^<>]*|\*+)$/i

/** Matches the path of a vendor's profile on the site. */
const VENDOR_PATH = /^\/dashboard\/vendor-detail\/(\d{1,9})\/?$/

/** Matches the path of a vendor's profile inside a text. */
const VENDOR_TARGET = /\/dashboard\/vendor-detail\/(\d{1,9})\b/g

/**
 * Parses bold text, line breaks and vendor links in a reply. Other links become text. `siteUrl` is the site's URL
 * without a trailing slash, and is used to recognize absolute links.
 */
export function parseReply(text: string, siteUrl = ''): ReplyNode[] {
  const nodes: ReplyNode[] = []
  const add = (plain: string) => plain !== '' && nodes.push({ type: 'text', text: plain })
  let end = 0
  for (const match of text.matchAll(MARKUP)) {
    add(text.slice(end, match.index))
    end = match.index + match[0].length
    const bold = match[1] ?? match[3]
    const label = match[4] ?? match[8]
    if (bold !== undefined) nodes.push({ type: 'bold', children: parseReply(bold, siteUrl) })
    else if (label === undefined) nodes.push({ type: 'break' })
    else nodes.push(toLink(label, match[5] ?? match[7] ?? '', siteUrl))
  }
  add(text.slice(end))
  return nodes
}

/** Parses a streaming reply. Drops incomplete markup at the end, and treats unclosed bold text as bold. */
export function parseHalfReply(text: string, siteUrl?: string): ReplyNode[] {
  const complete = text.replace(HALF_MARKUP, '')
  const isInBold = complete.split('**').length % 2 === 0
  if (!isInBold) return parseReply(complete, siteUrl)
  const start = complete.lastIndexOf('**')
  return [
    ...parseReply(complete.slice(0, start), siteUrl),
    { type: 'bold', children: parseReply(complete.slice(start + 2), siteUrl) },
  ]
}

/** Removes the lines of a reply that link to a vendor with a card, so that the reply names no vendor twice. */
export function withoutCardLines(text: string, cards: readonly Pick<AssistantCard, 'vendor_id'>[]): string {
  if (cards.length === 0) return text
  const ids = new Set(cards.map(({ vendor_id }) => String(vendor_id)))
  const isOfCard = (line: string) => [...line.matchAll(VENDOR_TARGET)].some(([, id = '']) => ids.has(id))
  return text
    .split('\n')
    .filter((line) => !isOfCard(line))
    .join('\n')
    .trim()
}

function toLink(label: string, target: string, siteUrl: string): ReplyNode {
  const text = label.replaceAll('**', '')
  const isAbsolute = siteUrl !== '' && target.startsWith(`${siteUrl}/`)
  const vendorId = VENDOR_PATH.exec(isAbsolute ? target.slice(siteUrl.length) : target)?.[1]
  return vendorId ? { type: 'vendor', text, vendorId, path: vendorPath(vendorId) } : { type: 'text', text }
}
