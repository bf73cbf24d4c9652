import { ADVICE, type Aspect, DISTRESS, OWN_TOPICS, SITE_TOPICS, SMALL_TALK, VENDOR_ASPECTS } from './aspects.ts'
import type { PatternHit } from './patterns.ts'
import type { Intent } from './query.ts'
import { hasWordOf } from './question-form.ts'
import type { Reading } from './reading.ts'

const ASPECTS: readonly Aspect[] = [
  ...VENDOR_ASPECTS,
  ...SITE_TOPICS,
  ...OWN_TOPICS,
  ...SMALL_TALK,
  ...DISTRESS,
  ...ADVICE,
]

export interface GeneralIntent {
  intent: Intent
  aspects: readonly Aspect[]
}

export interface Situation {
  /** Whether the question names a vendor or refers to one. */
  hasVendor: boolean
  /** Whether vendors are the subject anyway: the page of a vendor is open, or the last reply was about vendors. */
  hasFocus: boolean
  isSignedIn: boolean
}

/**
 * Topics that may also be asked of a vendor: "can I get a refund?" They count only if no vendor is the subject, or if
 * the question names vendors in general.
 */
const AMBIGUOUS_SITE = new Set([
  'vendor-refund',
  'cancel-booking',
  'deals',
  'areas',
  'languages',
  'site-price',
  'documents',
  'document-count',
  'pay-invoice',
  'booking',
  'wedding-fair',
  'reviews-work',
  'support',
  'inquire',
  'how-many-vendors',
  'privacy',
  'categories',
  'vision-photos',
  'see-replies',
  'message-vendor',
  'sign-contract',
  'settings',
  'change-wedding',
  'sign-in',
  'assistant',
  'ranking',
  'no-app',
  'inspirations',
])

/** Aspects with a price of their own: "how much is the deposit?" */
const PRICED = new Set(['deposit', 'travel', 'minimum', 'cancellation'])

/** Topics of questions that name a category without a search: "my photographer ghosted me". */
const NAMING_VENDORS = new Set(['support', 'for-vendors'])

/** Returns the aspects of patterns, best first. */
export function aspectsOf(hits: readonly PatternHit[]): Aspect[] {
  const aspects = hits.flatMap(({ name }) => ASPECTS.find((aspect) => aspect === name) ?? [])
  if (!aspects.some((aspect) => PRICED.has(aspect))) return aspects
  return [...aspects.filter((aspect) => aspect !== 'price'), ...aspects.filter((aspect) => aspect === 'price')]
}

/** Recognizes questions that are not about vendors. Returns null for all others. */
export function readGeneralIntent(reading: Reading, situation: Situation): GeneralIntent | null {
  return readUrgent(reading) ?? readTalk(reading) ?? readProduct(reading, situation) ?? readOutside(reading, situation)
}

function readUrgent({ patterns, categoryIds }: Reading): GeneralIntent | null {
  if (patterns.distress.length > 0) return { intent: 'distress', aspects: aspectsOf(patterns.distress) }
  if (patterns.injection.length > 0) return { intent: 'injection', aspects: [] }
  if (patterns.rude.length > 0 && categoryIds.length === 0) return { intent: 'rude', aspects: [] }
  return patterns.person.length > 0 ? { intent: 'person', aspects: [] } : null
}

function readTalk({ text, tokens, patterns, categoryIds, vendors }: Reading): GeneralIntent | null {
  if (tokens.length === 0)
    return /\p{Extended_Pictographic}/u.test(text)
      ? { intent: 'small-talk', aspects: ['congratulations'] }
      : { intent: 'unclear', aspects: [] }
  const [best] = patterns.smallTalk
  if (!best || vendors.length > 0) return null
  const others = Math.max(0, ...[...patterns.site, ...patterns.own].map(({ score }) => score))
  const isTalk = best.isWhole || (categoryIds.length === 0 && best.score >= 2 && best.score >= others)
  const isSingle = best.score === 1 && categoryIds.length === 0 && others === 0 && tokens.length < 8
  return isTalk || isSingle ? { intent: 'small-talk', aspects: aspectsOf([best]) } : null
}

