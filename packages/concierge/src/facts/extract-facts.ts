import type { Fact } from './fact.ts'
import { readAmounts } from './read-amounts.ts'
import { readAreas } from './read-areas.ts'
import { readCapacity } from './read-capacity.ts'
import { readFeatures } from './read-features.ts'
import { readTimes } from './read-times.ts'
import { type ProfileTexts, statementsOf } from './statement.ts'

/** Increase this number with every change of the extraction. Stored facts of other versions are extracted again. */
export const FACTS_VERSION = 10

const READERS = [readCapacity, readAmounts, readTimes, readAreas, readFeatures]

/** Extracts the facts of a profile. A sentence that is ambiguous gives no fact. */
export function extractFacts(profile: ProfileTexts): Fact[] {
  const facts = statementsOf(profile).flatMap((statement) => READERS.flatMap((read) => read(statement)))
  return withoutContradictions(withoutDuplicates([...facts, ...facts.flatMap(smallWeddings)]))
}

/** The largest number of guests of a small wedding. */
const SMALL = 40

/** "Weddings for two to twenty" are small weddings. */
function smallWeddings({ kind, max = Number.POSITIVE_INFINITY, unit, source }: Fact): Fact[] {
  const isSmall = kind === 'capacity' && unit === 'guests' && max <= SMALL && /\bweddings?\b/i.test(source.sentence)
  return isSmall ? [{ kind: 'feature', topic: 'small-weddings', polarity: 'yes', source }] : []
}

function withoutDuplicates(facts: readonly Fact[]): Fact[] {
  const keyOf = ({ kind, topic, polarity, min, max, unit, detail, source }: Fact) =>
    kind === 'feature' ? `${topic} ${polarity}` : JSON.stringify([kind, polarity, min, max, unit, detail, source.title])
  return [...new Map(facts.toReversed().map((fact) => [keyOf(fact), fact])).values()].reverse()
}

/** Removes features about which a profile says both yes and no. */
function withoutContradictions(facts: readonly Fact[]): Fact[] {
  const polarities = (polarity: Fact['polarity']) =>
    new Set(facts.filter((fact) => fact.kind === 'feature' && fact.polarity === polarity).map(({ topic }) => topic))
  const [yes, no] = [polarities('yes'), polarities('no')]
  return facts.filter(({ kind, topic }) => kind !== 'feature' || !(yes.has(topic) && no.has(topic)))
}
