import { type Fact, understand, type Vocabulary } from '../src/index.ts'
import { isRespected, matches, parseFact, shortFact } from './facts.ts'
import type { ExpectedDescription } from './load-sets.ts'

/** Counts of the facts of one kind: expected, found by the parser, and correct. */
export interface Tally {
  expected: number
  found: number
  right: number
}

export interface DescriptionScores {
  kinds: Map<string, Tally>
  without: { expected: number; right: number }
  notDrawn: { expected: number; right: number }
  /**
   * Counts of the phrases that the parser reports as unknown. A reported phrase is correct if it shares a word with an
   * expected phrase.
   */
  reported: { expected: number; right: number }
  mistakes: string[]
}

/** Parses every prompt of a set and counts the correct facts. */
export function evaluateDescriptions(
  descriptions: readonly ExpectedDescription[],
  vocabularies: readonly Vocabulary[],
): DescriptionScores {
  const scores: DescriptionScores = {
    kinds: new Map(),
    without: { expected: 0, right: 0 },
    notDrawn: { expected: 0, right: 0 },
    reported: { expected: 0, right: 0 },
    mistakes: [],
  }
  for (const { text, facts, without, notDrawn } of descriptions) {
    const result = understand(text, vocabularies)
    const wrong = [
      ...compareFacts(result.description.facts, facts, scores.kinds),
      ...missed(without, scores.without, (item) => isRespected(result.description, parseFact(item)), 'not ruled out'),
      ...missed(notDrawn, scores.notDrawn, (phrase) => isReported(phrase, result.notDrawn), 'not reported'),
      ...missed(result.notDrawn, scores.reported, (phrase) => isExpected(phrase, notDrawn), 'reported'),
    ]
    if (wrong.length > 0) scores.mistakes.push([text, ...wrong.map((line) => `  ${line}`)].join('\n'))
  }
  return scores
}

function compareFacts(facts: readonly Fact[], expected: readonly string[], kinds: Map<string, Tally>): string[] {
  const surplus = [...facts]
  const wrong: string[] = []
  for (const fact of facts) tallyOf(kinds, fact.kind).found++
  for (const short of expected) {
    const wanted = parseFact(short)
    const tally = tallyOf(kinds, wanted.kind)
    tally.expected++
    const index = surplus.findIndex((fact) => matches(fact, wanted))
    if (index < 0) wrong.push(`missing: ${short}`)
    else {
      tally.right++
      surplus.splice(index, 1)
    }
  }
  return [...wrong, ...surplus.map((fact) => `unexpected: ${shortFact(fact)}`)]
}

function missed(
  items: readonly string[],
  tally: { expected: number; right: number },
  isRight: (item: string) => boolean,
  label: string,
): string[] {
  const wrong = items.filter((item) => !isRight(item))
  tally.expected += items.length
  tally.right += items.length - wrong.length
  return wrong.map((item) => `${label}: ${item}`)
}

/** Whether every word of an expected phrase occurs in the phrases that the parser reports as unknown. */
function isReported(phrase: string, notDrawn: readonly string[]): boolean {
  const reported = notDrawn.join(' ').toLowerCase()
  return phrase
    .toLowerCase()
    .split(' ')
    .every((word) => reported.includes(word))
}

/** Whether a word of a reported phrase occurs in the expected phrases. */
function isExpected(phrase: string, expected: readonly string[]): boolean {
  const words = expected.join(' ').toLowerCase()
  return phrase
    .toLowerCase()
    .split(' ')
    .some((word) => words.includes(word))
}

function tallyOf(kinds: Map<string, Tally>, kind: string): Tally {
  const tally = kinds.get(kind) ?? { expected: 0, found: 0, right: 0 }
  kinds.set(kind, tally)
  return tally
}
