import { lighten } from '../../base/colour.ts'
import { line, polygon, rect, repeat } from '../../base/svg.ts'
import { LIT_WINDOW_GLOW } from '../../light/lights.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { skyFill } from '../sky.ts'
import { drawShade } from './land.ts'
import { OAK } from './seasons.ts'

/** The back wall of a house, from the left edge of the canvas to `right`. */
export interface HouseBack {
  right: number
  top: number
  foot: number
}

const SIDING = '#e9e4d8'
const TRIM = '#fbf8f1'

/** Draws the back wall of a house on the left, with two windows, a door and steps. */
export function drawHouse(painter: Painter, { right, top, foot }: HouseBack): string {
  const siding = painter.tone(SIDING, 0.06)
  const wall = rect(-20, top, right + 20, foot - top, painter.gradient(lighten(siding, 0.02), lighten(siding, -0.05)))
  const boards = repeat(27, (i) => {
    const y = top + 20 + i * 19
    return y > foot - 6 ? '' : line(-20, y, right, y, lighten(siding, -0.075), 2.4)
  })
  const eaves = painter.tone('#6d6470', 0.06)
  const roof = polygon(
    [
      [-20, top - 110],
      [right - 60, top - 110],
      [right + 52, top + 12],
      [-20, top + 12],
    ],
    painter.gradient(lighten(eaves, 0.03), lighten(eaves, -0.05)),
  )
  const shingles = repeat(6, (i) =>
    line(-20, top - 92 + i * 18, right - 44 + i * 16, top - 92 + i * 18, lighten(eaves, -0.09), 2, { opacity: 0.7 }),
  )
  const gutter =
    rect(-20, top + 8, right + 74, 13, painter.tone(TRIM, 0.06)) +
    rect(right - 16, top + 18, 11, foot - top - 20, painter.tone(TRIM, 0.08))
  const shade = rect(-20, top + 20, right + 20, 34, painter.tone('#3b3440'), { opacity: 0.16 })
  const base = rect(-20, foot - 26, right + 20, 28, painter.tone('#9c948c', 0.08))
  return (
    drawShade(painter, 200, foot + 6, 270, 16, 0.34) +
    wall +
    boards +
    shade +
    base +
    roof +
    shingles +
    gutter +
    drawWindow(painter, 24, 196, 108, 150) +
    drawDoor(painter, 186, 190, foot) +
    drawBushes(painter, foot)
  )
}

function drawWindow(painter: Painter, x: number, y: number, width: number, height: number): string {
  const trim = painter.tone(TRIM, 0.05)
  const isLit = painter.light.glow > LIT_WINDOW_GLOW
  if (isLit) painter.glow(x + width / 2, y + height / 2, width * 1.2, '#ffc873', 0.5)
  const glass = isLit ? painter.gradient('#ffe2a0', '#f0ae5c') : skyFill(painter)
  return (
    rect(x - 12, y - 12, width + 24, height + 24, trim) +
    rect(x, y, width, height, glass) +
    (isLit ? '' : rect(x, y, width, height, painter.tone('#4f6478'), { opacity: 0.4 })) +
    rect(x + width / 2 - 3, y, 6, height, trim) +
    rect(x, y + height / 2 - 3, width, 6, trim) +
    rect(x - 18, y + height + 10, width + 36, 11, lighten(trim, -0.05))
  )
}

/** Draws a double glass door with wooden steps. */
function drawDoor(painter: Painter, x: number, y: number, foot: number): string {
  const trim = painter.tone(TRIM, 0.05)
  const width = 156
  const sill = foot - 34
  const step = painter.tone('#a98a66', 0.06)
  const steps = repeat(
    3,
    (i) =>
      rect(x - 14 - i * 12, sill + i * 20, width + 28 + i * 24, 20, lighten(step, 0.03 - i * 0.03)) +
      rect(x - 14 - i * 12, sill + i * 20, width + 28 + i * 24, 5, lighten(step, 0.07)),
  )
  return (
    steps +
    rect(x - 12, y - 14, width + 24, sill - y + 14, trim) +
    [0, 1].map((leaf) => drawWindow(painter, x + 8 + leaf * 74, y + 10, 64, sill - y - 60)).join('')
  )
}

function drawBushes(painter: Painter, foot: number): string {
  const { random, spec } = painter
  const isWinter = spec.season === 'winter'
  return [-6, 60, 116, 382, 428]
    .map((x) => {
      const size = random.range(40, 56)
      return drawClump(
        painter,
        { colour: OAK[isWinter ? 'winter' : 'summer'], depth: 0.1, snow: isWinter },
        [x, foot + 6 - size * 0.55],
        size,
      )
    })
    .join('')
}
