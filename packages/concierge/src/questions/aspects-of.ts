import { ADVICE, type Aspect, DISTRESS, OWN_TOPICS, SITE_TOPICS, SMALL_TALK, VENDOR_ASPECTS } from './aspects.ts'
import type { PatternHit } from './patterns.ts'

const ASPECTS: readonly Aspect[] = [
  ...VENDOR_ASPECTS,
  ...SITE_TOPICS,
  ...OWN_TOPICS,
  ...SMALL_TALK,
  ...DISTRESS,
  ...ADVICE,
]

/** Aspects with a price of their own: "how much is the deposit?" */
const PRICED = new Set(['deposit', 'travel', 'minimum', 'cancellation'])

/** Returns the aspects of patterns, best first. */
export function aspectsOf(hits: readonly PatternHit[]): Aspect[] {
  const aspects = hits.flatMap(({ name }) => ASPECTS.find((aspect) => aspect === name) ?? [])
  if (!aspects.some((aspect) => PRICED.has(aspect))) return aspects
  return [...aspects.filter((aspect) => aspect !== 'price'), ...aspects.filter((aspect) => aspect === 'price')]
}
