import { bold, plain, profileLink } from '@vowkit/concierge'
import { figuresIn } from './figures.ts'
import { isSame, type Known } from './known.ts'

/** A checked part of a reply: its text with only the allowed markup, or the reason why it is held back. */
export type Checked =
  | { isTrue: true; text: string }
  /** `vendorId` is the vendor that the part is about, if the catalogue has it. */
  | { isTrue: false; vendorId: number | undefined }

/** Matches bold text, links and images in Markdown. */
const MARKUP = /\*\*([^*\n]+)\*\*|!?\[([^\]\n]*)\]\(([^)\n]*)\)/g
const PROFILE = /^\/dashboard\/vendor-detail\/(\d{1,9})\/?$/
/** Matches two or more capitalized words, which look like a name. */
const NAMES = /\p{Lu}[\p{L}\p{N}'’-]*(?:\s+(?:(?:&|and|of|the|de|la|y)\s+)?\p{Lu}[\p{L}\p{N}'’-]*)+/gu
/** Matches words after which a name is the name of a vendor. */
const RECOMMENDS =
  /(?:\b(?:try|contact|ask|call|book|hire|choose|recommend|suggest|love|by|with|from|like|called|named|prueba|contacta|recomiendo|llamad[oa]|con)|[•-])\s*$/iu
/** Matches words of places, such as parks and cities, which are no vendors. */
const PLACES =
  /\b(park|valley|beach|lake|bay|county|city|street|avenue|mount|mountains?|coast|creek|river|hills?|island|san|santa|los|las|el|california|area|country|north|south|east|west|day|eve)\b/i

/**
 * Checks a line, or a sentence without markup. It is held back if it names or links to a vendor that the model did not
 * receive, or states a figure that the model did not receive.
 */
export async function checkLine(raw: string, known: Known): Promise<Checked> {
  const line = normalizeMarkup(raw)
  const parts: string[] = []
  let at = 0
  let named = ''
  let vendorId: number | undefined
  let isTrue = true
  for (const match of line.matchAll(MARKUP)) {
    const [all, strong, label = '', target = ''] = match
    parts.push(stripMarkup(line.slice(at, match.index)))
    at = match.index + all.length
    if (strong !== undefined) {
      named = strong
      vendorId ??= known.idOf(strong)
      parts.push(known.covers(strong) ? bold(strong) : plain(strong))
      continue
    }
    const id = Number(PROFILE.exec(target.trim())?.[1] ?? 0)
    const name = id > 0 && !all.startsWith('!') ? await known.nameOf(id) : null
    const isLabelled = !isSame(label, 'View Profile')
    if (name !== null) vendorId = id
    if (name === null || (isLabelled && !isSame(label, name)) || (named && !isSame(named, name))) {
      isTrue = false
      continue
    }
    if (isLabelled) parts.push(`${bold(name)} `)
    parts.push(profileLink(id))
    known.addVendor(id, name)
    named = ''
  }
  parts.push(stripMarkup(line.slice(at)))
  const text = parts.join('')
  const claims = text.replace(/\[View Profile\]\([^)]*\)/g, '.')
  isTrue &&= figuresIn(claims.replace(/^\s*\d{1,2}[.)]\s/, '')).every((figure) => known.hasNumber(figure))
  isTrue &&= hasOnlyKnownNames(claims, line.includes('['), known)
  return isTrue ? { isTrue, text } : { isTrue, vendorId }
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

/**
 * Whether the model received every name of a vendor in the text. A name is one of a vendor beside a link, and after
 * words such as "try". The names of places and holidays are not claims about a vendor.
 */
function hasOnlyKnownNames(text: string, hasLink: boolean, known: Known): boolean {
  return [...text.matchAll(NAMES)].every((match) => {
    const name = match[0]
    const before = text.slice(0, match.index)
    const rest = name.split(/\s+/).slice(1).join(' ')
    // A verb at the start of a sentence has a capital letter as well: "Try Golden Petals".
    const isAfterVerb = RECOMMENDS.test(`${name.split(/\s+/)[0]} `)
    const isVendor = hasLink || isAfterVerb || RECOMMENDS.test(before) || before.trim() === ''
    if (!isVendor || PLACES.test(name)) return true
    return [name, rest].some((part) => known.covers(part) || known.covers(part.replace(/['’]s$/, '')))
  })
}
