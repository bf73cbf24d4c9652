import { CONCEPTS, type Fact, labelOf, TABLE_NAMES, understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { composeScene } from './compose-scene.ts'
import { isShown } from './shown-facts.ts'

/** All concepts of the vocabulary that a description can name. */
const NAMED = Object.entries({ ...CONCEPTS, table: TABLE_NAMES }).flatMap(([kind, names]) =>
  names.filter((name) => name !== 'none').map((name) => ({ kind: kind as Fact['kind'], name })),
)

/** The words before a label that is also the label of another kind: a cake is an object and a close-up. */
const PREFIX: Partial<Record<Fact['kind'], string>> = { object: 'A wedding with', structure: 'Under a' }

/** Returns the fact of a concept in a description that names only this concept, and whether the image shows it. */
function factOf({ kind, name }: (typeof NAMED)[number]) {
  const { description, notDrawn } = understand(`${PREFIX[kind] ?? ''} ${labelOf({ kind, name }, en)}`, [en])
  const facts = [...description.facts, ...(description.implied ?? [])]
  const fact = facts.find((item) => item.kind === kind && item.name === name)
  return { fact, notDrawn, isDrawn: fact !== undefined && isShown(fact, composeScene(description, { seed: 'shown' })) }
}

describe('isShown', () => {
  it.each(NAMED)('is true for the concept $kind:$name in a description that names only this concept', (concept) => {
    const { fact, isDrawn, notDrawn } = factOf(concept)
    if (fact === undefined) expect(notDrawn).not.toEqual([])
    else expect(isDrawn).toBe(true)
  })

  it.each([
    ['gold chairs and a champagne tower in a ballroom', 'colour', true],
    ['a meadow with pumpkins and burnt orange bridesmaid dresses', 'colour', true],
    ['five round tables with ten chairs each', 'seat', false],
    ['he dips me for the kiss', 'action', false],
    ['a dinner on black tables without tablecloths', 'colour', false],
  ] as const)('of the facts of "%s" with the kind %s is %s for all', (text, kind, expected) => {
    const { description } = understand(text, [en])
    const scene = composeScene(description, { seed: 'shown' })
    const facts = description.facts.filter((fact) => fact.kind === kind)
    expect(facts).not.toEqual([])
    expect(facts.every((fact) => isShown(fact, scene))).toBe(expected)
  })
})
