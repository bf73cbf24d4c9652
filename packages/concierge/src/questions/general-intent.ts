import { aspectsOf } from './aspects-of.ts'
import { helpFor, isCertain } from './help-intent.ts'
import type { PatternHit } from './patterns.ts'
import { readProduct } from './product-intent.ts'
import { hasWordOf, isProcedural } from './question-form.ts'
import type { Reading } from './reading.ts'
import { readRequests } from './requests.ts'
import { readSiteFollowUp } from './site-follow-up.ts'
import type { GeneralIntent, Situation } from './situation.ts'
import { readSeveralPhrases } from './small-talk-phrases.ts'

/** Recognizes questions that are not about vendors. Returns null for all others. */
export function readGeneralIntent(reading: Reading, situation: Situation): GeneralIntent | null {
  return (
    readUrgent(reading, situation) ??
    readTalk(reading) ??
    readProductOrFollowUp(reading, situation) ??
    readOutside(reading, situation)
  )
}

/** "What if I don't like it?" after a reply about visions is no question about the data of a visitor without an account. */
function readProductOrFollowUp(reading: Reading, situation: Situation): GeneralIntent | null {
  const product = readProduct(reading, situation)
  if (product && (product.intent !== 'own' || situation.isSignedIn)) return product
  return readSiteFollowUp(reading, situation) ?? product
}

/** Whether a question asks for the data of the account with an email address. */
function asksForAccount({ text, patterns }: Reading): boolean {
  return patterns.own.length > 0 && /[^\s@]+@[^\s@]+\.\w/.test(text)
}

/** What the terms of a vendor are about too: "what if we have to move the date?" */
const TERMS = new Set(['postpone', 'cancel-wedding'])

/** Feelings that the same words only name: "can the makeup survive crying?" */
const SOFT_DISTRESS = new Set(['panic', 'overwhelmed', 'money', 'illness'])

/** A sign of these is heard, however far its words are apart. */
const GRAVE_DISTRESS = new Set(['crisis', 'violence', 'illness', 'death'])

/** How many other words may be between the words of a pattern of distress. */
const MAX_GAP = 4

/** Whether the words of a pattern are close to each other, so that they belong together. */
function isClose({ tokens }: PatternHit): boolean {
  return Math.max(...tokens) - Math.min(...tokens) < tokens.size + MAX_GAP
}

function readUrgent(reading: Reading, { hasVendor, hasFocus }: Situation): GeneralIntent | null {
  const { patterns, categoryIds } = reading
  const isNamed = (hasVendor || hasFocus || reading.namedCategoryIds.length > 0) && !hasWordOf(reading, 'mine')
  const distress = patterns.distress.filter(
    (hit) =>
      (GRAVE_DISTRESS.has(hit.name) || isClose(hit)) &&
      !((hasVendor || hasFocus) && TERMS.has(hit.name)) &&
      (!isNamed || hit.score > 1 || !SOFT_DISTRESS.has(hit.name)),
  )
  if (distress.length > 0) return { intent: 'distress', aspects: [...aspectsOf(distress), ...readRequests(reading)] }
  const isHelp =
    isProcedural(reading) && patterns.injection.every(({ score }) => score < 3) && isCertain(helpFor(reading))
  if ((patterns.injection.length > 0 && !isHelp) || asksForAccount(reading)) return { intent: 'injection', aspects: [] }
  if (patterns.rude.length > 0 && categoryIds.length === 0) return { intent: 'rude', aspects: [] }
  // "Is somebody on staff who speaks Spanish?" on the page of a vendor.
  const isOfVendor = (hasVendor || hasFocus) && reading.features.length > 0
  return patterns.person.length > 0 && !isOfVendor ? { intent: 'person', aspects: [] } : null
}

function readTalk(reading: Reading): GeneralIntent | null {
  const { text, tokens, language, patterns, categoryIds, vendors, places, amounts, features } = reading
  if (tokens.length === 0)
    return /\p{Extended_Pictographic}/u.test(text)
      ? { intent: 'small-talk', aspects: ['congratulations'] }
      : { intent: 'unclear', aspects: [] }
  const several = readSeveralPhrases(
    tokens.map(({ word }) => word),
    language,
  )
  if (several) return { intent: 'small-talk', aspects: [several] }
  const [best] = patterns.smallTalk
  if (!best || vendors.length > 0) return null
  const others = Math.max(0, ...[...patterns.site, ...patterns.own].map(({ score }) => score))
  const isTalk = best.isWhole || (categoryIds.length === 0 && best.score >= 2 && best.score >= others)
  const isQuestion = /[?？]/.test(text) || places.length + amounts.length + features.length > 0
  const isSingle = best.score === 1 && categoryIds.length === 0 && others === 0 && tokens.length < 8 && !isQuestion
  return isTalk || isSingle ? { intent: 'small-talk', aspects: aspectsOf([best]) } : null
}

function readOutside({ patterns, categoryIds, features }: Reading, { hasVendor, hasFocus }: Situation) {
  const [best] = patterns.outOfScope
  if (!best || hasVendor) return null
  const isAboutWedding = categoryIds.length > 0 || features.length > 0
  const needed = hasFocus || isAboutWedding ? 2 : 1
  return best.total >= needed ? { intent: 'out-of-scope' as const, aspects: [] } : null
}
