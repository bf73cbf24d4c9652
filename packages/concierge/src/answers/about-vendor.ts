import type { VendorProfile } from '../facts/profile.ts'
import { VENDOR_ASPECTS, type VendorAspect } from '../questions/aspects.ts'
import type { Query } from '../questions/query.ts'
import { bold, plain, profileLink } from '../text.ts'
import { answerAspect } from './about/answer-aspect.ts'
import { aspectsByForm } from './about/by-form.ts'
import { answerByTexts, closestText } from './about/by-texts.ts'
import { capacityFor } from './about/capacity-for.ts'
import { featureAnswers, unknownFeatures } from './about/features.ts'
import type { Part } from './about/part.ts'
import { paymentMethods } from './about/payment-methods.ts'
import { workload } from './about/workload.ts'
import type { Context, Draft } from './context.ts'
import { answerFromHost } from './host.ts'
import { namedPackages } from './packages.ts'
import { stemsOf } from './stems.ts'
import { timedPackages } from './timed-packages.ts'

/** Most vendors that one reply describes. */
const MAX_DESCRIBED = 4

/** Answers a question about one or more vendors from their profiles. */
export async function aboutVendors(context: Context): Promise<Draft> {
  const { query, question, knowledge, say } = context
  if (query.unknownVendor && query.vendorIds.length === 0)
    return { text: say.vendor.noVendor(plain(query.unknownVendor)) }
  const ids = query.vendorIds.length > 0 ? query.vendorIds : question.vendorId === null ? [] : [question.vendorId]
  const host = await answerFromHost(context)
  if (host) return host
  const vendors = (await knowledge.profiles(ids.slice(0, MAX_DESCRIBED))).filter(
    ({ id }) => !query.exceptIds.includes(id),
  )
  if (vendors.length === 0) return { text: say.vendor.whichVendor }
  const answers = await Promise.all(vendors.map((vendor) => aboutVendor(vendor, context)))
  const [first] = vendors
  const known = answers.filter(({ isUnknown }) => !isUnknown)
  if (vendors.length > 1 && known.length === 0) return closestOf(vendors, context)
  if (vendors.length > 1 && known.length < vendors.length) return someKnown(known, context)
  return {
    text: answers.map(({ text }) => text).join('\n\n'),
    cards: answers.flatMap(({ cards }) => cards ?? []),
    quotes: answers.flatMap(({ quotes }) => quotes),
    suggestions: first && vendors.length === 1 ? suggestionsFor(first, context) : [],
  }
}

/** Answers for the vendors whose profiles say it. Does not repeat for each other vendor that its profile does not. */
function someKnown(known: readonly Part[], { say }: Context): Draft {
  return {
    text: [...known.map(({ text }) => text), say.vendor.othersUnknown].join('\n\n'),
    cards: known.flatMap(({ cards }) => cards ?? []),
    quotes: known.flatMap(({ quotes }) => quotes),
  }
}

/** Says that no profile answers, and quotes the texts that share most words with the question. */
function closestOf(vendors: readonly VendorProfile[], context: Context): Draft {
  const { query, say } = context
  const words = query.conditions.features.map((feature) => plain(feature.words)).join(', ')
  const parts = vendors.flatMap((vendor) => closestText(vendor, context))
  return {
    text: [say.find.noneOfThose(words), ...parts.map(({ text }) => text)].join('\n'),
    quotes: parts.flatMap(({ quotes }) => quotes),
  }
}

async function aboutVendor(vendor: VendorProfile, context: Context): Promise<Part> {
  const { say } = context
  const worded = await answerParts(vendor, context)
  const answers = worded.every(({ isUnknown }) => isUnknown) ? await answerByForm(vendor, worded, context) : worded
  const isUnknown = answers.every(({ isUnknown }) => isUnknown)
  const parts = isUnknown ? [...answers, ...closestText(vendor, context)] : answers
  const unknown = answers.length > 0 ? [] : [say.vendor.unknown(bold(vendor.name))]
  const texts = [...unknown, ...parts.map(({ text }) => text)]
  const text = [...new Set(texts)].join('\n')
  // A list of other vendors already ends with a link.
  const link = text.endsWith(')') && text.includes('[View Profile]') ? '' : ` ${profileLink(vendor.id)}`
  return {
    text: text + link,
    cards: parts.flatMap(({ cards }) => cards ?? []),
    quotes: parts.flatMap(({ quotes }) => quotes),
    isUnknown,
  }
}

/** Answers what the form of a question asks for: "how many …?" asks for a capacity, whatever the other words are. */
async function answerByForm(vendor: VendorProfile, unknown: Part[], context: Context): Promise<Part[]> {
  for (const aspect of aspectsByForm(context.question.message)) {
    const part = await answerAspect(aspect, vendor, context)
    if (part && !part.isUnknown) return [part]
  }
  return unknown
}

