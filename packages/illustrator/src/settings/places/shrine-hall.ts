import { lighten } from '../../base/colour.ts'
import { CENTRE, listOf, SIDES } from '../../base/geometry.ts'
import { d, ellipse, line, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawEasternRoof } from './parts/eastern-roof.ts'
import { isLampLit } from './parts/glass.ts'
import { shineLamp } from './parts/lamp.ts'
import { groundAt } from './parts/space.ts'

export const AWAY = 20
export const FOOT = groundAt(AWAY)
const VERMILION = '#d2452b'
const WHITE = '#f3ece0'
const BARK = '#5a6a60'
const HALF = 300
export const FLOOR_RISE = 46
const COLUMNS = 7

export function drawHallFront(painter: Painter): string {
  const top = FOOT - 262
  const red = painter.tone(VERMILION, 0.05)
  const white = painter.tone(WHITE, 0.08)
  const floor = FOOT - FLOOR_RISE
  const column = painter.gradient(lighten(red, 0.05), lighten(red, -0.1), { across: true })
  const bay = (HALF * 2) / (COLUMNS - 1)
  const bark = painter.tone(BARK, 0.08)
  const walls = repeat(COLUMNS - 1, (i) =>
    drawBay(painter, CENTRE - HALF + i * bay, top, floor, bay, i === 2 || i === 3),
  )
  const columns = listOf(COLUMNS, (i) => rect(CENTRE - HALF + i * bay - 11, top, 22, FOOT - top, column))
  const rail = [floor - 34, floor - 16].map((y) =>
    SIDES.map((side) => line(CENTRE + side * (bay + 8), y, CENTRE + side * (HALF + 34), y, red, 6)).join(''),
  )
  return (
    rect(CENTRE - HALF, top, HALF * 2, floor - top, white) +
    walls +
    rect(CENTRE - HALF - 40, floor, HALF * 2 + 80, 14, lighten(red, -0.05)) +
    rect(CENTRE - HALF - 26, floor + 14, HALF * 2 + 52, FLOOR_RISE - 14, lighten(white, -0.22)) +
    columns.join('') +
    rail.join('') +
    rect(CENTRE - HALF - 16, top + 4, HALF * 2 + 32, 20, red) +
    rect(CENTRE - HALF - 16, top - 22, HALF * 2 + 32, 14, red) +
    drawRope(painter, top + 50) +
    drawEasternRoof(painter, {
      x: CENTRE,
      y: top - 6,
      half: HALF + 130,
      height: 206,
      lift: 44,
      ridge: HALF * 0.52,
      tile: bark,
      trim: lighten(bark, -0.1),
    }) +
    drawGableCrest(painter, top - 212)
  )
}

function drawBay(painter: Painter, x: number, top: number, floor: number, width: number, isOpen: boolean): string {
  const red = painter.tone(VERMILION, 0.06)
  const lit = isLampLit(painter)
  if (lit) shineLamp(painter, x + width / 2, floor - 70, 90)
  const green = painter.tone('#3f6a52', 0.06)
  if (isOpen)
    return rect(
      x,
      top + 40,
      width,
      floor - top - 40,
      lit ? painter.gradient('#f0b060', '#b9703a') : painter.gradient('#3a2a28', '#5c4034'),
    )
  const slats = listOf(7, (i) =>
    line(
      x + 20 + (i * (width - 40)) / 6,
      top + 66,
      x + 20 + (i * (width - 40)) / 6,
      floor - 62,
      lit ? '#8a5a30' : green,
      5,
    ),
  )
  return (
    rect(x + 14, top + 62, width - 28, floor - top - 120, lit ? '#ffcb7c' : painter.tone('#cfd8c6', 0.1)) +
    slats.join('') +
    rect(x, floor - 52, width, 10, red) +
    rect(x, top + 48, width, 10, red)
  )
}

/** Draws the straw rope with paper streamers above the entrance. */
function drawRope(painter: Painter, y: number): string {
  const straw = painter.tone('#d9bd7c')
  const rope = d`M${CENTRE - 108} ${y - 6}Q${CENTRE} ${y + 44} ${CENTRE + 108} ${y - 6}`
  const streamers = [-0.6, -0.2, 0.2, 0.6].map((share) => {
    const x = CENTRE + share * 108
    const top = y + 22 - 22 * share ** 2
    const zigzag = [
      [x - 5, top],
      [x + 6, top + 4],
      [x + 6, top + 20],
      [x - 8, top + 18],
      [x - 8, top + 36],
      [x + 5, top + 40],
      [x + 5, top + 56],
      [x - 9, top + 50],
      [x - 12, top + 30],
      [x - 1, top + 30],
      [x - 1, top + 14],
    ] as const
    return polygon(zigzag, painter.tone('#fdfaf2'))
  })
  return stroke(rope, lighten(straw, -0.1), 17) + stroke(rope, straw, 11) + streamers.join('')
}

function drawGableCrest(painter: Painter, y: number): string {
  const gold = painter.tone('#d8ab4f')
  const dark = painter.tone('#41403c', 0.06)
  const finials = SIDES.map((side) =>
    polygon(
      [
        [CENTRE + side * 148, y + 10],
        [CENTRE + side * 176, y - 34],
        [CENTRE + side * 188, y - 30],
        [CENTRE + side * 168, y + 12],
      ],
      dark,
    ),
  )
  const logs = listOf(5, (i) => ellipse(CENTRE + (i - 2) * 66, y - 6, 10, 10, gold))
  return rect(CENTRE - 172, y - 10, 344, 12, dark) + logs.join('') + finials.join('')
}
