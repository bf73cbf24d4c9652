import type { VendorProfile } from '../facts/profile.ts'
import type { Dialogue } from './dialogue.ts'
import type { Query, VendorConditions } from './query.ts'
import type { Reading } from './reading.ts'

/** The part of a query that depends on vendors. */
export type VendorIntent = Pick<
  Query,
  | 'intent'
  | 'conditions'
  | 'sort'
  | 'limit'
  | 'vendorIds'
  | 'exceptIds'
  | 'among'
  | 'cheaperThan'
  | 'beyond'
  | 'inherited'
  | 'isCategoryHint'
  | 'aspects'
>

export interface VendorContext {
  dialogue: Dialogue
  /** The vendor whose page is open, or null. */
  pageVendorId: number | null
  /** Returns a vendor that the conversation names or shows. */
  vendorOf(id: number): VendorProfile | undefined
}

/** "And the first?" asks the same as the question before. */
export function inheritAspects(reading: Reading, base: VendorIntent, { last }: Dialogue): VendorIntent {
  const { features, maxPrice, minPrice, guests } = base.conditions
  const hasPrice = maxPrice !== undefined || minPrice !== undefined
  // "And for a hundred guests?" asks for a price after a price, else for the capacity.
  const isSize = guests !== undefined && !last?.aspects.includes('price')
  const asks = base.aspects.length + features.length > 0 || hasPrice || isSize || hasContent(reading)
  if (last && asksPriceOfAnother(reading, base, last)) return { ...base, aspects: ['price'] }
  if (asks || !last) return base
  return { ...base, aspects: last.aspects, conditions: { ...base.conditions, features: last.conditions.features } }
}

/** "And redoing my mother's dress instead?" after a question for the price of another dress. */
function asksPriceOfAnother({ tags }: Reading, base: VendorIntent, last: Query): boolean {
  const isOther = tags.any('cue', 'instead') || (tags.has(0, 'cue', 'also') && tags.any('cue', 'one'))
  const isAsked = tags.any('cue', 'question') || tags.has(0, 'cue', 'verb') || tags.has(1, 'cue', 'verb')
  const asksNothing = base.aspects.length + base.conditions.features.length === 0
  return isOther && !isAsked && asksNothing && last.intent === 'about-vendor' && last.aspects[0] === 'price'
}

/** Whether words of the question remain that no vocabulary explains. */
function hasContent({ tokens, tags, names }: Reading): boolean {
  return tokens.some(
    (token, at) =>
      !names.has(at) &&
      /^\p{L}/u.test(token.word) &&
      !tags.matches.some((match) => match.at <= at && at < match.at + match.length),
  )
}

/** Whether a question names a place, a price or a feature. */
export function hasNewCondition({ places, maxPrice, minPrice, features, unknownPlace }: VendorConditions): boolean {
  return (
    places.length > 0 ||
    unknownPlace !== undefined ||
    maxPrice !== undefined ||
    minPrice !== undefined ||
    features.length > 0
  )
}
