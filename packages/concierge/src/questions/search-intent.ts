import type { Dialogue } from './dialogue.ts'
import { mergeConditions } from './merge-conditions.ts'
import { asksForAnyVendor, isReplacement, wantsSomethingElse } from './new-want.ts'
import type { Query, VendorConditions } from './query.ts'
import { asksForOthers } from './question-form.ts'
import type { Reading } from './reading.ts'
import { hasNewCondition, type VendorContext, type VendorIntent } from './vendor-question.ts'

/** A search, alone or as a follow-up of the last one. */
export function readSearch(reading: Reading, base: VendorIntent, context: VendorContext): VendorIntent | null {
  const { dialogue } = context
  const { tags, categoryIds } = reading
  const search = withFocusAsSearch(dialogue, context)
  const isFollowUp =
    search !== null && (isContinuation(reading, base) || withBareNumber(reading, base, search) !== base)
  const isOther = asksForOthers(reading)
  if (isFollowUp) {
    const shown = dialogue.shown.flatMap((id) => context.vendorOf(id) ?? [])
    const isNewWant = asksForAnyVendor(reading) || wantsSomethingElse(reading, base, shown)
    const merged = mergeSearch(reading, withBareNumber(reading, base, search), search, isNewWant)
    const isCheaper = tags.any('sort', 'cheaper') && dialogue.shown.length > 0
    // Nothing is cheaper in a place with a single vendor, so the place is dropped.
    const dropsPlace = isCheaper && dialogue.shown.length === 1 && base.conditions.places.length === 0
    return {
      ...merged,
      conditions: dropsPlace ? { ...merged.conditions, places: [] } : merged.conditions,
      exceptIds: [
        ...new Set([
          ...merged.exceptIds,
          ...(isOther && reading.namedCategoryIds.length === 0 ? othersOf(reading, dialogue) : []),
        ]),
      ],
      cheaperThan: isCheaper ? dialogue.shown : undefined,
    }
  }
  if (!hasSearch(reading, base)) return null
  const asksCost = base.aspects[0] === 'price' || base.aspects.slice(0, 2).includes('price')
  // "Which photographer has a winter rate?" asks for vendors.
  const isChoice = tags.any('cue', 'which')
  const isCost = asksCost && !isChoice && base.conditions.maxPrice === undefined && base.sort === 'match'
  // "Who else plans weddings?" after a reply about a planner.
  const isOfShown = dialogue.shown.some((id) =>
    context.vendorOf(id)?.categoryIds.some((one) => categoryIds.includes(one)),
  )
  const exceptIds = isOther && isOfShown ? [...base.exceptIds, ...othersOf(reading, dialogue)] : base.exceptIds
  return { ...base, exceptIds, intent: isCost && categoryIds.length > 0 ? 'cost' : 'find' }
}

/** The least bare number that is a price beside an earlier price. */
const MIN_PRICE = 200

/** "And if it is only 60?" has the unit of the earlier search. */
export function withBareNumber(
  { amounts, tokens }: Reading,
  base: VendorIntent,
  { conditions }: Pick<Query, 'conditions'>,
): VendorIntent {
  const bare = amounts.filter(({ unit, value }) => unit === null && value > 4)
  const [first] = bare
  if (!first || amounts.length > 1 || tokens.length > 9) return base
  const hasPrice = conditions.maxPrice !== undefined || conditions.minPrice !== undefined
  const isPrice = hasPrice && first.value >= MIN_PRICE && !isCloserToGuests(first.value, conditions)
  if (!isPrice && conditions.guests === undefined) return base
  const changes = isPrice ? { maxPrice: first.value } : { guests: first.value }
  return { ...base, conditions: { ...base.conditions, ...changes } }
}

/** "Make it 200" after "120 guests under $12,000" changes the guests. */
function isCloserToGuests(value: number, { guests, maxPrice, minPrice }: VendorConditions): boolean {
  const distanceTo = (other: number | undefined) =>
    other ? Math.abs(Math.log(value / other)) : Number.POSITIVE_INFINITY
  return distanceTo(guests) < distanceTo(maxPrice ?? minPrice)
}

/** The vendors beside which a question asks for others. "Anyone besides her?" means the first of a list. */
function othersOf({ tokens }: Reading, { shown }: Dialogue): readonly number[] {
  return tokens.some(({ word }) => /^(?:he|she|him|her)$/.test(word)) ? shown.slice(0, 1) : shown
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

const ANY_PRICE =
  /\b(?:remove|drop|forget|ignore|lift|skip|without) (?:the |my |our |that )?(?:price|budget)\b|\b(?:price|money|budget|cost) (?:does not|doesn[’']?t|is no|isn[’']?t) (?:matter|object|an? (?:issue|problem))|\b(?:any|whatever the) (?:price|budget)\b/iu

/** "Forget the budget" */
export const dropsPrice = ({ text, language }: Reading) => language === 'en' && ANY_PRICE.test(text)

/** Whether a question continues the last search. */
function isContinuation(reading: Reading, base: VendorIntent): boolean {
  const { tags, namedCategoryIds: categoryIds, tokens } = reading
  const startsAlso = tags.has(0, 'cue', 'also') || tags.has(1, 'cue', 'also')
  const isLinked =
    dropsPrice(reading) || tags.any('cue', 'instead') || tags.any('cue', 'same') || tags.any('cue', 'there')
  if (categoryIds.length > 0) return (startsAlso && tokens.length < 10) || isLinked || tokens.length < 3
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
    asksForOthers(reading) ||
    tags.any('cue', 'one') ||
    base.exceptIds.length > 0
  )
}

export function mergeSearch(
  reading: Reading,
  base: VendorIntent,
  search: Pick<Query, 'conditions' | 'sort' | 'limit' | 'exceptIds' | 'isCategoryHint'>,
  isNewWant = false,
): VendorIntent {
  const { tags } = reading
  const categoryIds = isNewWant || search.isCategoryHint ? categoriesOf(reading) : reading.namedCategoryIds
  const isOtherCategory =
    categoryIds.length > 0 && categoryIds.some((id) => !search.conditions.categoryIds.includes(id))
  const replacesFeatures =
    isReplacement(reading) || ((isNewWant || tags.has(0, 'cue', 'also')) && base.conditions.features.length > 0)
  const conditions = mergeConditions({ ...base.conditions, categoryIds }, search.conditions, {
    isOtherCategory,
    replacesFeatures,
    dropsPlaces: tags.any('cue', 'anywhere'),
    dropsPrice: dropsPrice(reading),
  })
  return {
    ...base,
    intent: 'find',
    conditions,
    inherited: inheritedOf(base.conditions, conditions),
    sort: base.sort === 'match' && !isOtherCategory ? search.sort : base.sort,
    limit: base.limit ?? (isOtherCategory ? undefined : search.limit),
    exceptIds: [...new Set([...base.exceptIds, ...(isOtherCategory ? [] : search.exceptIds)])],
  }
}

/** The categories that words name, else those that topics hint at. */
function categoriesOf({ namedCategoryIds, categoryIds }: Reading): readonly number[] {
  return namedCategoryIds.length > 0 ? namedCategoryIds : categoryIds
}

/** The conditions that a follow-up does not set itself. */
function inheritedOf(own: VendorConditions, merged: VendorConditions): (keyof VendorConditions)[] {
  const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  return CONDITIONS.filter((name) => isSet(merged[name]) && !isSet(own[name]))
}

const CONDITIONS = ['places', 'minPrice', 'maxPrice', 'guests', 'maxCapacity', 'features', 'minRating'] as const

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
