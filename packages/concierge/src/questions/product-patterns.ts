import { aspectsOf } from './aspects-of.ts'
import { OF_COUPLE } from './own-intent.ts'
import type { PatternHit } from './patterns.ts'
import { hasWordOf } from './question-form.ts'
import type { Reading } from './reading.ts'
import type { GeneralIntent, Situation } from './situation.ts'

/**
 * Topics that may also be asked of a vendor: "can I get a refund?" They count only if no vendor is the subject, or if
 * the question names vendors in general.
 */
export const AMBIGUOUS_SITE: ReadonlySet<string> = new Set([
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

/** Topics whose words are also conditions of a search: "un DJ que hable español". */
const LIKE_SEARCH: ReadonlySet<string> = new Set(['areas', 'languages', 'site-language'])

/** Topics of questions that name a category without a search: "my photographer ghosted me". */
const NAMING_VENDORS = new Set(['support', 'for-vendors'])

/** Recognizes questions about the site, the couple's own data and planning by the patterns of the vocabularies. */
export function readProductPatterns(
  reading: Reading,
  { hasVendor, hasFocus, isSignedIn }: Situation,
): GeneralIntent | null {
  const { patterns } = reading
  const mayBeVendors = (hasFocus || hasVendor) && !namesVendors(reading)
  const isOfCards = /\bcredit cards?\b/iu.test(reading.text)
  const site = patterns.site.filter(
    ({ name }) =>
      !(mayBeVendors && AMBIGUOUS_SITE.has(name)) &&
      !(LIKE_SEARCH.has(name) && reading.namedCategoryIds.length > 0 && !namesVendors(reading)) &&
      !(name === 'how-many-vendors' && reading.places.length > 0) &&
      !(/plan$/.test(name) && /\bto plan\b/iu.test(reading.text)) &&
      !(isOfCards && name.startsWith('credits')),
  )
  const ownVendor = hasVendor || hasFocus ? (patterns.aspects[0]?.score ?? 0) : 0
  // "When is the balance due?" on a vendor's page asks for the terms of the vendor.
  const isImpersonal = hasFocus && ownVendor > 0 && !hasWordOf(reading, 'mine')
  // "Do we get billed?" on a vendor's page asks about the vendor. Visitors have no invoices.
  const isVisitors = hasFocus && !isSignedIn && reading.language === 'en' && !OF_COUPLE.test(reading.text)
  const own = patterns.own.filter(
    ({ score }) => !isImpersonal && !isVisitors && (hasVendor ? isSignedIn : score > ownVendor || isSignedIn),
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
export function namesVendors({ tokens }: Reading): boolean {
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
