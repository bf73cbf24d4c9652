import { VENDOR_ASPECTS } from './aspects.ts'
import { readConditions, readLimit, readSort } from './conditions.ts'
import type { Dialogue } from './dialogue.ts'
import { aspectsOf } from './general-intent.ts'
import { mergeConditions } from './merge-conditions.ts'
import type { Query, VendorConditions } from './query.ts'
import type { Reading } from './reading.ts'
import { type References, readReferences } from './references.ts'

/** The part of a query that depends on vendors. */
export type VendorIntent = Pick<
  Query,
  'intent' | 'conditions' | 'sort' | 'limit' | 'vendorIds' | 'exceptIds' | 'among' | 'cheaperThan' | 'aspects'
>

export interface VendorContext {
  dialogue: Dialogue
  /** The vendor whose page is open, or null. */
  pageVendorId: number | null
  /** Returns the category ids and the town of a vendor. */
  vendorOf(id: number): { categoryIds: readonly number[]; place: string } | undefined
}

/** Understands a question about vendors. Returns null if the question has no sign of one. */
export function readVendorIntent(reading: Reading, context: VendorContext): VendorIntent | null {
  const base = createBase(reading)
  const references = readReferences(reading, context.dialogue)
  return (
    readNamed(reading, base, references, context) ??
    readReferenced(reading, base, references, context) ??
    readFocused(reading, base, references, context) ??
    readSearch(reading, base, references, context)
  )
}

function createBase(reading: Reading): VendorIntent {
  const known = new Set<string>(VENDOR_ASPECTS)
  return {
    intent: 'find',
    conditions: readConditions(reading),
    sort: readSort(reading),
    limit: readLimit(reading),
    vendorIds: [],
    exceptIds: reading.vendors.filter(({ isExcluded }) => isExcluded).map(({ id }) => id),
    aspects: aspectsOf(reading.patterns.aspects).filter((aspect) => known.has(aspect)),
  }
}

const isComparison = ({ tags }: Reading) => tags.any('cue', 'compare') || tags.any('sort')

/** "How much is Reverend Opal?", "compare A and B", "florists like Stem & Cinder". */
function readNamed(
  reading: Reading,
  base: VendorIntent,
  references: References,
  { pageVendorId, dialogue, vendorOf }: VendorContext,
): VendorIntent | null {
  const ids = reading.vendors.filter(({ isExcluded }) => !isExcluded).map(({ id }) => id)
  const [first] = ids
  if (first === undefined) return null
  if (ids.length > 1) return { ...base, intent: 'compare', vendorIds: ids }
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
  return { ...base, intent: 'about-vendor', vendorIds: ids }
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
  if (ids.length === 0 || reading.categoryIds.length > 0) return null
  const inherited = inheritAspects(reading, base, dialogue)
  if (ids.length > 1) return { ...inherited, intent: 'compare', vendorIds: ids }
  return { ...inherited, intent: 'about-vendor', vendorIds: ids }
}

