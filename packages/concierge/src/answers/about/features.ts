import { findTopics } from '../../facts/find-topics.ts'
import type { VendorProfile } from '../../facts/profile.ts'
import type { FeatureCondition } from '../../questions/query.ts'
import { bold, plain } from '../../text.ts'
import type { Context } from '../context.ts'
import { type Evidence, findEvidence } from '../evidence.ts'
import { stemsOf } from '../stems.ts'
import { bestTexts, sayTexts } from './by-texts.ts'
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
  const threshold = facts.length > 0 ? THRESHOLD.stated : topic === null ? THRESHOLD.noTopic : THRESHOLD.unstated
  const texts = bestTexts(vendor, context, {
    terms: context.query.language === 'en' ? [words] : [],
    topics: topic === null ? [] : [topic],
    threshold,
  })
  const shown = texts.length > 0 ? texts : mentionsOf(vendor, feature, context)
  const [best] = shown
  if (!best) return unknown(vendor, feature, context)
  const part = sayTexts(vendor, shown, context)
  const polarity = polarityOf(best, facts)
  if (polarity === undefined || !context.query.isYesNo) return part
  const { yes, no } = context.say.vendor
  return { ...part, text: polarity === feature.wanted ? yes(part.text) : no(part.text) }
}

/** The best text that has the words or the topic of a feature, even if it covers little else of the question. */
function mentionsOf(vendor: VendorProfile, { topic, words }: FeatureCondition, context: Context): Evidence[] {
  const { query, question } = context
  const stems = stemsOf(words)
  const mentions = ({ title = '', text }: Evidence) => {
    const all = `${title} ${text}`
    const own = new Set(stemsOf(all))
    const isSaid = query.language === 'en' && stems.length > 0 && stems.every((stem) => own.has(stem))
    return isSaid || findTopics(all).some((mention) => mention.topic === topic)
  }
  const search = { terms: [...query.terms, words], message: question.message }
  return findEvidence(vendor, search, MENTION).filter(mentions).slice(0, 1)
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
