import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { expect, it } from 'vitest'
import { OBJECTS } from '../objects/index.ts'
import type { SceneObject } from '../objects/object.ts'
import { Painter } from '../painter/painter.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { OWN_COLOURS } from './drawn-colours.ts'
import { undrawnQualities } from './drawn-qualities.ts'
import { qualitiesOf } from './scene-qualities.ts'

function draw(object: SceneObject, colour: string): string {
  const painter = new Painter(parsePrompt('garden'))
  const markup = painter.layer('object', () =>
    object.draw(painter, { x: 700, y: 800, unit: 90, depth: 0.1 }, { colour }),
  )
  return markup + painter.glows + painter.definitions
}

it.each(Object.entries(OBJECTS))('the object %s is drawn in the named colour, or is in OWN_COLOURS', (name, object) => {
  expect(draw(object, '#336699') === draw(object, '#993366')).toBe(name in OWN_COLOURS)
})

const undrawnOf = (text: string) => understand(text, [en]).understood.flatMap((phrase) => undrawnQualities(phrase))

it('reports the colour of an object that images draw in its own colours', () => {
  expect(undrawnOf('a dark red fountain, white doves and blue umbrellas')).toEqual(['dark red'])
})

it('does not report the colour of an object that the setting draws itself', () => {
  const garden = qualitiesOf(parsePrompt('a japanese garden'))
  const bridge = understand('a red bridge', [en]).understood
  expect(bridge.flatMap((phrase) => undrawnQualities(phrase, garden))).toEqual([])
})
