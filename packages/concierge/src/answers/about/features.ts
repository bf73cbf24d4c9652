import { findTopics } from '../../facts/find-topics.ts'
import type { VendorProfile } from '../../facts/profile.ts'
import type { FeatureCondition } from '../../questions/query.ts'
import { bold, plain } from '../../text.ts'
import type { Context } from '../context.ts'
import { type Evidence, findEvidence, synonymsOf } from '../evidence.ts'
import { stemsOf } from '../stems.ts'
import { bestTexts, sayTexts, statedPart } from './by-texts.ts'
import type { Part } from './part.ts'

/** The least score of a text, with and without a statement of the profile on the topic of the question. */
const THRESHOLD = { stated: 0.5, unstated: 0.6, noTopic: 0.4 }

/** The least score of a text that has the words of a feature. */
const MENTION = 0.05

/** Answers the features of a question from the statements of a profile. */
export function featureAnswers(vendor: VendorProfile, context: Context): Part[] {
  return context.query.conditions.features.map((feature) => featureAnswer(vendor, feature, context))
}

function featureAnswer(vendor: VendorProfile, feature: FeatureCondition, context: Context): Part {
  const { topic, words } = feature
  const facts = vendor.facts.filter((fact) => fact.kind === 'feature' && topic !== null && fact.topic === topic)
  const stated = statedPart(vendor, facts, context)
  if (stated) return withPolarity(stated, facts[0]?.polarity === 'yes', feature, context)
  const threshold = facts.length > 0 ? THRESHOLD.stated : topic === null ? THRESHOLD.noTopic : THRESHOLD.unstated
  const texts = bestTexts(vendor, context, {
    terms: context.query.language === 'en' ? [words] : [],
    topics: topic === null ? [] : [topic],
    threshold,
  })
  // "Can the horse handle firecrackers?" asks about firecrackers. That there is a horse does not answer it.
  const { things, language } = context.query
  const asked = { ...feature, topic: null, words: things.join(' ') }
  const isMissed = language === 'en' && things.length > 0 && !texts.some((text) => isMention(text, asked, context))
  const about = isMissed ? mentionsOf(vendor, asked, context) : []
  const shown = about.length > 0 ? about : texts.length > 0 ? texts : mentionsOf(vendor, feature, context)
  const [best] = shown
  if (!best) return unknown(vendor, feature, context)
  const part = sayTexts(vendor, shown, context)
  const polarity = polarityOf(best, facts)
  if (polarity === undefined || !context.query.isYesNo || isMissed) return part
  return withPolarity(part, polarity, feature, context)
}

function withPolarity(part: Part, has: boolean, { wanted }: FeatureCondition, { query, say }: Context): Part {
  if (!query.isYesNo) return part
  return { ...part, text: has === wanted ? say.vendor.yes(part.text) : say.vendor.no(part.text) }
}

/** The best text that has the words or the topic of a feature, even if it covers little else of the question. */
function mentionsOf(vendor: VendorProfile, feature: FeatureCondition, context: Context): Evidence[] {
  const { query, question } = context
  const search = { terms: [...query.terms, feature.words], message: question.message }
  return findEvidence(vendor, search, MENTION)
    .filter((text) => isMention(text, feature, context))
    .slice(0, 1)
}

function isMention({ title = '', text }: Evidence, { topic, words }: FeatureCondition, { query }: Context): boolean {
  const all = `${title} ${text}`
  const own = new Set(stemsOf(all))
  const isIn = (stem: string) => own.has(stem) || synonymsOf(stem).some((synonym) => own.has(synonym))
  const stems = stemsOf(words)
  const isSaid = query.language === 'en' && stems.length > 0 && stems.every(isIn)
  return isSaid || findTopics(all).some((mention) => mention.topic === topic)
}

/** Whether a text says that the vendor has a feature. Undefined if it says neither or both. */
function polarityOf({ text }: Evidence, facts: VendorProfile['facts']): boolean | undefined {
  const stated = facts.filter(({ source }) => text.includes(source.sentence) || source.sentence.includes(text))
  const polarities = new Set(stated.map(({ polarity }) => polarity))
  return polarities.size === 1 ? polarities.has('yes') : undefined
}

function unknown({ name }: VendorProfile, { words }: FeatureCondition, { say }: Context): Part {
  return { text: say.vendor.unknownAbout(bold(name), plain(words)), quotes: [], isUnknown: true }
}

/** Says once that a profile states none of the features of a question. */
export function unknownFeatures({ name }: VendorProfile, { query, say }: Context): Part {
  const words = query.conditions.features.map((feature) => plain(feature.words)).join(', ')
  return { text: say.vendor.unknownAbout(bold(name), words), quotes: [], isUnknown: true }
}
