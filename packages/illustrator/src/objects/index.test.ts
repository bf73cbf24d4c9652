import { CONCEPTS } from '@vowkit/understanding'
import { describe, expect, it } from 'vitest'
import { Painter } from '../painter/painter.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { LIGHT_NAMES, type LightName } from '../spec.ts'
import { OBJECTS } from './index.ts'
import type { ObjectDetail, SceneObject } from './object.ts'

const SPOT = { x: 700, y: 800, unit: 90, depth: 0.1 }
const BROKEN = /NaN|undefined|Infinity/
const LONGEST = 60_000

/** Objects that the views, the tables and the hangings draw, so they have no drawing function here. */
const DECORATION = [
  'string-lights',
  'candles',
  'chandelier',
  'papel-picado',
  'bunting',
  'drapes',
  'petals',
  'runner',
  'aisle-flowers',
  'centerpieces',
  'tall-centerpieces',
  'napkins',
  'plates',
  'tablecloth',
  'bread',
  'cutlery',
  'place-cards',
  'menus',
  'tea-lights',
  'envelope',
  'wax-seal',
  'cake-topper',
  'cake-drip',
  'cake-layers',
  'cake-ruffles',
  'gold-leaf',
]

const objects = Object.entries(OBJECTS) as [string, SceneObject][]

function draw(object: SceneObject, detail: ObjectDetail = {}, lightName: LightName = 'golden') {
  const painter = new Painter({ ...parsePrompt('garden'), lightName })
  const markup = painter.layer('object', () => object.draw(painter, SPOT, detail))
  return { markup, all: markup + painter.glows + painter.definitions }
}

describe('OBJECTS', () => {
  it('has a drawing function for every object that is not decoration', () => {
    const expected = CONCEPTS.object.filter((name) => !DECORATION.includes(name))
    expect(Object.keys(OBJECTS).toSorted()).toEqual(expected.toSorted())
  })

  it.each(objects)('draws %s with valid numbers in every light', (_, object) => {
    for (const lightName of LIGHT_NAMES) expect(draw(object, {}, lightName).all).not.toMatch(BROKEN)
  })

  it.each(objects)('draws %s with a colour, a count and a sign text', (_, object) => {
    const { all } = draw(object, { count: 3, colour: '#336699', text: 'Zoë & José' })
    expect(all).not.toMatch(BROKEN)
    expect(all).not.toContain('José')
  })

  it.each(objects)('keeps the markup of %s below 60 kB', (_, object) => {
    expect(draw(object, { count: 12 }).markup.length).toBeLessThan(LONGEST)
  })

  it.each(objects)('draws identical markup for %s with the same seed', (_, object) => {
    expect(draw(object).all).toBe(draw(object).all)
  })
})
