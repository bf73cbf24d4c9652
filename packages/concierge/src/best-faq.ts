import type { Faq, VendorDetail } from '@vowkit/sdk-core/contract'
import { FILLERS, isNear, wordsIn } from './words.ts'

/** Groups of words that mean the same in questions to vendors. */
const SAME = [
  'travel deliver delivery distance mileage far come drive destination',
  'deposit retainer refund refundable refunded cancel cancellation cancelled postpone reschedule',
  'pay payment payments instalments card cash',
  'rain weather storm storms wind heat cold snow',
  'allergy allergies allergic dietary',
  'gluten celiac coeliac',
  'tasting taste sample samples trial',
  'guests people capacity seats fit headcount',
  'insurance insured liability license licensed permit',
  'setup set up early arrive arrival teardown takedown cleanup',
  'overtime late curfew end hours long',
  'parking park shuttle',
  'dog dogs pet pets animals',
  'kids children babies',
  'power electricity outlet generator',
  'alcohol wine liquor corkage byob',
].map((line) => line.split(' '))

/** Common words of questions that the FAQ search ignores, in addition to `FILLERS`. */
const COMMON = new Set(['does', 'work', 'included', 'happens', 'kind'])

/**
 * Finds the vendor's FAQ entry that is closest to a question. The entry must share at least `needed` significant words
 * with the question.
 */
export function bestFaq({ faqs }: Pick<VendorDetail, 'faqs'>, words: readonly string[], needed: number): Faq | null {
  const sought = words.filter(matters)
  let best: { faq: Faq; score: number } | null = null
  for (const faq of faqs) {
    const asked = wordsIn(faq.question).filter(matters)
    const shared = sought.filter((word) => asked.some((other) => isSame(word, other)))
    // Compares only the question of each FAQ entry, because the same word in an answer may have a different meaning.
    const score = shared.length + (asked.length > 0 && shared.length === asked.length ? 1 : 0)
    if (shared.length > 0 && score >= needed && score > (best?.score ?? 0)) best = { faq, score }
  }
  return best?.faq ?? null
}

/**
 * Whether a word is significant for the FAQ search. Words such as "far" and "guests" are significant in an FAQ, but not
 * in a vendor search.
 */
export function matters(word: string): boolean {
  return (
    !COMMON.has(word) &&
    (!FILLERS.has(word) ||
      SAME.some((group) => group.includes(word) && !['set', 'up', 'long', 'end', 'come'].includes(word)))
  )
}

/** Whether two words mean the same in a question. */
export function isSame(a: string, b: string): boolean {
  return (
    isNear(a, b) || SAME.some((group) => group.some((word) => isNear(word, a)) && group.some((word) => isNear(word, b)))
  )
}
