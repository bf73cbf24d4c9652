import type { DeskFacts, DeskTopic } from '@vowkit/sdk-core/contract'
import { markAmount } from '../fill-amounts.ts'
import { plain } from '../text.ts'
import type { Fact } from './fact.ts'
import { SPANISH_LABELS } from './topics/spanish-labels.ts'
import { TOPIC_GROUPS, TOPICS } from './topics.ts'

const ACCESS = new Set(['accessible', 'sign-language', 'restrooms'])
/** Topics that other facts state: distances, areas, deposits and cancellations. */
const COVERED = new Set(['travel', 'travel-fee', 'refunds'])

/** The topics that a vendor can confirm or rule out, with labels in this language, sorted by label. */
export function listTopics(language: 'en' | 'es' = 'en'): DeskTopic[] {
  const spanish: ReadonlyMap<string, string> = new Map(language === 'es' ? Object.entries(SPANISH_LABELS) : [])
  return [...TOPICS]
    .filter(([topic]) => !COVERED.has(topic))
    .map(([topic, { label }]) => ({ topic, label: spanish.get(topic) ?? label, group: groupOf(topic) }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}

function groupOf(topic: string): DeskTopic['group'] {
  if (ACCESS.has(topic)) return 'access'
  if (TOPIC_GROUPS.diets.has(topic)) return 'diets'
  return TOPIC_GROUPS.languages.has(topic) ? 'languages' : 'other'
}

/** Adds the facts that a vendor has stated, in place of the facts of its texts on the same subject. */
export function withStatedFacts(extracted: readonly Fact[], stated: DeskFacts | null): Fact[] {
  if (!stated) return [...extracted]
  const facts = toFacts(stated)
  const subjects = new Set(facts.flatMap((fact) => subjectOf(fact) ?? []))
  return [...facts, ...extracted.filter((fact) => !subjects.has(subjectOf(fact) ?? ''))]
}

/** What a fact is about. A fact replaces the facts with the same subject. Undefined: it replaces no other fact. */
function subjectOf({ kind, topic, unit, detail, source }: Fact): string | undefined {
  if (kind === 'feature') return `feature ${topic}`
  if (kind === 'capacity') return source.part === 'package' ? undefined : kind
  if (kind === 'minimum') return unit === 'guests' && source.part !== 'package' ? kind : undefined
  if (kind === 'area') return unit ? (unit === 'dollars' ? undefined : 'distance') : kind
  if (kind === 'deposit') return detail === 'balance' ? undefined : kind
  return kind === 'cancellation' && detail === 'refund' ? kind : undefined
}

function toFacts({ seated, standing, min_guests, areas, travel_miles, features, ...terms }: DeskFacts): Fact[] {
  const places = areas.map(plain).filter(Boolean)
  const guests = { unit: 'guests', polarity: 'yes' } as const
  return [
    ...(seated
      ? [said(`Seats up to ${seated} guests.`, { kind: 'capacity', ...guests, max: seated, detail: 'seated' })]
      : []),
    ...(standing
      ? [
          said(`Room for ${standing} guests standing.`, {
            kind: 'capacity',
            ...guests,
            max: standing,
            detail: 'standing',
          }),
        ]
      : []),
    ...(min_guests
      ? [said(`The minimum is ${min_guests} guests.`, { kind: 'minimum', ...guests, min: min_guests })]
      : []),
    ...places.map((place) =>
      said(`Places served: ${places.join(', ')}.`, { kind: 'area', polarity: 'yes', detail: place }),
    ),
    ...(travel_miles
      ? [
          said(`Travels up to ${travel_miles} miles.`, {
            ...{ kind: 'area', polarity: 'yes', max: travel_miles, unit: 'miles', detail: 'distance' },
          }),
        ]
      : []),
    ...features.flatMap(({ topic, has }) => toFeature(topic, has)),
    ...toTerms(terms),
  ]
}

function toFeature(topic: string, has: boolean): Fact[] {
  const label = TOPICS.get(topic)?.label
  if (label === undefined) return []
  const sentence = `${label.slice(0, 1).toUpperCase()}${label.slice(1)}: ${has ? 'yes' : 'no'}.`
  return [said(sentence, { kind: 'feature', topic, polarity: has ? 'yes' : 'no' })]
}

function toTerms({ deposit, refund_days: days }: Pick<DeskFacts, 'deposit' | 'refund_days'>): Fact[] {
  const facts: Fact[] = []
  if (deposit && deposit.amount === 0) facts.push(said('No deposit.', { kind: 'deposit', polarity: 'no' }))
  else if (deposit) {
    const { amount, unit } = deposit
    const sentence = `The deposit is ${unit === 'percent' ? `${amount}% of the price` : markAmount(amount)}.`
    facts.push(said(sentence, { kind: 'deposit', polarity: 'yes', min: amount, unit }))
  }
  if (days === 0) {
    const sentence = 'The deposit is not refunded after a cancellation.'
    facts.push(said(sentence, { kind: 'cancellation', polarity: 'no', detail: 'refund' }))
  } else if (days !== undefined) {
    const sentence = `A cancellation is refunded until ${days} days before the wedding.`
    facts.push(said(sentence, { kind: 'cancellation', polarity: 'yes', detail: 'refund', max: days, unit: 'days' }))
  }
  return facts
}

/** The sentences of the facts that the vendor has entered itself. */
export function statedSentences(facts: readonly Fact[]): string[] {
  return [...new Set(facts.flatMap(({ source }) => (source.part === 'stated' ? source.sentence : [])))]
}

function said(sentence: string, fact: Omit<Fact, 'source'>): Fact {
  return { ...fact, source: { part: 'stated', sentence } }
}
