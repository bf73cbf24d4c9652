import { lighten, mix } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { isLampLit } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, facing, groundAt, panel, stageHorizon, unitAt } from './parts/space.ts'

const AWAY = 24
const FOOT = groundAt(AWAY)
const UNIT = unitAt(AWAY)
const SANDSTONE = '#e3b295'
const CREAM = '#f6e8d2'
const MARBLE = '#e6d8c2'

interface Block {
  middle: number
  half: number
  height: number
  bays: number
}

const BLOCKS: readonly Block[] = [
  { middle: -12.4, half: 5.2, height: 6.2, bays: 5 },
  { middle: 12.4, half: 5.2, height: 6.2, bays: 5 },
  { middle: -6, half: 2.6, height: 8, bays: 2 },
  { middle: 6, half: 2.6, height: 8, bays: 2 },
]

/** Draws a Rajasthani palace: scalloped arches, balconies, white domes and pavilions, and marigolds in the courtyard. */
export const drawIndianPalace: DrawSetting = (painter) => {
  const paved = { half: 16, depth: AWAY, size: 1.1, colour: MARBLE }
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: FOOT - 60,
      rise: 130,
      frequency: 1.4,
      fill: painter.tone('#a39a86', 0.66),
      name: 'hills',
    }) +
    BLOCKS.map((block) => drawBlock(painter, block)).join('') +
    drawGate(painter) +
    drawGround(painter, FOOT, MARBLE) +
    drawWear(painter, paved, 70) +
    drawSlabs(painter, paved) +
    SIDES.map((side) => drawUrns(painter, side)).join('')
  return { back, horizon: stageHorizon(AWAY), floor: 'stone', mild: true }
}

function shadeOf(painter: Painter): string {
  const wall = painter.tone(SANDSTONE, 0.1)
  const shade = isLampLit(painter) ? mix(wall, '#ffb24d', 0.65) : lighten(wall, -0.3)
  return painter.gradient(lighten(shade, -0.04), lighten(shade, 0.05))
}

function drawBlock(painter: Painter, { middle, half, height, bays }: Block): string {
  const plane = facing(AWAY)
  const wall = painter.tone(SANDSTONE, 0.12)
  const cream = painter.tone(CREAM, 0.12)
  const step = (half * 2) / bays
  const openings = listOf(bays, (i) => {
    const x = middle - half + step * (i + 0.5)
    const lower: Opening = { middle: x, width: step * 0.62, foot: 0, spring: 1.8, shape: 'ogee' }
    const upper: Opening = { middle: x, width: step * 0.5, foot: height - 2.5, spring: height - 1.5, shape: 'ogee' }
    const [lx, ly] = plane(x, 1.4)
    if (isLampLit(painter)) painter.glow(lx, ly, 60, '#ffb24d', 0.35)
    return (
      [lower, upper]
        .map((opening) => drawOpening(plane, opening, shadeOf(painter)) + drawMoulding(plane, opening, cream, 6))
        .join('') + drawJharokha(painter, x, height - 2.7, step * 0.42)
    )
  })
  const merlons = repeat(Math.round(half * 4), (i) => {
    const [x, y] = plane(middle - half + 0.25 + i * 0.5, height)
    return path(
      d`M${x - 8} ${y}V${y - 8}Q${x - 8} ${y - 16} ${x} ${y - 22}Q${x + 8} ${y - 16} ${x + 8} ${y - 8}V${y}Z`,
      cream,
    )
  })
  return (
    polygon(
      panel(plane, middle - half, 0, middle + half, height),
      painter.gradient(lighten(wall, 0.03), lighten(wall, -0.06)),
    ) +
    polygon(panel(plane, middle - half - 0.2, height - 0.25, middle + half + 0.2, height), cream) +
    polygon(panel(plane, middle - half, height - 3.1, middle + half, height - 2.95), cream) +
    merlons +
    openings.join('') +
    [-0.72, 0.72].map((share) => drawPavilion(painter, middle + share * half, height, 1.1)).join('')
  )
}

/** Draws the floor and the brackets of a balcony under an upper window. */
function drawJharokha(painter: Painter, x: number, up: number, half: number): string {
  const plane = facing(AWAY - 0.4)
  const cream = painter.tone(CREAM, 0.1)
  const lattice = repeat(5, (i) => {
    const along = x - half + (half * 2 * (i + 0.5)) / 5
    return line(...plane(along, up), ...plane(along, up + 0.7), lighten(cream, -0.14), 2)
  })
  return (
    polygon(
      [plane(x - half, up), plane(x + half, up), plane(x + half * 0.5, up - 0.45), plane(x - half * 0.5, up - 0.45)],
      lighten(cream, -0.1),
    ) +
    polygon(panel(plane, x - half, up, x + half, up + 0.7), cream) +
    lattice
  )
}

