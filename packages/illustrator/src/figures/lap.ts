import { type Point, SIDES } from '../base/geometry.ts'
import { group, path, rect, tag } from '../base/svg.ts'
import type { Outfit } from './attire/outfit.ts'
import { CHAIR_BACK, GROUND_SEAT, SEAT } from './body.ts'
import { limb, outline } from './curve.ts'
import { drawShoe } from './legs.ts'
import { type Stance, shade, torso, volume, type Wearer } from './wearer.ts'

const SHOE = '#2b211f'
/** A width that is greater than any arm span, in centimetres. */
const WIDE = 300

/** Draws the lap of a seated person, from the waist to the ground. */
export function drawLap(w: Wearer, outfit: Outfit): string {
  const colour = outfit.legs?.(w) ?? w.cloth
  const hips = volume(w, torso(w, 'waist', 'hip', 1, 9), colour)
  const isSkirt = outfit.legs === undefined
  if (w.stance.onGround) return hips + drawCrossedLegs(w, colour, isSkirt)
  if (w.stance.view === 'back') return hips
  if (w.stance.view === 'side') return hips + (isSkirt ? drawSkirtFromSide(w, colour) : drawLegsFromSide(w, colour))
  return hips + (isSkirt ? drawSkirtFromFront(w, colour) : drawLegsFromFront(w, colour))
}

/** Removes the markup below the seat if the person is seated. */
export function onSeat(w: Wearer, markup: string): string {
  return w.stance.seated && markup ? clipBelow(w, w.body.crotch + 2, markup) : markup
}

/** Removes the markup below the top of the chair back. */
export function aboveChair(w: Wearer, markup: string): string {
  return clipBelow(w, floorOf(w) - CHAIR_BACK, markup)
}

function clipBelow({ painter }: Wearer, y: number, markup: string): string {
  const id = `above${Math.round(-y)}`
  painter.define(id, () => tag('clipPath', { id }, rect(-WIDE, y - WIDE, 2 * WIDE, WIDE, '#000000')))
  return group({ 'clip-path': `url(#${id})` }, markup)
}

/** Returns the y position of the floor for a seated person. */
export function floorOf({ body, stance }: Wearer): number {
  return body.crotch + seatOf(stance)
}

/** Returns the height of the seat of a seated person, in centimetres. */
export function seatOf({ onGround }: Stance): number {
  return onGround ? GROUND_SEAT : SEAT
}

/** Draws the legs of a person who sits on the ground, or the skirt over them. */
function drawCrossedLegs(w: Wearer, colour: string, isSkirt: boolean): string {
  const { crotch, half, arm } = w.body
  const floor = floorOf(w)
  const reach = half.hip + arm * 1.7
  if (isSkirt) {
    const left: Point[] = [
      [-half.hip * 0.9, crotch - 12],
      [-reach, crotch + 1],
      [-reach * 1.16, floor - 1],
    ]
    return volume(w, outline(left, left.map(([x, y]): Point => [-x, y]).reverse()), colour)
  }
  return SIDES.map((side) => {
    const points: Point[] = [
      [side * half.hip * 0.5, crotch - 5],
      [side * reach, crotch + 2],
      [side * -half.hip * 0.25, floor - 5],
    ]
    const shoe = drawShoe(w, [side * -half.hip * 0.5, floor - 1], w.tone(SHOE))
    return shoe + volume(w, limb(points, [arm * 2, arm * 1.7, arm * 1.2]), side < 0 ? shade(colour, 0.5) : colour)
  }).join('')
}

function drawLegsFromSide(w: Wearer, colour: string): string {
  const { crotch, upperArm, arm } = w.body
  const floor = floorOf(w)
  const size = arm * 2
  return [-2, 2]
    .map((shift, i) => {
      const x = upperArm * 1.35 + shift
      const points: Point[] = [
        [0, crotch - 3],
        [x, crotch - 3],
        [x + 1, crotch + SEAT * 0.45],
        [x, floor - 4],
      ]
      const leg = limb(points, [size * 1.2, size, size * 0.8, size * 0.7])
      return drawShoe(w, [x, floor], w.tone(SHOE)) + path(leg, i === 0 ? shade(colour) : colour)
    })
    .join('')
}

function drawSkirtFromSide(w: Wearer, colour: string): string {
  const { crotch, upperArm, arm, profile } = w.body
  const floor = floorOf(w)
  const knee = upperArm * 1.35
  const top: Point[] = [
    [-profile.hip[0], crotch + 6],
    [-profile.hip[0], crotch - 8],
    [profile.waist[1], crotch - 14],
    [knee + arm, crotch - 9],
    [knee + arm * 1.7, crotch + 4],
    [knee + arm * 1.5, floor - 9],
  ]
  const under: Point[] = [
    [knee - arm * 1.4, floor - 8],
    [knee - arm * 1.3, crotch + 9],
  ]
  return (
    drawShoe(w, [knee, floor], w.tone(SHOE)) +
    path(
      limb(
        [
          [knee, floor - 14],
          [knee, floor - 2],
        ],
        [arm, arm * 0.8],
      ),
      w.skin,
    ) +
    volume(w, outline(top, under), colour)
  )
}

function drawLegsFromFront(w: Wearer, colour: string): string {
  const { crotch, half, arm } = w.body
  const floor = floorOf(w)
  const size = arm * 2
  return SIDES.map((side) => {
    const x = side * half.hip * 0.58
    const points: Point[] = [
      [x, crotch - 4],
      [x * 1.1, crotch + 8],
      [x, crotch + SEAT * 0.5],
      [x * 0.94, floor - 3],
    ]
    const leg = limb(points, [size, size * 1.1, size * 0.85, size * 0.7])
    return drawShoe(w, [x, floor], w.tone(SHOE)) + volume(w, leg, side === w.lit ? colour : shade(colour, 0.5))
  }).join('')
}

function drawSkirtFromFront(w: Wearer, colour: string): string {
  const { crotch, half, arm } = w.body
  const floor = floorOf(w)
  const feet = SIDES.map((side) => {
    const x = side * 4.5
    return (
      path(
        limb(
          [
            [x, floor - 16],
            [x, floor - 2],
          ],
          [arm, arm * 0.8],
        ),
        w.skin,
      ) + drawShoe(w, [x, floor], w.tone(SHOE))
    )
  }).join('')
  const left: Point[] = [
    [-half.hip - 1, crotch - 8],
    [-half.hip - 3.5, crotch + 6],
    [-half.hip * 0.92, floor - 8],
  ]
  const right = left.map(([x, y]): Point => [-x, y]).reverse()
  const knees = path(
    limb(
      [
        [-half.hip, crotch + 7],
        [0, crotch + 10],
        [half.hip, crotch + 7],
      ],
      [1, 3.4, 1],
    ),
    shade(colour, 1.4),
    { opacity: 0.5 },
  )
  return feet + volume(w, outline(left, right), colour) + knees
}
