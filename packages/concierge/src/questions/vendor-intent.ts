import { VENDOR_ASPECTS } from './aspects.ts'
import { readConditions, readLimit, readSort } from './conditions.ts'
import type { Dialogue } from './dialogue.ts'
import { aspectsOf } from './general-intent.ts'
import { mergeConditions } from './merge-conditions.ts'
import type { Query, VendorConditions } from './query.ts'
import { hasWordOf } from './question-form.ts'
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
  return { ...inheritAspects(reading, base, dialogue), intent: 'about-vendor', vendorIds: ids }
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

/** "Which of those has an elevator?", "who is cheaper?", "the cheapest of them". */
function readChoice(
  reading: Reading,
  base: VendorIntent,
  { choices }: References,
  { pageVendorId }: VendorContext,
): VendorIntent | null {
  if (choices.length < 2 || pageVendorId !== null || reading.tags.any('cue', 'other')) return null
  if (base.sort === 'match') return { ...base, among: choices }
  if (choices.length === 2) return { ...base, intent: 'compare', vendorIds: choices }
  return { ...base, among: choices, limit: base.limit ?? 1 }
}

/** Questions about the vendor of the page, or the vendors of the last reply. */
function readFocused(
  reading: Reading,
  base: VendorIntent,
  { hasPronoun }: References,
  { dialogue, pageVendorId, vendorOf }: VendorContext,
): VendorIntent | null {
  const ids = pageVendorId === null ? dialogue.shown : [pageVendorId]
  if (ids.length === 0 || startsSearch(reading, base, hasPronoun, pageVendorId !== null, dialogue)) return null
  const categoryIds = reading.namedCategoryIds
  const isOfThese = categoryIds.every((id) => ids.some((vendor) => vendorOf(vendor)?.categoryIds.includes(id)))
  const speaksOfVendor = asksVendor(reading, pageVendorId !== null)
  const isAsked = asksAnything(reading) || speaksOfVendor
  // "Until when can the music play?" is not a search for musicians.
  const isDetail = reading.isWeakCategory && base.aspects.length > 0 && base.aspects[0] !== 'price'
  const isAboutThese = isOfThese || speaksOfVendor || isVerbFirst(reading) || isDetail
  if (categoryIds.length > 0 && !(isAsked && isAboutThese)) return null
  const isVague = base.aspects.length === 0 && !isAsked && !hasPronoun
  // Of several vendors, a few words alone are a new condition: "under 2000", "with a drone".
  const isPriceOnly = base.conditions.maxPrice !== undefined || base.conditions.minPrice !== undefined
  if (isVague && pageVendorId === null && (ids.length > 1 || isPriceOnly)) return null
  if (ids.length > 1 && reading.tags.any('cue', 'compare') && hasPronoun)
    return { ...base, intent: 'compare', vendorIds: ids }
  const asked = ids.length === 1 ? inheritAspects(reading, base, dialogue) : base
  return { ...asked, intent: 'about-vendor', vendorIds: ids }
}

/** Whether a question after a reply about vendors searches for others. */
function startsSearch(
  reading: Reading,
  base: VendorIntent,
  hasPronoun: boolean,
  isOnPage: boolean,
  dialogue: Dialogue,
): boolean {
  const { tags, places, tokens, namedCategoryIds } = reading
  const { conditions } = base
  if (tags.any('cue', 'other') || base.aspects[0] === 'similar') return true
  const speaksOfVendor = asksVendor(reading, isOnPage)
  const isPlaceSwitch = places.length > 0 && tokens.length < 7 && base.aspects.length === 0 && !speaksOfVendor
  const isRuledOut = conditions.notPlaces.length > 0 && !isOnPage
  const isSearch = tags.any('cue', 'find') && !speaksOfVendor && !hasPronoun
  const isConditional = hasNewCondition(conditions) || conditions.guests !== undefined || tags.any('cue', 'instead')
  const isChanged = tags.any('cue', 'instead') && dialogue.search !== null && isConditional && !speaksOfVendor
  const isSearched = isSearch && (namedCategoryIds.length > 0 || (isConditional && !isOnPage))
  return (
    isPlaceSwitch ||
    isRuledOut ||
    isChanged ||
    isSearched ||
    isCheaperAlone(reading, base) ||
    tags.any('cue', 'same') ||
    (!isOnPage && isFeatureSwitch(reading, base, dialogue))
  )
}

const isVerbFirst = ({ tags }: Reading) =>
  tags.has(0, 'cue', 'verb') || (tags.has(0, 'cue', 'also') && tags.has(1, 'cue', 'verb'))

/** Whether the question speaks to or of a vendor: "do you travel?", "what do they cost?" */
function asksVendor(reading: Reading, isOnPage: boolean): boolean {
  const { tags } = reading
  const isAddressed = isOnPage && hasWordOf(reading, 'you')
  return isAddressed || tags.any('cue', 'it') || tags.any('cue', 'them') || tags.any('cue', 'that-one')
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
function isFeatureSwitch({ tags, tokens, categoryIds }: Reading, base: VendorIntent, { search }: Dialogue): boolean {
  if (!search || tokens.length > 5 || base.aspects.length > 0 || tags.any('cue', 'it') || tags.any('cue', 'them'))
    return false
  const isSwitch = tags.has(0, 'cue', 'also') || tags.any('cue', 'instead')
  const isOfSearch = categoryIds.some((id) => search.conditions.categoryIds.includes(id))
  return isSwitch && base.conditions.features.length > 0 && isOfSearch
}

/** A search, alone or as a follow-up of the last one. */
function readSearch(reading: Reading, base: VendorIntent, context: VendorContext): VendorIntent | null {
  const { dialogue } = context
  const { tags, categoryIds } = reading
  const search = withFocusAsSearch(dialogue, context)
  const isFollowUp = search !== null && isContinuation(reading, base)
  const isOther = tags.any('cue', 'other')
  if (isFollowUp) {
    const merged = mergeSearch(reading, base, search)
    const isCheaper = tags.any('sort', 'cheaper') && dialogue.shown.length > 0
    // Nothing is cheaper in a place with a single vendor, so the place is dropped.
    const dropsPlace = isCheaper && dialogue.shown.length === 1 && base.conditions.places.length === 0
    return {
      ...merged,
      conditions: dropsPlace ? { ...merged.conditions, places: [] } : merged.conditions,
      exceptIds: [...new Set([...merged.exceptIds, ...(isOther && categoryIds.length === 0 ? dialogue.shown : [])])],
      cheaperThan: isCheaper ? dialogue.shown : undefined,
    }
  }
  if (!hasSearch(reading, base)) return null
  const asksCost = base.aspects[0] === 'price' || base.aspects.slice(0, 2).includes('price')
  // "Which photographer has a winter rate?" asks for vendors.
  const isChoice = tags.any('cue', 'which')
  const isCost = asksCost && !isChoice && base.conditions.maxPrice === undefined && base.sort === 'match'
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
function isContinuation({ tags, namedCategoryIds: categoryIds, tokens }: Reading, base: VendorIntent): boolean {
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
  const { namedCategoryIds: categoryIds, tags } = reading
  const isOtherCategory =
    categoryIds.length > 0 && categoryIds.some((id) => !search.conditions.categoryIds.includes(id))
  const replacesFeatures =
    tags.any('cue', 'instead') || (tags.has(0, 'cue', 'also') && base.conditions.features.length > 0)
  const conditions = mergeConditions({ ...base.conditions, categoryIds }, search.conditions, {
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
