import { type Fact, type SceneDescription, understand, understandEdit, type Vocabulary } from '../src/index.ts'
import { type ExpectedFact, fits, isSameThing, parseFact, shortFact } from './facts.ts'
import type { ExpectedEdit } from './load-sets.ts'

export interface EditScores {
  edits: { expected: number; right: number }
  /** The results of the edits that must not change the scene. */
  unchanged: { expected: number; right: number }
  mistakes: string[]
}

/** Applies every edit of a set and counts the edits with exactly the expected result. */
export function evaluateEdits(edits: readonly ExpectedEdit[], vocabularies: readonly Vocabulary[]): EditScores {
  const scores: EditScores = {
    edits: { expected: 0, right: 0 },
    unchanged: { expected: 0, right: 0 },
    mistakes: [],
  }
  for (const { before, edit, after, unchanged } of edits) {
    const old = understand(before, vocabularies).description
    const { description, changes } = understandEdit(edit, old, vocabularies)
    const wrong = [
      ...after.has.filter((short) => !isShown(description, parseFact(short), old)).map((short) => `missing: ${short}`),
      ...after.lacks
        .filter((short) => description.facts.some((fact) => fits(fact, parseFact(short))))
        .map((short) => `still there: ${short}`),
      ...compareChange(isSame(old, description), changes, unchanged),
    ]
    for (const tally of unchanged ? [scores.edits, scores.unchanged] : [scores.edits]) {
      tally.expected++
      if (wrong.length === 0) tally.right++
    }
    if (wrong.length > 0)
      scores.mistakes.push(
        [
          `${before} → ${edit}`,
          ...wrong.map((line) => `  ${line}`),
          `  before: ${listOf(old.facts)}`,
          `  after: ${listOf(description.facts)}`,
        ].join('\n'),
      )
  }
  return scores
}

function isShown({ facts }: SceneDescription, expected: ExpectedFact, old: SceneDescription): boolean {
  return facts.some((fact) => fits(fact, expected) && (!expected.change || isChanged(fact, expected.change, old)))
}

/** Whether a size or a count is greater than before the edit, or than the default. With `<`, whether it is smaller. */
function isChanged(fact: Fact, change: '>' | '<', { facts }: SceneDescription): boolean {
  const former = facts.find((item) => isSameThing(item, fact))
  const sizes = [sizeOf(fact, 'scale') - 1]
  if (former) sizes.push(sizeOf(fact, 'count') - sizeOf(former, 'count'))
  return sizes.some((difference) => (change === '>' ? difference > 0 : difference < 0))
}

function sizeOf(fact: Fact, detail: 'scale' | 'count'): number {
  return fact.kind === 'colour' ? 1 : (fact[detail] ?? 1)
}

function isSame(one: SceneDescription, other: SceneDescription): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function compareChange(isEqual: boolean, changes: readonly string[], unchanged: boolean): string[] {
  if (!unchanged) return isEqual ? ['nothing changed'] : []
  const reported = changes.length > 0 ? [`reported: ${changes.join(', ')}`] : []
  return isEqual ? reported : ['changed', ...reported]
}

function listOf(facts: readonly Fact[]): string {
  return facts.map(shortFact).join(', ')
}