/** "And the first?" asks the same as the question before. */
function inheritAspects(reading: Reading, base: VendorIntent, { last }: Dialogue): VendorIntent {
  const asks = base.aspects.length > 0 || base.conditions.features.length > 0 || hasContent(reading)
  if (asks || !last) return base
  return { ...base, aspects: last.aspects, conditions: { ...base.conditions, features: last.conditions.features } }
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

/** Questions about the vendor of the page, or the vendors of the last reply. */
function readFocused(
  reading: Reading,
  base: VendorIntent,
  { isAmong, hasPronoun }: References,
  { dialogue, pageVendorId, vendorOf }: VendorContext,
): VendorIntent | null {
  const { tags, categoryIds, places, tokens } = reading
  const isOther = tags.any('cue', 'other') || base.aspects[0] === 'similar'
  const focus = pageVendorId ?? (dialogue.shown.length === 1 ? dialogue.shown[0] : undefined)
  const isSearch = tags.any('cue', 'find') && !asksVendor(reading)
  const isPlaceSwitch = places.length > 0 && tokens.length < 7 && !asksVendor(reading) && base.aspects.length === 0
  const conditions = base.conditions
  if (focus !== undefined && !isOther) {
    const ofFocus = categoryIds.length > 0 && categoryIds.every((id) => vendorOf(focus)?.categoryIds.includes(id))
    const isNewCategory =
      categoryIds.length > 0 && (isSearch || !asksAnything(reading)) && !(ofFocus && asksVendor(reading))
    const isShortSearch = isPlaceSwitch || (isSearch && hasNewCondition(conditions) && !hasPronoun)
    const isCheaper = isCheaperAlone(reading, base)
    if (isNewCategory || isShortSearch || isCheaper || isFeatureSwitch(reading, base, dialogue)) return null
    return { ...inheritAspects(reading, base, dialogue), intent: 'about-vendor', vendorIds: [focus] }
  }
  if (dialogue.shown.length < 2 || isOther || categoryIds.length > 0 || isPlaceSwitch) return null
  if (isAmong && (tags.any('cue', 'which') || hasPronoun || tags.any('cue', 'it')))
    return { ...base, intent: 'find', among: dialogue.list, limit: base.limit ?? (isOne(reading) ? 1 : undefined) }
  if (isCheaperAlone(reading, base) || isFeatureSwitch(reading, base, dialogue)) return null
  const asks = hasPronoun || base.aspects.length > 0 || (asksAnything(reading) && !isSearch)
  return asks ? { ...base, intent: 'about-vendor', vendorIds: dialogue.shown } : null
}

const isOne = (reading: Reading) => readSort(reading) !== 'match'

/** Whether the question speaks to or of a vendor: "do you travel?", "what do they cost?" */
function asksVendor({ tags }: Reading): boolean {
  return tags.any('cue', 'you') || tags.any('cue', 'it') || tags.any('cue', 'them') || tags.any('cue', 'that-one')
}

function asksAnything({ tags, tokens }: Reading): boolean {
  return tags.any('cue', 'question') || tags.has(0, 'cue', 'verb') || tags.has(1, 'cue', 'verb') || tokens.length > 12
}

function hasNewCondition({ places, maxPrice, minPrice, features, unknownPlace }: VendorConditions): boolean {
  return (
    places.length > 0 ||
    unknownPlace !== undefined ||
    maxPrice !== undefined ||
    minPrice !== undefined ||
    features.length > 0
  )
}

/** "Cheaper?" without a vendor as the subject. */
function isCheaperAlone({ tags, tokens }: Reading, base: VendorIntent): boolean {
  return tags.any('sort', 'cheaper') && tokens.length < 5 && base.vendorIds.length === 0 && !tags.any('cue', 'which')
}

/** "And lights?" after a search for rentals: the same search with another feature. */
function isFeatureSwitch({ tags, tokens }: Reading, base: VendorIntent, { search }: Dialogue): boolean {
  if (!search || tokens.length > 5) return false
  const isSwitch = tags.has(0, 'cue', 'also') || tags.any('cue', 'instead')
  return isSwitch && base.conditions.features.length > 0 && search.conditions.features.length > 0
}

/** A search, alone or as a follow-up of the last one. */
function readSearch(
  reading: Reading,
  base: VendorIntent,
  { isAmong, hasPronoun }: References,
  context: VendorContext,
): VendorIntent | null {
  const { dialogue } = context
  const { tags, categoryIds } = reading
  const search = withFocusAsSearch(dialogue, context)
  const isFollowUp = search !== null && isContinuation(reading, base)
  const isOther = tags.any('cue', 'other')
  if (isFollowUp) {
    const merged = mergeSearch(reading, base, search)
    const isAmongShown = isAmong && hasPronoun && dialogue.list.length > 1
    const isCheaper = tags.any('sort', 'cheaper') && dialogue.shown.length > 0
    // Nothing is cheaper in a place with a single vendor, so the place is dropped.
    const dropsPlace = isCheaper && dialogue.shown.length === 1 && base.conditions.places.length === 0
    return {
      ...merged,
      conditions: dropsPlace ? { ...merged.conditions, places: [] } : merged.conditions,
      exceptIds: [...new Set([...merged.exceptIds, ...(isOther && categoryIds.length === 0 ? dialogue.shown : [])])],
      among: isAmongShown ? dialogue.list : undefined,
      cheaperThan: isCheaper && !isAmongShown ? dialogue.shown : undefined,
    }
  }
  if (!hasSearch(reading, base)) return null
  const asksCost = base.aspects[0] === 'price' || base.aspects.slice(0, 2).includes('price')
  const isCost =
    asksCost && tags.any('cue', 'question') && base.conditions.maxPrice === undefined && base.sort === 'match'
  return { ...base, intent: isCost && categoryIds.length > 0 ? 'cost' : 'find' }
}

/** After "tell me about Wild Ranunculus", the question "who else?" searches for vendors of the same category. */
function withFocusAsSearch({ search, shown }: Dialogue, { vendorOf }: VendorContext): Query | VendorIntent | null {
  const [focus] = shown
  if (search || focus === undefined) return search
  const categoryIds = vendorOf(focus)?.categoryIds.slice(0, 1) ?? []
  return {
    intent: 'find',
    conditions: { categoryIds, places: [], notPlaces: [], features: [] },
    sort: 'match',
    vendorIds: [],
    exceptIds: [],
    aspects: [],
  }
}

/** Whether a question continues the last search. */
function isContinuation({ tags, categoryIds, tokens }: Reading, base: VendorIntent): boolean {
  const startsAlso = tags.has(0, 'cue', 'also') || tags.has(1, 'cue', 'also')
  const isLinked = tags.any('cue', 'instead') || tags.any('cue', 'same') || tags.any('cue', 'there')
  if (categoryIds.length > 0) return (startsAlso && tokens.length < 10) || isLinked
  const hasCondition =
    hasNewCondition(base.conditions) ||
    base.conditions.notPlaces.length > 0 ||
    base.conditions.guests !== undefined ||
    base.conditions.maxCapacity !== undefined ||
    base.conditions.onlyDiscounted === true ||
    base.sort !== 'match'
  return (
    startsAlso ||
    isLinked ||
    hasCondition ||
    tags.any('cue', 'other') ||
    tags.any('cue', 'one') ||
    base.exceptIds.length > 0
  )
}

function mergeSearch(
  reading: Reading,
  base: VendorIntent,
  search: Pick<Query, 'conditions' | 'sort' | 'limit' | 'exceptIds'>,
): VendorIntent {
  const { categoryIds, tags } = reading
  const isOtherCategory =
    categoryIds.length > 0 && categoryIds.some((id) => !search.conditions.categoryIds.includes(id))
  const replacesFeatures =
    tags.any('cue', 'instead') || (tags.has(0, 'cue', 'also') && base.conditions.features.length > 0)
  const conditions = mergeConditions(base.conditions, search.conditions, {
    isOtherCategory,
    replacesFeatures,
    dropsPlaces: tags.any('cue', 'anywhere'),
  })
  return {
    ...base,
    intent: 'find',
    conditions,
    sort: base.sort === 'match' && !isOtherCategory ? search.sort : base.sort,
    limit: base.limit ?? (isOtherCategory ? undefined : search.limit),
    exceptIds: [...new Set([...base.exceptIds, ...(isOtherCategory ? [] : search.exceptIds)])],
  }
}

/** Whether a question names anything to search for. */
function hasSearch({ categoryIds, tags }: Reading, { conditions, sort }: VendorIntent): boolean {
  return (
    categoryIds.length > 0 ||
    hasNewCondition(conditions) ||
    conditions.notPlaces.length > 0 ||
    conditions.guests !== undefined ||
    conditions.maxCapacity !== undefined ||
    conditions.onlyDiscounted === true ||
    conditions.minRating !== undefined ||
    sort !== 'match' ||
    tags.any('topic')
  )
}
