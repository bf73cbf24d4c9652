import { type Aspect, VENDOR_ASPECTS } from './aspects.ts'
import { aspectsOf } from './aspects-of.ts'
import { readBeyond } from './beyond-vendor.ts'
import { readConditions, readLimit, readSort } from './conditions.ts'
import { readDescription } from './descriptions.ts'
import { readFocused } from './focused-intent.ts'
import { asksForOthers } from './question-form.ts'
import type { Reading } from './reading.ts'
import { type References, readReferences } from './references.ts'
import { mergeSearch, readSearch } from './search-intent.ts'
import { inheritAspects, type VendorContext, type VendorIntent } from './vendor-question.ts'

/** Understands a question about vendors. Returns null if the question has no sign of one. */
export function readVendorIntent(reading: Reading, context: VendorContext): VendorIntent | null {
  const base = createBase(reading)
  const references = readReferences(reading, context.dialogue)
  return (
    readDescribed(reading, base, context) ??
    readNamed(reading, base, references, context) ??
    readReferenced(reading, base, references, context) ??
    readChoice(reading, base, references, context) ??
    readFocused(reading, base, references, context) ??
    readSearch(reading, base, context)
  )
}

function createBase(reading: Reading): VendorIntent {
  const known = new Set<string>(VENDOR_ASPECTS)
  return {
    intent: 'find',
    conditions: readConditions(reading),
    ...(reading.isHintedCategory && { isCategoryHint: true }),
    sort: readSort(reading),
    limit: readLimit(reading),
    vendorIds: [],
    exceptIds: reading.vendors.filter(({ isExcluded }) => isExcluded).map(({ id }) => id),
    aspects: withRates(reading, aspectsOf(reading.patterns.aspects)).filter((aspect) => known.has(aspect)),
  }
}

/** "A winter rate" is a price, "how do people rate them?" asks for the rating. */
const RATE = /\b(?:an?|the|your|their|his|her|any|lower|cheaper|better|special|flat)(?: \p{L}+){0,2} rates?\b/iu

function withRates({ language, text }: Reading, aspects: readonly Aspect[]): readonly Aspect[] {
  if (language !== 'en' || !RATE.test(text)) return aspects
  return [...new Set(aspects.map((aspect) => (aspect === 'rating' ? 'price' : aspect)))]
}

const isComparison = ({ tags }: Reading) => tags.any('cue', 'compare') || tags.any('sort')

/** "How much is Reverend Opal?", "compare A and B", "florists like Stem & Cinder". */
function readNamed(
  reading: Reading,
  base: VendorIntent,
  references: References,
  context: VendorContext,
): VendorIntent | null {
  const { pageVendorId, dialogue, vendorOf } = context
  const ids = reading.vendors.filter(({ isExcluded }) => !isExcluded).map(({ id }) => id)
  const [first] = ids
  if (first === undefined) return null
  if (ids.length > 1) return { ...base, intent: 'compare', vendorIds: ids }
  const beyond = readBeyond(reading, base, first, context)
  if (beyond) return beyond
  if (base.aspects[0] === 'similar' || reading.tags.any('cue', 'other')) {
    const categoryIds =
      base.conditions.categoryIds.length > 0 ? base.conditions.categoryIds : vendorOf(first)?.categoryIds
    return {
      ...base,
      conditions: { ...base.conditions, categoryIds: categoryIds?.slice(0, 1) ?? [] },
      exceptIds: [first],
    }
  }
  const focus = references.ids[0] ?? pageVendorId ?? (dialogue.shown.length === 1 ? dialogue.shown[0] : undefined)
  if (focus !== undefined && focus !== first && isComparison(reading))
    return { ...base, intent: 'compare', vendorIds: [focus, first] }
  return { ...inheritAspects(reading, base, dialogue), intent: 'about-vendor', vendorIds: ids }
}

/** "The pricier one", "the oakland one", "the one with the bus". */
function readDescribed(
  reading: Reading,
  base: VendorIntent,
  { dialogue, vendorOf }: VendorContext,
): VendorIntent | null {
  const isNamed = reading.vendors.some(({ isExcluded }) => !isExcluded)
  const described = isNamed ? null : readDescription(reading, dialogue, vendorOf)
  if (!described) return null
  const inherited = inheritAspects(reading, base, dialogue)
  // "The cheaper one" after a list of prices asks for its price.
  const isOfPrice = inherited.aspects.length === 0 && (base.sort === 'cheapest' || base.sort === 'dearest')
  const aspects = isOfPrice ? (['price'] as const) : inherited.aspects
  return { ...inherited, aspects, intent: 'about-vendor', sort: 'match', vendorIds: [described.id] }
}

/** "The second one", "compare the first two", "without the first". */
function readReferenced(
  reading: Reading,
  base: VendorIntent,
  { ids, exceptIds }: References,
  { dialogue }: VendorContext,
): VendorIntent | null {
  if (exceptIds.length > 0 && dialogue.search) {
    const limited = dialogue.search.limit !== undefined || reading.tags.any('cue', 'them')
    return {
      ...mergeSearch(reading, base, dialogue.search),
      exceptIds: [...new Set([...dialogue.search.exceptIds, ...exceptIds])],
      among: limited ? dialogue.list : dialogue.search.among,
    }
  }
  if (ids.length === 0 || reading.namedCategoryIds.length > 0) return null
  const inherited = inheritAspects(reading, base, dialogue)
  if (ids.length > 1) return { ...inherited, intent: 'compare', vendorIds: ids }
  return { ...inherited, intent: 'about-vendor', vendorIds: ids }
}

/** "Which of those has an elevator?", "who is cheaper?", "the cheapest of them". */
function readChoice(
  reading: Reading,
  base: VendorIntent,
  { choices }: References,
  { pageVendorId }: VendorContext,
): VendorIntent | null {
  if (choices.length < 2 || pageVendorId !== null || asksForOthers(reading)) return null
  // A topic that only hints at a category does not limit the choice: "which of these two has vegan sponge?"
  const conditions = { ...base.conditions, categoryIds: reading.namedCategoryIds }
  if (base.sort === 'match') return { ...base, conditions, among: choices }
  if (choices.length === 2) return { ...base, intent: 'compare', vendorIds: choices }
  return { ...base, conditions, among: choices, limit: base.limit ?? 1 }
}
