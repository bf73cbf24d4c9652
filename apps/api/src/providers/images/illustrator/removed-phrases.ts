import { colourTargetOf, type Fact, type SceneDescription, type Understanding, understand } from '@vowkit/understanding'
import { VOCABULARIES } from '../vocabularies.ts'

/**
 * Returns a function that tells whether a phrase of a prompt names something that edits have removed or replaced. Such a
 * phrase is missing from the image on purpose.
 */
export function removedPhrases(
  text: string,
  { understood, description: before }: Pick<Understanding, 'understood' | 'description'>,
  after: SceneDescription,
): (phrase: string) => boolean {
  const isRemoved = (fact: Fact) => has(before, fact) && !has(after, fact)
  const removed = understood.filter(({ facts }) => facts.some(isRemoved))
  return (phrase) => {
    const start = text.indexOf(phrase)
    const end = start + phrase.length
    if (start >= 0 && removed.some((other) => other.start < end && other.end > start)) return true
    // Words that the whole prompt does not explain can name a thing of every image, such as its arch.
    const { facts } = understand(phrase, VOCABULARIES).description
    return (
      facts.length > 0 && facts.every((fact) => isRemoved(fact) || (rulesOut(after, fact) && !rulesOut(before, fact)))
    )
  }
}

/** Whether a description has a fact. A colour of things that it excludes does not count. */
function has({ facts }: SceneDescription, fact: Fact): boolean {
  return facts.some((other) => other.kind === fact.kind && other.name === fact.name) && !isColourOfNothing(fact, facts)
}

function rulesOut({ facts, without }: SceneDescription, { kind, name }: Fact): boolean {
  return (
    facts.some((fact) => fact.kind === kind && isAbsence(fact)) ||
    without.some((other) => other.kind === kind && other.name === name)
  )
}

/** Whether a colour belongs to things of which there are none, such as the colour of flowers in a scene without any. */
export function isColourOfNothing(fact: Fact, facts: readonly Fact[]): boolean {
  if (fact.kind !== 'colour' || fact.of === undefined) return false
  if (fact.of === 'flowers') return facts.some(({ kind, name }) => kind === 'flower' && name === 'none')
  return facts.some((other) => isAbsence(other) && colourTargetOf(other) === fact.of)
}

/** Whether a fact says that there is none of something. */
export function isAbsence(fact: Fact): boolean {
  return fact.kind !== 'colour' && (fact.name === 'none' || fact.count === 0)
}
