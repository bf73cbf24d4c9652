import { group, line, place, rect } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { BODIES } from '../body.ts'
import { drawContact, placePerson } from '../draw-figure.ts'
import type { Figure } from '../figure.ts'
import type { Stance } from '../wearer.ts'
import { ARRANGEMENTS, skirtOf } from './arrangements.ts'
import type { CouplePose, Partner } from './pose.ts'

const CENTIMETRES = 100
const WOOD = '#8a6242'

/** Poses in which one person is in front of the other, so that their shadow is narrow. */
const CLOSE: readonly CouplePose[] = ['kiss', 'dancing']

/** Draws a couple. `first` stands on the left. */
export function drawCouple(painter: Painter, spot: Spot, couple: readonly [Figure, Figure], pose: CouplePose): string {
  if (pose === 'carried') return drawCarried(painter, spot, couple)
  const partners = ARRANGEMENTS[pose](couple)
  const people = couple.map((figure, i) => ({ figure, ...(partners[i] as Partner) }))
  // The person in the wide skirt is drawn last, because the skirt covers the partner's feet.
  const order =
    pose === 'dancing' ? people.toReversed() : people.toSorted((a, b) => skirtOf(a.figure) - skirtOf(b.figure))
  const shadow = drawContact(painter, spot, CLOSE.includes(pose) ? 40 : 62)
  const at = (right: number): Spot => ({ ...spot, x: spot.x + (right * spot.unit) / 100 })
  const [, leader] = people
  const arm =
    pose === 'dancing' && leader
      ? placePerson(painter, at(leader.right), { ...leader, stance: { ...leader.stance, only: 0 } })
      : ''
  const seat = pose === 'seated-front' ? drawBench(painter, spot) : ''
  return shadow + seat + order.map(({ right, ...person }) => placePerson(painter, at(right), person)).join('') + arm
}

/** Draws a wooden bench from the front. */
function drawBench(painter: Painter, { x, y, unit, depth }: Spot): string {
  const scale = unit / CENTIMETRES
  const wood = painter.tone(WOOD, depth)
  const dark = painter.tone('#6a482f', depth)
  const slats = [-88, -76, -64].map((level) => rect(-66, level, 132, 8, wood, { rx: 2 })).join('')
  const legs = [-58, 58].map((at) => line(at, -90, at, 0, dark, 5)).join('')
  return group({ transform: place(x, y, 0, scale) }, legs + slats + rect(-68, -48, 136, 7, wood, { rx: 2 }))
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