/** Answers the aspects of a question first, then its features, then its words. */
async function answerParts(vendor: VendorProfile, context: Context): Promise<Part[]> {
  const { query } = context
  const methods = paymentMethods(vendor, context)
  if (methods) return [methods]
  const yearly = workload(vendor, context)
  if (yearly) return [yearly]
  const aspects = asksForTimed(vendor, context) ? (['price'] as const) : aspectsOf(query)
  const parts: Part[] = isPriceOfFeature(vendor, context, aspects) ? featureAnswers(vendor, context) : []
  for (const aspect of aspects) {
    const part = await answerAspect(aspect, vendor, context)
    if (part) parts.push(part)
  }
  if (query.conditions.guests !== undefined && !aspects.some((aspect) => aspect === 'capacity' || aspect === 'price')) {
    const part = capacityFor(vendor, context)
    if (part) parts.push(part)
  }
  const isUnanswered = parts.length === 0 && !aspects.some(isNumeric)
  if (isUnanswered || aspects.length === 0) parts.push(...featureAnswers(vendor, context))
  const known = parts.filter(({ isUnknown }) => !isUnknown)
  if (known.length === 0 && parts.length > 1) return [unknownFeatures(vendor, context)]
  if (parts.length > 0) return known.length > 0 && !isPriceOfFeature(vendor, context, aspects) ? known : parts
  // An aspect that is a number is not answered by a text that only shares words with the question.
  const part = answerByTexts(vendor, context, aspects.some(isNumeric) ? { ...NUMERIC, without: NUMERIC_WORDS } : {})
  return part ? [part] : []
}

/** How many words a question has that is only about a duration or a weekday. */
const MAX_TIMED_WORDS = 2

/** Whether a question that names no aspect is about a package for a duration or a weekday: "4 hours would be?" */
function asksForTimed({ packages }: VendorProfile, { query, question }: Context): boolean {
  const words = query.terms.flatMap(stemsOf)
  const isOpen = query.aspects.length === 0 && !query.isYesNo && words.length <= MAX_TIMED_WORDS
  return isOpen && timedPackages(packages, question.message).length > 0
}

/** A name alone asks for a summary. */
function aspectsOf({ aspects, terms, conditions, sort, date, isYesNo }: Query): VendorAspect[] {
  // "If we change the date, do you reprint?" asks for terms, not for the calendar.
  const isMoved = conditions.features.some(({ topic }) => topic === 'rescheduling')
  const asked = aspects
    .filter(isVendorAspect)
    .filter((aspect) => !isCovered(aspect, aspects) && !(isMoved && aspect === 'availability'))
  const isNameOnly = terms.length === 0 && conditions.features.length === 0 && conditions.guests === undefined
  if (asked.length === 0 && isNameOnly && sort === 'match') return ['summary']
  // "Are you still open for June 19?"
  const { maxPrice, minPrice, features } = conditions
  // "Anything from them for less than $3,000?"
  if (asked.length + features.length === 0 && (maxPrice ?? minPrice) !== undefined) return ['price']
  const isOpen = date !== undefined && asked.every((aspect) => aspect === 'hours')
  if (isOpen && isYesNo && DAY.test(date)) return ['availability']
  // "What do you have in January?" asks for texts about the month.
  if (isOpen && !DAY.test(date)) return []
  // "The most expensive" asks for one package.
  const extreme = sort === 'dearest' ? 'dearest-package' : sort === 'cheapest' ? 'cheapest-package' : undefined
  const isPrice = asked.includes('price') || (asked.length === 0 && conditions.features.length === 0)
  // "Are two suits cheaper than one twice?" names its packages.
  if (extreme && isPrice && date !== undefined) return ['price']
  return extreme && isPrice && !terms.includes('than') ? [extreme] : asked
}

/** A date with a day, as opposed to a month. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a question asks for the price of something that is no package, such as overtime. */
function isPriceOfFeature({ packages }: VendorProfile, { query }: Context, aspects: readonly VendorAspect[]): boolean {
  if (!aspects.includes('price') || query.conditions.features.length === 0) return false
  return namedPackages(packages, query.terms).length === 0
}

const SPECIFIC_PRICES = new Set<string>([
  'cheapest-package',
  'dearest-package',
  'discount',
  'deposit',
  'cancellation',
  'travel',
  'minimum',
])

/** Whether another aspect of the question answers this one too. */
function isCovered(aspect: VendorAspect, aspects: Query['aspects']): boolean {
  const isPrice = aspect === 'price' || aspect === 'packages'
  if (isPrice && aspects.some((other) => SPECIFIC_PRICES.has(other))) return true
  if (aspect === 'rating' && aspects.includes('reviews')) return true
  return (aspect === 'rating' || aspect === 'reviews') && aspects.includes('bad-reviews')
}

const NUMERIC = { threshold: 0.75, isNumberRequired: true, withoutKinds: ['deposit', 'cancellation'] as const }
const NUMERIC_WORDS = 'hour open opening time close people guest person fit seat order minimum hold capacity'.split(' ')

function isNumeric(aspect: VendorAspect): boolean {
  return aspect === 'capacity' || aspect === 'hours' || aspect === 'minimum'
}

function isVendorAspect(aspect: string): aspect is VendorAspect {
  return VENDOR_ASPECTS.some((one) => one === aspect)
}

function suggestionsFor({ name, facts }: VendorProfile, { query, say }: Context): string[] {
  const { prices, reviews, deposit, similar } = say.suggestions
  const asked = new Set<string>(query.aspects)
  return [
    ...(asked.has('price') ? [] : [prices(name)]),
    ...(asked.has('reviews') || asked.has('rating') ? [] : [reviews(name)]),
    ...(asked.has('deposit') || !facts.some(({ kind }) => kind === 'deposit') ? [] : [deposit(name)]),
    similar(name),
  ].slice(0, 3)
}
