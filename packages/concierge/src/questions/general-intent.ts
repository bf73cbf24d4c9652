import { aspectsOf } from './aspects-of.ts'
import { readProduct } from './product-intent.ts'
import type { Reading } from './reading.ts'
import type { GeneralIntent, Situation } from './situation.ts'

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

function readOutside({ patterns, categoryIds, features }: Reading, { hasVendor, hasFocus }: Situation) {
  const [best] = patterns.outOfScope
  if (!best || hasVendor) return null
  const isAboutWedding = categoryIds.length > 0 || features.length > 0
  const needed = hasFocus || isAboutWedding ? 2 : 1
  return best.score >= needed ? { intent: 'out-of-scope' as const, aspects: [] } : null
}
