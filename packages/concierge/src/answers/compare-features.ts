import type { Fact } from '../facts/fact.ts'
import type { VendorProfile } from '../facts/profile.ts'
import type { FeatureCondition } from '../questions/query.ts'
import { bold, plain, profileLink, quote } from '../text.ts'
import type { Context, Draft } from './context.ts'
import { findEvidence } from './evidence.ts'
import { quotePart } from './quotes.ts'

/** Says which of several vendors have a feature: "which of those has an elevator?" */
export function compareFeatures(context: Context, vendors: readonly VendorProfile[]): Draft {
  const { query, say } = context
  const { features } = query.conditions
  const found = vendors.map((vendor) => ({ vendor, facts: features.map((feature) => findStatement(vendor, feature)) }))
  const fitting = found.filter(({ facts }) => facts.every((fact, index) => fact && fits(fact, features[index])))
  const denying = found.filter((one) => !fitting.includes(one) && one.facts.every((fact) => fact))
  if (fitting.length === 0 && denying.length === 0) {
    return { text: say.find.noneOfThose(plain(features.map(({ words }) => words).join(' '))) }
  }
  const shown = fitting.length > 0 ? fitting : denying
  const lines = shown.map(({ vendor, facts }) => {
    const quotes = facts.map((fact) => (fact ? quote(fact.text) : ''))
    const statement = say.vendor.says(bold(vendor.name), quotes.join(' '))
    return `• ${fitting.length > 0 ? statement : say.vendor.no(statement)} ${profileLink(vendor.id)}`
  })
  if (shown.length < vendors.length && fitting.length + denying.length < vendors.length)
    lines.push(say.vendor.othersUnknown)
  return {
    text: lines.join('\n'),
    cards: fitting.map(({ vendor, facts }) => ({
      id: vendor.id,
      name: vendor.name,
      image: vendor.image,
      reason: facts.map((fact) => (fact ? quote(fact.text, 80) : '')).join(' '),
    })),
    quotes: shown.flatMap(({ vendor, facts }) => facts.flatMap((fact) => (fact ? [quotePart(vendor, fact, say)] : []))),
  }
}

interface Statement {
  part: Fact['source']['part'] | 'review'
  title?: string
  text: string
  polarity: Fact['polarity']
}

/** The sentence of a profile on a feature. Words without a topic are looked up in the texts. */
export function findStatement(vendor: VendorProfile, { topic, words }: FeatureCondition): Statement | undefined {
  const fact = vendor.facts.find((one) => one.kind === 'feature' && topic !== null && one.topic === topic)
  if (fact) return { ...fact.source, text: fact.source.sentence, polarity: fact.polarity }
  if (topic !== null) return undefined
  const [best] = findEvidence(vendor, { terms: [words], message: '' }, 0.5)
  return best && best.part !== 'review' ? { ...best, polarity: 'yes' } : undefined
}

function fits({ polarity }: Statement, feature: FeatureCondition | undefined): boolean {
  return (polarity === 'yes') === (feature?.wanted ?? true)
}
