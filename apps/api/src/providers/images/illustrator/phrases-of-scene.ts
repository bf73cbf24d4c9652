import { type Fact, phraseOfAll, type SceneDescription, type Understood, type Vocabulary } from '@vowkit/understanding'
import { isColourOfNothing } from './removed-phrases.ts'

/**
 * Returns the phrases of a prompt with the facts that its scene still has after edits, and one phrase for each thing that
 * edits have added.
 */
export function phrasesOfScene(
  understood: readonly Understood[],
  { facts }: SceneDescription,
  vocabulary: Vocabulary,
): Understood[] {
  const rest = new Set(facts.filter((fact) => !isColourOfNothing(fact, facts)))
  const take = (fact: Fact) => {
    const current = [...rest].find((other) => isSame(fact, other))
    if (current) rest.delete(current)
    return current ? [current] : []
  }
  const kept = understood.flatMap((phrase) => {
    if (phrase.facts.length === 0 || phrase.facts.every(isImplied)) return [phrase]
    const current = phrase.facts.flatMap(take)
    if (current.length === 0) return []
    const isChanged = JSON.stringify(current) !== JSON.stringify(phrase.facts)
    return [isChanged ? { ...phrase, facts: current, as: phraseOfAll(current, vocabulary) } : phrase]
  })
  const end = Math.max(0, ...understood.map((phrase) => phrase.end))
  const added = [...rest]
    .filter((fact) => !isImplied(fact))
    .map((fact): Understood => {
      const as = phraseOfAll([fact], vocabulary)
      return { phrase: as, as, start: end, end, facts: [fact] }
    })
  return [...kept, ...added]
}

function isSame(a: Fact, b: Fact): boolean {
  return a.kind === b.kind && a.name === b.name && ('of' in a ? a.of : undefined) === ('of' in b ? b.of : undefined)
}

function isImplied(fact: Fact): boolean {
  return fact.kind !== 'colour' && fact.implied === true
}
