import type { VendorProfile } from '../facts/profile.ts'
import type { Reading } from './reading.ts'
import type { VendorIntent } from './vendor-question.ts'

/** Words that ask for any vendor: "somewhere that takes 280 guests". */
const INDEFINITE = /^(?:somewhere|someplace|someone|somebody|anyone|anybody)$/
/** "Who has that on tap?" asks for a vendor, "who plays the harp?" for a person of the vendor. */
const SELLS = /^(?:has|does|makes|offers|sells|rents|serves)$/

/** Whether a question asks for any vendor, whatever the conversation is about. */
export function asksForAnyVendor({ tokens }: Pick<Reading, 'tokens'>): boolean {
  return tokens.some(({ word }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]?.word ?? '']
    const startsClause = !before || before.endsClause || /^(?:and|but|ok|so)$/.test(before.word)
    return startsClause && (INDEFINITE.test(word) || (word === 'who' && SELLS.test(next)))
  })
}

/**
 * Whether a question without a subject names something that the vendors of the last reply do not have: "and a white horse
 * for the baraat" after a reply about a makeup artist.
 */
export function wantsSomethingElse(
  { tags, tokens, categoryIds }: Reading,
  { aspects, conditions }: VendorIntent,
  focus: readonly VendorProfile[],
): boolean {
  const isAdded = tags.has(0, 'cue', 'also') || isReplacement({ tags, tokens })
  const isAsked = tags.any('cue', 'question') || tags.has(1, 'cue', 'verb') || aspects.length > 0
  const isOfVendor = tags.any('cue', 'it') || tags.any('cue', 'them') || tags.any('cue', 'you')
  if (!isAdded || isAsked || isOfVendor || focus.length === 0) return false
  // "Something vegan" is of the same kind as before.
  if (tokens.some(({ word }) => word === 'something' || word === 'anything')) return false
  // The first thing is the wanted one: "a horse for the baraat".
  const wanted = conditions.features.find(({ wanted }) => wanted)?.topic
  const hasIt = wanted != null && focus.some(({ facts }) => facts.some(({ topic }) => topic === wanted))
  const isOtherKind = !focus.some((vendor) => categoryIds.some((id) => vendor.categoryIds.includes(id)))
  return !hasIt && categoryIds.length > 0 && (isOtherKind || wanted != null)
}

/** Whether a question replaces what the last one asked for: "ok a harp then", "no, beer", "a harp instead". */
export function isReplacement({ tags, tokens }: Pick<Reading, 'tags' | 'tokens'>): boolean {
  const refuses = /^(?:no|nah|nope)$/.test(tokens[0]?.word ?? '') && tokens[0]?.endsClause === true
  return tags.any('cue', 'instead') || tokens.at(-1)?.word === 'then' || refuses
}
