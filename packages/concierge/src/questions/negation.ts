import type { Tags } from './tags.ts'
import type { Token } from './tokens.ts'

/** How many tokens a negation reaches. */
const REACH = 6

/** Whether a word before a position in the same clause negates it: "without a drone", "not in Napa or Oakland". */
export function isNegated(at: number, tokens: readonly Token[], tags: Tags): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    if (tokens[before]?.endsClause && !isListed(before, tokens, tags)) return false
    if (tags.has(before, 'cue', 'but')) return false
    if (tags.has(before, 'cue', 'not')) return true
  }
  return isNegatedAfter(at, tokens, tags)
}

/** A comma within a list does not end the negation: "without meat, fish or eggs". */
function isListed(at: number, tokens: readonly Token[], tags: Tags): boolean {
  const next = at + 2
  return tags.has(next, 'cue', 'or') && tokens[at]?.endsClause === true
}

/** In "dogs not allowed" and Chinese "不要" the negation follows or is a part of the verb. */
function isNegatedAfter(at: number, tokens: readonly Token[], tags: Tags): boolean {
  const next = tags.endOf(at)
  return tokens[next]?.word === 'free' && !tokens[next - 1]?.endsClause
}
