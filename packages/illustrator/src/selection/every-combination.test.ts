import { CONCEPTS, type Fact, factsOf, type SceneDescription } from '@vowkit/understanding'
import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../base/random.ts'
import { composeScene } from '../compose/compose-scene.ts'
import { isShown } from '../compose/shown-facts.ts'
import { isPartOfSetting } from '../objects/index.ts'
import { drawScene } from '../scene/draw-any-scene.ts'
import { locateObjects } from './locate-objects.ts'

const SCENES_PER_VIEW = 24
/** The smallest visible part of an object, as a fraction of the width or the height of the image. */
const VISIBLE = 0.004
/** Objects that views draw on tables, on the aisle or across the scene, without an area of their own. */
const WITHOUT_AREA = [
  'edison-bulbs',
  'candles',
  'tea-lights',
  'glasses',
  'aisle-flowers',
  'napkins',
  'plates',
  'tablecloth',
  'centerpieces',
  'tall-centerpieces',
  'aisle-flowers',
  'petals',
  'runner',
  'drapes',
]

/** Creates a description with random concepts of every kind. */
function anyDescription(view: (typeof CONCEPTS.view)[number], random: Random): SceneDescription {
  const facts: Fact[] = [
    { kind: 'view', name: view },
    { kind: 'venue', name: random.pick(CONCEPTS.venue) },
    { kind: 'time', name: random.pick(CONCEPTS.time) },
    { kind: 'weather', name: random.pick(CONCEPTS.weather) },
    { kind: 'season', name: random.pick(CONCEPTS.season) },
    { kind: 'structure', name: random.pick(CONCEPTS.structure) },
    { kind: 'seat', name: random.pick(CONCEPTS.seat) },
    { kind: 'flower', name: random.pick(CONCEPTS.flower) },
    { kind: 'attire', name: random.pick(CONCEPTS.attire) },
    { kind: 'person', name: random.pick(CONCEPTS.person) },
    { kind: 'person', name: 'guest', count: Math.floor(random.range(0, 120)) },
    { kind: 'table', name: random.pick(['round', 'long', 'square', 'sweetheart', 'cocktail']) },
  ]
  const objects = new Set(Array.from({ length: Math.ceil(random.range(0, 7)) }, () => random.pick(CONCEPTS.object)))
  for (const name of objects) facts.push({ kind: 'object', name, count: Math.ceil(random.range(0, 9)) })
  return { facts: facts.filter(() => random.next() < 0.75), without: [] }
}

describe('scenes of random concepts', () => {
  it.each(CONCEPTS.view)('draw valid markup in the view %s, with every shown object in the frame', (view) => {
    for (let i = 0; i < SCENES_PER_VIEW; i++) {
      const seed = `${view}-${i}`
      const description = anyDescription(view, createRandom(seed))
      const scene = composeScene(description, { seed })
      const label = `${seed}: ${description.facts.map(({ kind, name }) => `${kind}:${name}`).join(' ')}`
      expect(drawScene(scene), label).not.toMatch(/NaN|undefined|Infinity/)
      const located = new Map(locateObjects(scene).map(({ id, areas }) => [id, areas]))
      // Close-ups of a table have no areas for what lies on it.
      if (located.size === 0 || scene.comp === 'tablescape') continue
      for (const fact of factsOf(description, 'object')) {
        if (!isShown(fact, scene) || WITHOUT_AREA.includes(fact.name)) continue
        if (isPartOfSetting(fact.name, scene.setting)) continue
        const areas = located.get(`object:${fact.name}`) ?? []
        const isVisible = areas.some(({ width, height }) => width > VISIBLE && height > VISIBLE)
        expect(isVisible, `${fact.name} in ${label}`).toBe(true)
      }
    }
  })
})
