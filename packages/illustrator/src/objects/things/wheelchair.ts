import { group } from '../../base/svg.ts'
import { BODIES } from '../../figures/body.ts'
import { pickLook } from '../../figures/cast/looks.ts'
import { placePerson } from '../../figures/draw-figure.ts'
import type { Facing, Figure } from '../../figures/figure.ts'
import { stanceOf } from '../../figures/stances.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { Brush, createObject } from '../brush.ts'
import { drawWheelchair } from './machines.ts'

const CENTIMETRES = 100

/** Draws a person in a wheelchair, in profile. */
export function drawInWheelchair(
  painter: Painter,
  { x, y, unit, depth }: Spot,
  figure: Figure,
  facing: Facing,
): string {
  const brush = new Brush(painter, {}, depth)
  const scale = unit / CENTIMETRES
  const markup = drawWheelchair(brush, seat(brush, figure))
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(facing * scale).toFixed(3)} ${scale.toFixed(3)})`
  return painter.mark('object:wheelchair', group({ transform }, markup))
}

function seat({ painter, depth }: Brush, figure: Figure): string {
  const stance = stanceOf(figure, BODIES[figure.build], 'seated-side')
  return placePerson(painter, { x: -4, y: -2, unit: CENTIMETRES, depth }, { figure, stance })
}

/** A guest in a wheelchair. */
export const wheelchair = createObject('beside', [1.1, 1.4], (brush) => {
  const { random } = brush
  const figure: Figure = {
    build: 'woman',
    wears: 'short-dress',
    colour: brush.ownColour(random.pick(['#8f7f97', '#7f93a0', '#b08d86'])),
    ...pickLook(random, undefined, true),
    hairstyle: 'bun',
    extras: ['shawl'],
  }
  return drawWheelchair(brush, seat(brush, figure))
})
