import { vendorPath } from '../contract/site/paths.ts'

/** What a reply shows, as a tree. Whatever is no markup of ours is text. */
export type ReplyNode =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'bold'; children: ReplyNode[] }
  | { type: 'vendor'; text: string; vendorId: string; path: string }

/** `**bold**` or `<b>`, a line break, `[label](target)`, or `<a href="target">label</a>`. */
const MARKUP =
  /\*\*(?=\S)([^*]+|[^*][\s\S]*?)\*\*|<(b|strong)>([\s\S]*?)<\/\2>|\r?\n|<br *\/?>|\[([^[\]\n]+)\]\(([^()\s]*)\)|<a href=(["'])([^"'<>\s]*)\6[^<>]*>([^<]+)<\/a>/gi

/** What a reply that is still being written may end with: markup that has begun, or bold by tags without its end. */
const HALF_MARKUP =
  /(?:\[[^[\]\n]*(?:\](?:\([^()\s]*)?)?|<(b|strong)>(?:(?!<\/\1>)[\s\S])*|<a href=[^<>]*>[^<]*(?:<[^<>]*)?|<[^<>]*|\*+)$/i

/** A path of the site that shows a vendor. */
const VENDOR_PATH = /^\/dashboard\/vendor-detail\/(\d{1,9})\/?$/

/**
 * Reads the markup of a reply: bold, line breaks and links to vendors of the site. Links that lead elsewhere are their
 * text. `siteUrl` is the address of the site, without a slash at the end, that links may begin with.
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

/** The same for a reply that is still being written: what may be half a tag waits, and bold that has begun is bold. */
export function parseHalfReply(text: string, siteUrl?: string): ReplyNode[] {
  const whole = text.replace(HALF_MARKUP, '')
  const isInBold = whole.split('**').length % 2 === 0
  if (!isInBold) return parseReply(whole, siteUrl)
  const start = whole.lastIndexOf('**')
  return [
    ...parseReply(whole.slice(0, start), siteUrl),
    { type: 'bold', children: parseReply(whole.slice(start + 2), siteUrl) },
  ]
}

function toLink(label: string, target: string, siteUrl: string): ReplyNode {
  const text = label.replaceAll('**', '')
  const isOfSite = siteUrl !== '' && target.startsWith(`${siteUrl}/`)
  const vendorId = VENDOR_PATH.exec(isOfSite ? target.slice(siteUrl.length) : target)?.[1]
  return vendorId ? { type: 'vendor', text, vendorId, path: vendorPath(vendorId) } : { type: 'text', text }
}
