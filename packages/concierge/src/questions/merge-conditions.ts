import type { VendorConditions } from './query.ts'

export interface MergeOptions {
  /** Whether the follow-up names another category. Then only place and guests stay. */
  isOtherCategory: boolean
  /** Whether the follow-up replaces features: "and something vegan instead?" */
  replacesFeatures: boolean
  /** Whether the follow-up accepts all places: "any town". */
  dropsPlaces: boolean
  /** Whether the follow-up accepts all prices: "forget the budget". */
  dropsPrice?: boolean
}

/** Completes the conditions of a follow-up with those of the earlier search. */
export function mergeConditions(
  now: VendorConditions,
  before: VendorConditions,
  { isOtherCategory, replacesFeatures, dropsPlaces, dropsPrice = false }: MergeOptions,
): VendorConditions {
  const hasPrice = now.minPrice !== undefined || now.maxPrice !== undefined
  const hasPlace = now.places.length > 0 || now.unknownPlace !== undefined || dropsPlaces
  const keptPlaces = before.places.filter((place) => !now.notPlaces.includes(place))
  const price = isOtherCategory || hasPrice || dropsPrice ? now : before
  const places = hasPlace ? now : { ...before, places: keptPlaces }
  const { unknownPlace } = places
  return {
    ...(isOtherCategory ? {} : before),
    ...now,
    categoryIds: now.categoryIds.length > 0 ? now.categoryIds : before.categoryIds,
    places: places.places,
    notPlaces:
      hasPlace && now.places.length > 0 ? now.notPlaces : [...new Set([...before.notPlaces, ...now.notPlaces])],
    unknownPlace,
    minPrice: price.minPrice,
    maxPrice: price.maxPrice,
    per: hasPrice ? now.per : price.per,
    guests: now.guests ?? (now.maxCapacity === undefined ? before.guests : undefined),
    features: isOtherCategory || replacesFeatures ? now.features : mergeFeatures(now, before),
  }
}

function mergeFeatures(now: VendorConditions, before: VendorConditions): VendorConditions['features'] {
  const isReplaced = (topic: string | null) => topic !== null && now.features.some((feature) => feature.topic === topic)
  return [...before.features.filter(({ topic }) => !isReplaced(topic)), ...now.features]
}
