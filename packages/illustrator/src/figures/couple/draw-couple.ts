import { group, place } from '../../base/svg.ts'
import { Brush } from '../../objects/brush.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { BODIES } from '../body.ts'
import { drawContact, placePerson } from '../draw-figure.ts'
import type { Figure } from '../figure.ts'
import type { Stance } from '../wearer.ts'
import { ARRANGEMENTS, skirtOf } from './arrangements.ts'
import { drawWithWheelchair } from './draw-with-wheelchair.ts'
import type { CouplePose, Partner } from './pose.ts'
import { BEFORE_COUPLE, BEHIND_COUPLE, type DrawProp } from './props.ts'

const CENTIMETRES = 100

/** Poses in which one person is in front of the other, so that their shadow is narrow. */
const CLOSE: readonly CouplePose[] = ['kiss', 'dancing', 'dip', 'embrace', 'forehead']

/** Draws a couple. `first` stands on the left. */
export function drawCouple(painter: Painter, spot: Spot, couple: readonly [Figure, Figure], pose: CouplePose): string {
  if (pose === 'carried') return drawCarried(painter, spot, couple)
  if (pose === 'in-wheelchair') return drawWithWheelchair(painter, spot, couple)
  const partners = ARRANGEMENTS[pose](couple)
  const people = couple.map((figure, i) => ({ figure, ...(partners[i] as Partner) }))
  // The person in the wide skirt is drawn last, because the skirt covers the partner's feet.
  const order =
    pose === 'dancing' ? people.toReversed() : people.toSorted((a, b) => skirtOf(a.figure) - skirtOf(b.figure))
  const shadow = drawContact(painter, spot, shadowOf(pose))
  const at = ({ right, rise = 0 }: Partner): Spot => ({
    ...spot,
    x: spot.x + (right * spot.unit) / CENTIMETRES,
    y: spot.y - (rise * spot.unit) / CENTIMETRES,
  })
  const [, leader] = people
  const arm =
    pose === 'dancing' && leader
      ? placePerson(painter, at(leader), { ...leader, stance: { ...leader.stance, only: 0 } })
      : ''
  const prop = (draw: DrawProp | undefined) => (draw ? drawProp(painter, spot, (brush) => draw(brush, couple)) : '')
  const drawn = order.map((person) => leaning(at(person), person.lean, (feet) => placePerson(painter, feet, person)))
  return shadow + prop(BEHIND_COUPLE[pose]) + drawn.join('') + arm + prop(BEFORE_COUPLE[pose])
}

function shadowOf(pose: CouplePose): number {
  if (pose === 'lying') return 0
  return CLOSE.includes(pose) ? 40 : 62
}

/** Draws a person who leans around the feet. */
function leaning({ x, y, ...spot }: Spot, lean: number | undefined, draw: (feet: Spot) => string): string {
  if (!lean) return draw({ x, y, ...spot })
  return group({ transform: place(x, y, lean) }, draw({ x: 0, y: 0, ...spot }))
}

/** Draws things in centimetres from a spot. */
function drawProp(painter: Painter, { x, y, unit, depth }: Spot, draw: (brush: Brush) => string): string {
  const { drawn, wrap } = painter.within(
    () => draw(new Brush(painter, {}, depth)),
    () => ({ x, y, scale: unit / CENTIMETRES }),
  )
  return wrap(drawn)
}

/** Draws the stronger partner, who carries the other one in both arms. */
function drawCarried(painter: Painter, spot: Spot, couple: readonly [Figure, Figure]): string {
  const [carried, bearer] = couple
  const { y, half } = BODIES[bearer.build]
  const level = y.waist - 8
  const stance: Stance = {
    view: 'front',
    busy: true,
    turn: -0.8,
    tilt: -5,
    hands: [
      [-half.shoulder - 2, level + 4],
      [half.shoulder + 10, level + 8],
    ],
  }
  const lying: Stance = {
    view: 'side',
    seated: true,
    busy: true,
    tilt: -6,
    hands: [
      [18, BODIES[carried.build].y.shoulder + 2],
      [20, BODIES[carried.build].y.shoulder],
    ],
  }
  const scale = spot.unit / CENTIMETRES
  const rise = spot.y + (level + 16) * scale
  const person = placePerson(painter, { ...spot, x: 0, y: 46 * scale }, { figure: carried, stance: lying })
  const held = group({ transform: place(spot.x - 11 * scale, rise, -12) }, person)
  const arm = (only: 0 | 1) => placePerson(painter, spot, { figure: bearer, stance: { ...stance, only } })
  return (
    drawContact(painter, spot, 36) + placePerson(painter, spot, { figure: bearer, stance }) + held + arm(0) + arm(1)
  )
}