/** Draws an open pavilion with a dome on a roof. */
function drawPavilion(painter: Painter, middle: number, foot: number, half: number): string {
  const plane = facing(AWAY)
  const cream = painter.tone(CREAM, 0.14)
  const [x, y] = plane(middle, foot + 1.5)
  const r = half * UNIT
  const columns = [-0.8, -0.3, 0.3, 0.8].map((k) =>
    line(...plane(middle + k * half, foot), ...plane(middle + k * half, foot + 1.5), cream, 5),
  )
  return (
    columns.join('') +
    polygon(
      [
        plane(middle - half * 1.3, foot + 1.42),
        plane(middle + half * 1.3, foot + 1.42),
        plane(middle + half, foot + 1.72),
        plane(middle - half, foot + 1.72),
      ],
      lighten(cream, -0.05),
    ) +
    drawDome(painter, x, y - UNIT * 0.2, r * 0.86)
  )
}

/** Draws an onion dome with a gilded finial. `y` is its base. */
function drawDome(painter: Painter, x: number, y: number, r: number): string {
  const white = painter.tone('#f8f0e2', 0.12)
  return (
    path(
      d`M${x - r * 0.86} ${y}C${x - r * 1.2} ${y - r * 0.5} ${x - r * 0.8} ${y - r * 1.05} ${x} ${y - r * 1.4}C${x + r * 0.8} ${y - r * 1.05} ${x + r * 1.2} ${y - r * 0.5} ${x + r * 0.86} ${y}Z`,
      painter.gradient(lighten(white, 0.02), lighten(white, -0.13), { across: true }),
    ) +
    line(x, y - r * 1.36, x, y - r * 1.86, painter.tone('#d3a23f', 0.05), Math.max(2, r * 0.07)) +
    circle(x, y - r * 1.56, Math.max(2.4, r * 0.09), painter.tone('#d3a23f', 0.05))
  )
}

/** Draws the tall gate in the middle with a scalloped arch and three domes. */
function drawGate(painter: Painter): string {
  const plane = facing(AWAY - 0.6)
  const wall = painter.tone(SANDSTONE, 0.08)
  const cream = painter.tone(CREAM, 0.06)
  const height = 8.8
  const arch: Opening = { middle: 0, width: 4, foot: 0, spring: 3.6, shape: 'ogee' }
  const [x, y] = plane(0, height)
  const windows = [-2.6, 2.6].flatMap((middle) =>
    [1.2, 4.4].map((foot) => {
      const opening: Opening = { middle, width: 0.9, foot, spring: foot + 1.3, shape: 'ogee' }
      return drawOpening(plane, opening, shadeOf(painter)) + drawMoulding(plane, opening, cream, 5)
    }),
  )
  const flowers = repeat(27, (i) => {
    const along = -3.2 + i * 0.246
    const [fx, fy] = plane(along, height - 1.2 - Math.abs(Math.sin(i * 0.7)) * 0.35)
    return circle(fx, fy, 7, painter.tone(i % 2 ? '#f0932b' : '#f4c430'))
  })
  shineLamp(painter, ...plane(0, 3.4), 130)
  return (
    polygon(panel(plane, -3.5, 0, 3.5, height), painter.gradient(lighten(wall, 0.04), lighten(wall, -0.05))) +
    polygon(panel(plane, -3.8, height - 0.4, 3.8, height), cream) +
    polygon(panel(plane, -2.5, 0, 2.5, 7), lighten(wall, 0.05)) +
    drawOpening(plane, arch, shadeOf(painter)) +
    drawMoulding(plane, arch, cream, 12) +
    windows.join('') +
    flowers +
    drawDome(painter, x, y, UNIT * 2) +
    SIDES.map((side) => drawPavilion(painter, side * 3, height, 0.8)).join('') +
    rect(x - UNIT * 1.9, y - 8, UNIT * 3.8, 12, lighten(cream, -0.04))
  )
}

/** Draws brass urns with marigolds on both sides of the courtyard. */
function drawUrns(painter: Painter, side: number): string {
  const { random } = painter
  const brass = painter.tone('#c9973f')
  return [17, 12.4, 9.2]
    .map((away) => {
      const u = unitAt(away)
      const [x, y] = at(side * 5.4, 0, away)
      const blooms = repeat(24, () =>
        circle(
          x + random.gauss() * u * 0.24,
          y - u * random.range(0.9, 1.4),
          u * 0.09,
          painter.tone(random.pick(['#f0932b', '#f4c430', '#e0701f'])),
        ),
      )
      return (
        drawContact(painter, x, y, u * 0.6) +
        path(
          d`M${x - u * 0.26} ${y}H${x + u * 0.26}L${x + u * 0.16} ${y - u * 0.16}Q${x + u * 0.56} ${y - u * 0.5} ${x + u * 0.3} ${y - u * 0.86}H${x - u * 0.3}Q${x - u * 0.56} ${y - u * 0.5} ${x - u * 0.16} ${y - u * 0.16}Z`,
          painter.gradient(lighten(brass, 0.1), lighten(brass, -0.14), { across: true }),
        ) +
        ellipse(x, y - u * 0.86, u * 0.32, u * 0.06, lighten(brass, 0.06)) +
        blooms
      )
    })
    .join('')
}
