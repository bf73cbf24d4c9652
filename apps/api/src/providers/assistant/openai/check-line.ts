import { bold, plain, profileLink, wordsIn } from '@vowkit/concierge'
import type { Known } from './known.ts'

/** Matches bold text, links and images in Markdown. */
const MARKUP = /\*\*([^*\n]+)\*\*|!?\[([^\]\n]*)\]\(([^)\n]*)\)/g
const PROFILE = /^\/dashboard\/vendor-detail\/(\d{1,9})\/?$/
/** Matches two or more capitalized words, which look like a name. */
const NAMES = /\p{Lu}[\p{L}\p{N}'’-]*(?:\s+(?:(?:&|and|of|the|de|la|y)\s+)?\p{Lu}[\p{L}\p{N}'’-]*)+/gu

/** Returns the line with only the allowed markup, or `""` if the line names or links to an unknown vendor. */
export async function checkLine(raw: string, known: Known): Promise<string> {
  const line = normalizeMarkup(raw)
  const parts: string[] = []
  let at = 0
  let named = ''
  for (const match of line.matchAll(MARKUP)) {
    const [all, strong, label = '', target = ''] = match
    parts.push(stripMarkup(line.slice(at, match.index)))
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
    known.addVendor(id, name)
    named = ''
  }
  parts.push(stripMarkup(line.slice(at)))
  const text = parts.join('')
  return hasOnlyKnownNames(text, known) ? text : ''
}

/** Converts HTML and Markdown variants to the allowed markup. */
function normalizeMarkup(line: string): string {
  return line
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<a\s[^>]*href=["']?([^"'\s>]*)["']?[^>]*>([^<]*)<\/a>/gi, '[$2]($1)')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/^(\s*)[*-]\s+/, '$1• ')
}

/** Removes markup and URLs from text. Keeps the surrounding whitespace. */
function stripMarkup(text: string): string {
  return text
    .replace(/\b(?:https?|javascript|data|vbscript|mailto|tel):\S*|\bwww\.\S+/gi, '')
    .replace(/<[^>]*>?|[*[\]<>\\`]/g, '')
    .replace(/[^\P{C}\n]/gu, ' ')
}

/** Whether the model received every name in the text. Ignores the capital letter at the start of a sentence. */
function hasOnlyKnownNames(text: string, known: Known): boolean {
  const names = text.replace(/\[View Profile\]\([^)]*\)/g, '.').match(NAMES) ?? []
  return names.every((name) => {
    const rest = name.split(/\s+/).slice(1).join(' ')
    return [name, rest].some((part) => known.covers(part) || known.covers(part.replace(/['’]s$/, '')))
  })
}

function isSame(a: string, b: string): boolean {
  return wordsIn(a).join(' ') === wordsIn(b).join(' ')
}
