import type { Dialogue } from './dialogue.ts'
import { asksForAnyVendor, wantsSomethingElse } from './new-want.ts'
import { asksForOthers, hasWordOf } from './question-form.ts'
import type { Reading } from './reading.ts'
import type { References } from './references.ts'
import { dropsPrice, withBareNumber } from './search-intent.ts'
import { hasNewCondition, inheritAspects, type VendorContext, type VendorIntent } from './vendor-question.ts'

/** Questions about the vendor of the page, or the vendors of the last reply. */
export function readFocused(
  reading: Reading,
  base: VendorIntent,
  { hasPronoun }: References,
  { dialogue, pageVendorId, vendorOf }: VendorContext,
): VendorIntent | null {
  const ids = focusOf(reading, pageVendorId, dialogue)
  const categoryIds = reading.namedCategoryIds
  const isOfThese = categoryIds.every((id) => ids.some((vendor) => vendorOf(vendor)?.categoryIds.includes(id)))
  // "We want to dance: the right bar for us?" on the page of a bar.
  const asksForUs = pageVendorId !== null && isOfThese && /\?\s*$/.test(reading.text) && reading.places.length === 0
  const isSearch = startsSearch(reading, base, hasPronoun || asksForUs, pageVendorId !== null, dialogue)
  const focus = ids.flatMap((id) => vendorOf(id) ?? [])
  const isNewWant = pageVendorId === null && (asksForAnyVendor(reading) || wantsSomethingElse(reading, base, focus))
  if (ids.length === 0 || isSearch || isNewWant || refusesThese(reading)) return null
  const speaksOfVendor = asksVendor(reading, pageVendorId !== null)
  const isAsked = asksAnything(reading) || speaksOfVendor || asksForUs
  // "Until when can the music play?" is not a search for musicians.
  const isDetail = reading.isWeakCategory && base.aspects.length > 0 && base.aspects[0] !== 'price'
  // "What if the music scares the horse?" on the page of a carriage.
  const isOfPage = pageVendorId !== null && reading.isWeakCategory && isAsked && reading.places.length === 0
  const isAboutThese = isOfThese || speaksOfVendor || isVerbFirst(reading) || isDetail || isOfPage
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

/**
 * The vendors that a question without a name is about: the vendor of the page, unless the conversation has just turned to
 * another one and the question speaks of "them".
 */
function focusOf({ tags, tokens }: Reading, pageVendorId: number | null, dialogue: Dialogue): readonly number[] {
  const { shown, last } = dialogue
  if (pageVendorId === null) return isSingular(tokens) ? shown.slice(0, 1) : shown
  const turnedTo = last?.intent === 'about-vendor' && last.vendorIds.length === 1 ? last.vendorIds : []
  const isThird = (tags.any('cue', 'them') || tags.any('cue', 'it')) && !tags.any('cue', 'you')
  return isThird && turnedTo.length > 0 ? turnedTo : [pageVendorId]
}

/** "She" after a list is the first of the list. */
const isSingular = (tokens: Reading['tokens']) =>
  tokens.at(-1)?.word === 'that' || tokens.some(({ word }) => /^(?:he|she|him|her|hers|his)$/.test(word))

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
  if (asksForOthers(reading) || base.aspects[0] === 'similar' || dropsPrice(reading)) return true
  const speaksOfVendor = asksVendor(reading, isOnPage)
  // "And up to Tahoe?" after a question about travel asks how far the vendor travels.
  const isTravel = dialogue.last?.intent === 'about-vendor' && dialogue.last.aspects.includes('travel')
  const isPlaceSwitch =
    !isTravel && places.length > 0 && tokens.length < 7 && base.aspects.length === 0 && !speaksOfVendor
  const isRuledOut = conditions.notPlaces.length > 0 && !isOnPage
  const isSearch = tags.any('cue', 'find') && !speaksOfVendor && !hasPronoun
  const isConditional = hasNewCondition(conditions) || conditions.guests !== undefined || tags.any('cue', 'instead')
  const isChanged = tags.any('cue', 'instead') && dialogue.search !== null && isConditional && !speaksOfVendor
  const isSearched = isSearch && (namedCategoryIds.length > 0 || (isConditional && !isOnPage))
  const { search } = dialogue
  return (
    isPlaceSwitch ||
    (!isOnPage && search !== null && withBareNumber(reading, base, search) !== base) ||
    isRuledOut ||
    isChanged ||
    isSearched ||
    isCheaperAlone(reading, base) ||
    (!isOnPage && isNarrowing(reading, base)) ||
    tags.any('cue', 'same') ||
    (!isOnPage && isFeatureSwitch(reading, base, dialogue))
  )
}

/** "Not without alcohol! A real one" refuses what the last reply showed. */
const refusesThese = ({ tags, tokens }: Reading) =>
  /^(?:no|not|nah|nope)$/.test(tokens[0]?.word ?? '') && tags.any('cue', 'one') && !tags.any('cue', 'question')

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

/** "Only ones for tiny weddings": the same search with one condition more. */
function isNarrowing({ tokens }: Reading, { conditions }: VendorIntent): boolean {
  const isOnly = /^(?:only|just)$/.test(tokens[0]?.word ?? '')
  return isOnly && (hasNewCondition(conditions) || conditions.guests !== undefined)
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
