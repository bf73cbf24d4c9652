import { describe, expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'
import { describe as describeScene, titleOf } from './title.ts'
import { understand } from './understand.ts'
import { en } from './vocabularies/en.ts'

const sceneOf = (text: string) => understand(text, [en]).description

describe('titleOf', () => {
  it.each([
    ['a riad at dusk', 'Moroccan courtyard at dusk'],
    ['beach ceremony with paper lanterns', 'Beach ceremony with paper lanterns'],
    ['dinner in a barn', 'Barn dinner'],
    ['a bouquet of peonies', 'Bouquet with peonies'],
    ['roses', 'Wedding with roses'],
    ['hello', 'Wedding'],
  ])('returns the title of the scene that "%s" describes', (text, title) => {
    expect(titleOf(sceneOf(text), en)).toBe(title)
  })
})

describe('describe', () => {
  it('returns the place, the time and the objects in one line', () => {
    expect(describeScene(sceneOf('ballroom at night with lanterns and 12 round tables'), en)).toBe(
      'a ballroom at night, lanterns, 12 round tables',
    )
  })
})

describe('neighboursOf', () => {
  it('returns up to five concepts of the same group as the phrase and keeps its count and colour', () => {
    const neighbours = neighboursOf({ kind: 'object', name: 'lanterns', count: 6 })
    expect(neighbours).toHaveLength(5)
    expect(neighbours[0]).toEqual({ kind: 'object', name: 'paper-lanterns', count: 6 })
  })

  it('returns the nearest colours for a colour', () => {
    const names = neighboursOf({ kind: 'colour', name: 'blush', colour: '#f3cfc6' }).map(({ name }) => name)
    expect(names).toHaveLength(5)
    expect(names).toContain('nude')
  })
})
