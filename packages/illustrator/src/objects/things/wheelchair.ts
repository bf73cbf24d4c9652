import { BODIES } from '../../figures/body.ts'
import { pickLook } from '../../figures/cast/looks.ts'
import { placePerson } from '../../figures/draw-figure.ts'
import type { Figure } from '../../figures/figure.ts'
import { stanceOf } from '../../figures/stances.ts'
import { createObject } from '../brush.ts'
import { drawWheelchair } from './machines.ts'

/** A guest in a wheelchair. */
export const wheelchair = createObject('beside', [1.1, 1.4], (brush) => {
  const { painter, random, depth } = brush
  const figure: Figure = {
    build: 'woman',
    wears: 'short-dress',
    colour: brush.ownColour(random.pick(['#8f7f97', '#7f93a0', '#b08d86'])),
    ...pickLook(random, undefined, true),
    hairstyle: 'bun',
    extras: ['shawl'],
  }
  const stance = stanceOf(figure, BODIES.woman, 'seated-side')
  return drawWheelchair(brush, placePerson(painter, { x: -4, y: -2, unit: 100, depth }, { figure, stance }))
})
