import { group, path, place, tag } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { BODIES, SEAT } from '../body.ts'
import { placePerson } from '../draw-figure.ts'
import type { Facing, Figure } from '../figure.ts'
import type { Stance } from '../wearer.ts'

/** Where the couple is in or on a vehicle or an animal, in centimetres from the centre of its base. */
export interface Seats {
  /** The position of each seat to the right, and its height. For windows, the height of the faces. */
  at: readonly [first: readonly [x: number, height: number], second: readonly [x: number, height: number]]
  facing: Facing
  /** The windows of a vehicle, as path data. The couple sits behind them. Without windows, the couple sits on top. */
  openings?: string
}

const CENTIMETRES = 100

/** Draws a couple in or on something that is already drawn at the spot. */
export function drawRiders(
  painter: Painter,
  { x, y, unit, depth }: Spot,
  couple: readonly [Figure, Figure],
  { at, facing, openings }: Seats,
): string {
  const scale = unit / CENTIMETRES
  const spot: Spot = { x: 0, y: 0, unit: CENTIMETRES, depth }
  const riders = couple
    .map((figure, i) => {
      const [right, height] = at[i === 0 ? 0 : 1]
      const { head } = BODIES[figure.build]
      const rise = openings ? height + head.y * (figure.stature ?? 1) : height - SEAT
      const stance = openings ? inside(figure, i === 0 ? 1 : -1) : astride(figure)
      return placePerson(painter, { ...spot, x: right, y: -rise }, { figure, stance, facing: openings ? 1 : facing })
    })
    .join('')
  if (!openings) return painter.mark('couple', group({ transform: place(x, y, 0, scale) }, riders))
  const id = `openings-${openings.length}`
  painter.define(id, () => tag('clipPath', { id }, path(openings, '#000000')))
  const seated = group({ transform: place(x, y, 0, scale) }, group({ 'clip-path': `url(#${id})` }, riders))
  return painter.mark('couple', seated)
}

function astride({ build }: Figure): Stance {
  const { y } = BODIES[build]
  return {
    view: 'side',
    seated: true,
    busy: true,
    tilt: -2,
    hands: [
      [34, y.waist + 1],
      [31, y.waist + 4],
    ],
  }
}

function inside({ build }: Figure, turn: 1 | -1): Stance {
  const { y, half } = BODIES[build]
  return {
    view: 'front',
    busy: true,
    turn: turn * 0.5,
    tilt: turn * 5,
    hands: [
      [-half.shoulder, y.hip],
      [half.shoulder, y.hip],
    ],
  }
}
