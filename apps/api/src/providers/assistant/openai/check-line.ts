import { bold, plain, profileLink, wordsIn } from '@vowkit/concierge'
import type { Known } from './known.ts'

/** Bold words, and links of either notation. */
const MARKUP = /\*\*([^*\n]+)\*\*|!?\[([^\]\n]*)\]\(([^)\n]*)\)/g
const PROFILE = /^\/dashboard\/vendor-detail\/(\d{1,9})\/?$/
/** Two or more words that begin like names do. */
const NAMES = /\p{Lu}[\p{L}\p{N}'’-]*(?:\s+(?:(?:&|and|of|the|de|la|y)\s+)?\p{Lu}[\p{L}\p{N}'’-]*)+/gu

/** A line with nothing in it but words and the forms of markup a reply may have; `""` for one that says what is not so. */
export async function checkLine(raw: string, known: Known): Promise<string> {
  const line = toOurMarkup(raw)
  const parts: string[] = []
  let at = 0
  let named = ''
  for (const match of line.matchAll(MARKUP)) {
    const [all, strong, label = '', target = ''] = match
    parts.push(withoutMarkup(line.slice(at, match.index)))
    at = match.index + all.length
    if (strong !== undefined) {
      named = strong
      parts.push(known.covers(strong) ? bold(strong) : plain(strong))
      continue
    }
    const id = Number(PROFILE.exec(target.trim())?.[1] ?? 0)
    const name = id > 0 && !all.startsWith('!') ? await known.nameOf(id) : null
    if (name === null) return ''
    const isLabelled = !isSame(label, 'View Profile')
    if (isLabelled && !isSame(label, name)) return ''
    if (named && !isSame(named, name)) return ''
    if (isLabelled) parts.push(`${bold(name)} `)
    parts.push(profileLink(id))
    known.noteVendor(id, name)
    named = ''
  }
  parts.push(withoutMarkup(line.slice(at)))
  const text = parts.join('')
  return namesNobody(text, known) ? text : ''
}

/** The other notations of the same. */
function toOurMarkup(line: string): string {
  return line
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<a\s[^>]*href=["']?([^"'\s>]*)["']?[^>]*>([^<]*)<\/a>/gi, '[$2]($1)')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/^(\s*)[*-]\s+/, '$1• ')
}

/** Words as they are, with the space around them, without what might be taken for markup or an address. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\b(?:https?|javascript|data|vbscript|mailto|tel):\S*|\bwww\.\S+/gi, '')
    .replace(/<[^>]*>?|[*[\]<>\\`]/g, '')
    .replace(/[^\P{C}\n]/gu, ' ')
}

/** Whether every name in a text is one that was told; what begins a sentence may have its capital from there. */
function namesNobody(text: string, known: Known): boolean {
  const names = text.replace(/\[View Profile\]\([^)]*\)/g, '.').match(NAMES) ?? []
  return names.every((name) => {
    const rest = name.split(/\s+/).slice(1).join(' ')
    return [name, rest].some((said) => known.covers(said) || known.covers(said.replace(/['’]s$/, '')))
  })
}

function isSame(a: string, b: string): boolean {
  return wordsIn(a).join(' ') === wordsIn(b).join(' ')
}
