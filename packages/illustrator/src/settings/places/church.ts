import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { line, polygon, polyline, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { drawHall } from './parts/hall.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, beside, facing, stageHorizon, unitAt } from './parts/space.ts'
import { drawRoseWindow, drawStainedWindow, JEWELS } from './parts/stained.ts'

const NAVE = { half: 5, height: 12.6, depth: 25 }
const SPRING = 7.2
const BAY = 3.6
const PIERS = listOf(6, (i) => NAVE.depth - i * BAY)
const STONE = '#c6b79d'
const FLOOR = '#a8967c'
const LANCETS = [
  [-2.5, 6.4],
  [0, 7.2],
  [2.5, 6.4],
] as const

/** Draws a Gothic nave: piers, pointed arcades, a ribbed vault, lancet windows and a stained-glass rose window. */
export const drawChurch: DrawSetting = (painter) => {
  const stone = painter.tone(STONE, 0.08)
  const paved = { ...NAVE, size: 1.2, colour: FLOOR }
  const back =
    drawHall(painter, NAVE, { wall: STONE, floor: FLOOR, ceiling: STONE }) +
    drawVault(stone) +
    drawEndWall(painter, stone) +
    SIDES.map((side) => drawArcade(painter, stone, side)).join('') +
    drawWear(painter, paved, 40) +
    drawSlabs(painter, paved) +
    drawDaylight(painter)
  return { back, horizon: stageHorizon(NAVE.depth), indoor: true, floor: 'stone' }
}

/** Returns the points of a vault rib across the nave, from wall to wall. */
function ribPoints(from: number, to: number): Point[] {
  return listOf(15, (i) => {
    const share = i / 14
    const x = Math.abs(share - 0.5) * 2
    const rise = (NAVE.height - SPRING) * (1 - x ** 1.9)
    return at((share * 2 - 1) * NAVE.half, SPRING + rise, from + (to - from) * share)
  })
}

function drawVault(stone: string): string {
  const rib = lighten(stone, 0.03)
  return PIERS.map((z, i) => {
    const near = z - BAY
    const cell = [...ribPoints(z, z), ...ribPoints(near, near).toReversed()]
    const width = unitAt(near) * 0.14
    return (
      polygon(cell, lighten(stone, -0.19 + i * 0.015)) +
      stroke(polyline(ribPoints(z, near)), lighten(rib, -0.09), width * 0.6) +
      stroke(polyline(ribPoints(near, z)), lighten(rib, -0.09), width * 0.6) +
      stroke(polyline(ribPoints(near, near)), lighten(rib, -0.05), width * 1.3)
    )
  }).join('')
}

function drawEndWall(painter: Painter, stone: string): string {
  const plane = facing(NAVE.depth)
  const wall = polygon([plane(-NAVE.half, 0), ...ribPoints(NAVE.depth, NAVE.depth), plane(NAVE.half, 0)], stone)
  const frame = lighten(stone, -0.09)
  const lancets = LANCETS.map(([middle, spring], i) => {
    const opening: Opening = { middle, width: 1.7, foot: 2.2, spring: spring - 1.6, shape: 'pointed' }
    const look = { id: `lancet-${i}`, opening, columns: 3, rows: 9, colours: JEWELS, frame, surround: 5 }
    return drawStainedWindow(painter, plane, look)
  })
  const [x, y] = plane(0, 10)
  const [left, step] = plane(-3.2, 0.5)
  const steps = [0, 1].map((i) => {
    const grow = i * 18
    return rect(left - grow, step + i * 10, 2 * (768 - left + grow), 11, lighten(stone, 0.04 - i * 0.05))
  })
  return wall + lancets.join('') + drawRoseWindow(painter, x, y, unitAt(NAVE.depth) * 1.5, 12, frame) + steps.join('')
}

function drawArcade(painter: Painter, stone: string, side: number): string {
  const wall = beside(side * NAVE.half)
  const shade = lighten(stone, side < 0 ? -0.27 : -0.24)
  return PIERS.slice(0, -1)
    .map((z, i) => {
      const middle = z - BAY / 2
      const arch: Opening = { middle, width: BAY * 0.76, foot: 0, spring: 3.6, shape: 'pointed' }
      const light: Opening = { middle, width: BAY * 0.36, foot: 6.2, spring: 7.3, shape: 'pointed' }
      const look = { opening: light, columns: 2, rows: 4, colours: JEWELS, frame: lighten(stone, -0.04), surround: 3 }
      const aisle: Opening = { ...arch, middle: middle + 0.3, width: BAY * 0.3, foot: 1.6, spring: 3.2 }
      return (
        drawOpening(wall, arch, painter.gradient(shade, lighten(shade, 0.05))) +
        drawStainedWindow(painter, wall, { ...look, id: `aisle-${side}-${i}`, opening: aisle }) +
        drawMoulding(wall, arch, lighten(stone, 0.02), unitAt(middle) * 0.12) +
        drawStainedWindow(painter, wall, { ...look, id: `clerestory-${side}-${i}` }) +
        line(...wall(z, 5.8), ...wall(z - BAY, 5.8), lighten(stone, -0.02), unitAt(middle) * 0.1) +
        drawPier(painter, stone, side, z - BAY)
      )
    })
    .join('')
}

function drawPier(painter: Painter, stone: string, side: number, z: number): string {
  const unit = unitAt(z)
  const [x, foot] = at(side * NAVE.half, 0, z)
  const [, top] = at(0, SPRING, z)
  const lit = lighten(stone, 0.03)
  const dark = lighten(stone, -0.14)
  const fill = painter.gradient(side < 0 ? dark : lit, side < 0 ? lit : dark, { across: true })
  const shafts = [-0.34, 0, 0.34].map((k) => rect(x + k * unit - unit * 0.16, top, unit * 0.32, foot - top, fill))
  const [, candle] = at(0, 2.6, z)
  const inner = x - side * unit * 0.5
  shineLamp(painter, inner, candle, unit * 0.9)
  return (
    shafts.join('') +
    rect(x - unit * 0.6, top - unit * 0.12, unit * 1.2, unit * 0.26, lit) +
    rect(x - unit * 0.62, foot - unit * 0.5, unit * 1.24, unit * 0.5, lighten(stone, -0.06)) +
    rect(inner - unit * 0.05, candle, unit * 0.1, unit * 0.3, painter.tone('#fbf3e4')) +
    polygon(
      [
        [inner, candle - unit * 0.2] as const,
        [inner - unit * 0.05, candle] as const,
        [inner + unit * 0.05, candle] as const,
      ],
      '#ffd27a',
    )
  )
}

/** Draws the coloured light of the windows on the floor. */
function drawDaylight(painter: Painter): string {
  if (painter.light.glow > 0.8) return ''
  const { random } = painter
  return repeat(14, (i) => {
    const z = random.range(5, 16)
    const x = random.range(-2.6, 2.6)
    const patch = [at(x, 0, z), at(x + 0.5, 0, z), at(x + 0.2, 0, z - 0.8), at(x - 0.3, 0, z - 0.8)]
    return polygon(patch, JEWELS[i % JEWELS.length] as string, { opacity: 0.13 })
  })
}
