import type { Tags } from './tags.ts'
import type { Token } from './tokens.ts'

/** How many tokens a negation reaches. */
const REACH = 6

/** "My cousin can't eat gluten" is about gluten, not about eating. */
const CONSUMES = /^(?:eat|eats|drink|drinks|feed|feeds|serve|serves)$/

/** Words that start a new part of the sentence: "anywhere but Napa for a winery wedding". */
const STARTS_PART = new Set(['for', 'with', 'para', 'con', 'pour', 'avec', 'fur', 'mit', 'per', 'com'])

/**
 * Whether a word before a position in the same clause negates it: "without a drone", "not in Napa or Oakland". `names`
 * are the positions of places and vendors.
 */
export function isNegated(at: number, tokens: readonly Token[], tags: Tags, names: ReadonlySet<number>): boolean {
  return negationBefore(at, tokens, tags, names) >= 0 || isNegatedAfter(at, tokens, tags)
}

/** The position of the word that negates a position, or -1. */
export function negationBefore(at: number, tokens: readonly Token[], tags: Tags, names: ReadonlySet<number>): number {
  let isListed = false
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    // "No, a DJ" answers the reply before.
    if (tags.has(before, 'cue', 'not')) return tokens[before]?.endsClause || isDouble(before, tags) ? -1 : before
    if (tokens[before]?.endsClause && !endsListItem(before, tags)) break
    if (tags.has(before, 'cue', 'but') || STARTS_PART.has(tokens[before]?.word ?? '')) break
    isListed ||= tags.has(before, 'cue', 'or') || tags.has(before, 'cue', 'also') || tokens[before]?.endsClause === true
    // "Not gluten free cake" negates the first thing after the negation only.
    if (CONSUMES.test(tokens[before]?.word ?? '')) continue
    const isContent = names.has(before) || ['topic', 'absence', 'category'].some((kind) => isKind(before, kind, tags))
    if (isContent && !isListed && !isSameName(before, at, names)) break
  }
  return -1
}

/** "Not without alcohol" */
function isDouble(at: number, tags: Tags): boolean {
  return tags.has(at - 1, 'cue', 'not') && tags.endOf(at - 1) === at
}

function isKind(at: number, kind: string, { matches }: Tags): boolean {
  return matches.some(
    (match) => match.at <= at && at < match.at + match.length && match.tags.some((tag) => tag.kind === kind),
  )
}

/** Whether both positions are in one name without a gap. */
function isSameName(before: number, at: number, names: ReadonlySet<number>): boolean {
  for (let position = before; position <= at; position++) if (!names.has(position)) return false
  return true
}

/** A comma within a list does not end the negation: "without meat, fish or eggs". */
function endsListItem(at: number, tags: Tags): boolean {
  return tags.has(at + 2, 'cue', 'or') || tags.has(at + 3, 'cue', 'or')
}

/** In "dogs not allowed" and Chinese "不要" the negation follows or is a part of the verb. */
function isNegatedAfter(at: number, tokens: readonly Token[], tags: Tags): boolean {
  const next = tags.endOf(at)
  return tokens[next]?.word === 'free' && !tokens[next - 1]?.endsClause
}