function readProduct(reading: Reading, { hasVendor, hasFocus, isSignedIn }: Situation): GeneralIntent | null {
  const { patterns } = reading
  const isVendorsOwn = (name: string) => AMBIGUOUS_SITE.has(name) && (hasFocus || hasVendor) && !namesVendors(reading)
  const site = patterns.site.filter(({ name }) => !isVendorsOwn(name))
  const ownVendor = hasVendor || hasFocus ? (patterns.aspects[0]?.score ?? 0) : 0
  // "When is the balance due?" on a vendor's page asks for the terms of the vendor.
  const isImpersonal = hasFocus && ownVendor > 0 && !hasWordOf(reading, 'mine')
  const own = patterns.own.filter(
    ({ score }) => !isImpersonal && (hasVendor ? isSignedIn : score > ownVendor || isSignedIn),
  )
  // "How much do cakes cost?" asks for prices, not for a division of the budget.
  const advice = patterns.advice.filter(({ name }) => name !== 'budget-split' || reading.namedCategoryIds.length === 0)
  const [bestSite, bestOwn, bestAdvice] = [site[0], own[0], advice[0]]
  const vendorScore = hasVendor || hasFocus ? (patterns.aspects[0]?.score ?? 0) : 0
  const candidates = [
    bestSite && { intent: 'site' as const, hit: bestSite, all: site },
    bestOwn && { intent: 'own' as const, hit: bestOwn, all: own },
    bestAdvice && !hasVendor && !hasFocus && { intent: 'advice' as const, hit: bestAdvice, all: advice },
  ].flatMap((candidate) => candidate || [])
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (best, candidate) => (best && best.hit.score >= candidate.hit.score ? best : candidate),
    undefined,
  )
  if (!best || best.hit.score < vendorScore + (best.intent === 'own' ? 0 : hasVendor ? 1 : 0)) return null
  const isUncertain = best.hit.score < 2 && !isExplained(reading, best.hit)
  if (isUncertain || (!NAMING_VENDORS.has(best.hit.name) && hasOtherCategory(reading, best.hit))) return null
  return { intent: best.intent, aspects: aspectsOf(best.all.filter(({ score }) => score >= best.hit.score - 1)) }
}

/** Whether the question is about vendors in general: "can I get a refund from a vendor?" */
function namesVendors({ tokens }: Reading): boolean {
  return tokens.some(({ word }) =>
    /^(?:vendors?|proveedor|proveedores|prestataires?|dienstleister|fornitore|fornitori|fornecedor|fornecedores)$/.test(
      word,
    ),
  )
}

/** Whether a pattern covers all categories and topics that the question names. */
function isExplained({ tags }: Reading, { tokens }: PatternHit): boolean {
  return tags.matches.every(
    ({ at, tags: meanings }) => tokens.has(at) || !meanings.some(({ kind }) => kind === 'category' || kind === 'topic'),
  )
}

/** Whether the question names a category that is no part of the pattern: "how do I find a cheap florist?" */
function hasOtherCategory({ tags, namedCategoryIds }: Reading, hit: PatternHit): boolean {
  if (namedCategoryIds.length === 0 || hit.score >= 3) return false
  return !tags.matches.some(
    ({ at, length, tags: meanings }) =>
      meanings.some(({ kind }) => kind === 'category') &&
      Array.from({ length }, (_, i) => at + i).some((position) => hit.tokens.has(position)),
  )
}

function readOutside({ patterns, categoryIds, features }: Reading, { hasVendor, hasFocus }: Situation) {
  const [best] = patterns.outOfScope
  if (!best || hasVendor) return null
  const isAboutWedding = categoryIds.length > 0 || features.length > 0
  const needed = hasFocus || isAboutWedding ? 2 : 1
  return best.score >= needed ? { intent: 'out-of-scope' as const, aspects: [] } : null
}
