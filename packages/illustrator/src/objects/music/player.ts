import type { Point } from '../../base/geometry.ts'
import { circle, d, ellipse, path, stroke } from '../../base/svg.ts'
import type { Brush } from '../brush.ts'

export interface Player {
  x: number
  y?: number
  clothes: string
  trousers?: string
  isSeated?: boolean
  /** The positions of the hands on the instrument, relative to the player's feet, in centimetres. */
  hands: readonly [left: Point, right: Point]
  /** Draws headwear instead of hair. `x` and `y` are the centre of the head. */
  headwear?: (x: number, y: number) => string
}

const SKINS = ['#e3b594', '#c68f68', '#8d5b3f', '#5f3d2c', '#f0cbb0'] as const
const HAIR = ['#2c211d', '#5a3d2b', '#8a6642', '#1f1a1c'] as const

/** Draws a musician without facial features. The instrument is in front of the body and behind the arms. */
export function drawPlayer(brush: Brush, player: Player, held: string): string {
  const { x, y = 0, clothes, trousers = '#2b2730', isSeated = false, hands, headwear } = player
  const skin = brush.random.pick(SKINS)
  const lift = isSeated ? 44 : 0
  const shoulders = y - 140 + lift
  const hips = y - 84 + lift
  const headY = shoulders - 19
  const torso = d`M${x - 20} ${shoulders + 4}C${x - 14} ${shoulders - 5} ${x + 14} ${shoulders - 5} ${x + 20} ${shoulders + 4}L${x + 16} ${hips + 12}H${x - 16}Z`
  const arm = ([hx, hy]: Point, side: number) => {
    const elbow: Point = [x + side * 27, (shoulders + y + hy) / 2 + 12]
    const data = d`M${x + side * 17} ${shoulders + 6}Q${elbow[0]} ${elbow[1]} ${x + hx} ${y + hy}`
    return stroke(data, brush.tone(clothes, side < 0 ? 0.03 : -0.05), 10) + circle(x + hx, y + hy, 5, brush.tone(skin))
  }
  return (
    (isSeated ? drawSeatedLegs(brush, x, y, hips, trousers) : drawLegs(brush, x, y, hips, trousers)) +
    path(torso, brush.across(clothes, 0.06)) +
    path(d`M${x - 5} ${shoulders - 8}H${x + 5}L${x + 4} ${shoulders + 3}H${x - 4}Z`, brush.tone(skin, -0.06)) +
    path(d`M${x - 5} ${shoulders - 1}L${x} ${shoulders + 26}L${x + 5} ${shoulders - 1}Z`, brush.tone('#f6f0e8')) +
    ellipse(x, headY, 8.6, 11, brush.tone(skin)) +
    (headwear
      ? headwear(x, headY)
      : path(
          d`M${x - 9.4} ${headY + 2}C${x - 12} ${headY - 16} ${x + 12} ${headY - 16} ${x + 9.4} ${headY + 2}C${x + 7} ${headY - 6} ${x - 4} ${headY - 7} ${x - 9.4} ${headY + 2}Z`,
          brush.tone(brush.random.pick(HAIR)),
        )) +
    held +
    arm(hands[0], -1) +
    arm(hands[1], 1)
  )
}

function drawLegs(brush: Brush, x: number, y: number, hips: number, colour: string): string {
  const legs = d`M${x - 16} ${hips}H${x + 16}L${x + 14} ${y - 3}H${x + 4}L${x} ${hips + 26}L${x - 4} ${y - 3}H${x - 14}Z`
  return (
    path(legs, brush.across(colour, 0.05)) +
    ellipse(x - 10, y - 2, 8, 3.6, brush.tone('#221c1e')) +
    ellipse(x + 10, y - 2, 8, 3.6, brush.tone('#221c1e'))
  )
}

function drawSeatedLegs(brush: Brush, x: number, y: number, hips: number, colour: string): string {
  const legs = d`M${x - 17} ${hips}H${x + 17}L${x + 22} ${hips + 16}L${x + 19} ${y - 3}H${x + 9}L${x + 8} ${hips + 24}H${x - 8}L${x - 9} ${y - 3}H${x - 19}L${x - 22} ${hips + 16}Z`
  return (
    stroke(d`M${x - 16} ${hips + 14}V${y - 4}M${x + 16} ${hips + 14}V${y - 4}`, brush.tone('#4a3a34'), 3) +
    path(legs, brush.across(colour, 0.05)) +
    ellipse(x - 14, y - 2, 8, 3.6, brush.tone('#221c1e')) +
    ellipse(x + 14, y - 2, 8, 3.6, brush.tone('#221c1e'))
  )
}
