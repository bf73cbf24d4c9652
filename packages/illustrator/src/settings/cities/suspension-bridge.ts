import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, type Point, SIDES, WIDTH } from '../../base/geometry.ts'
import { d, line, path, polygon, polyline, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import { drawBrushwork, drawGrass } from '../nature/land.ts'
import { LAWN, LONG_GRASS } from '../nature/seasons.ts'
import { drawWater } from '../nature/water.ts'
import { isLampLit, windowFill } from '../places/parts/glass.ts'
import { drawStreetLamp } from '../places/parts/lamp.ts'
import { drawSlabs } from '../places/parts/paving.ts'
import { at, groundAt, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'

const SHORE = 16
const WATERLINE = HEIGHT * 0.475
const DECK = HEIGHT * 0.36

interface Span {
  /** The x positions of the two towers. */
  towers: readonly [number, number]
  top: number
  colour: string
  depth: number
}

/** Draws a riverside promenade with a stone suspension bridge and a skyline behind it. */
export const drawBrooklynBridge: DrawSetting = (painter) => {
  const edge = groundAt(SHORE)
  const span: Span = { towers: [330, 1250], top: 96, colour: '#a98f78', depth: 0.2 }
  const back =
    drawSky(painter) +
    drawSkyline(painter) +
    drawWater(painter, { top: WATERLINE, bottom: edge + 10, colour: '#5f8496', near: '#4f7788', waves: 120 }) +
    drawDeckAndCables(painter, span) +
    span.towers.map((x) => drawStoneTower(painter, x, span)).join('') +
    drawGround(painter, edge, '#b7aa98') +
    drawSlabs(painter, { half: 14, depth: SHORE, size: 0.8, colour: '#b7aa98' }) +
    drawRail(painter, edge)
  return { back, horizon: stageHorizon(SHORE), floor: 'stone' }
}

/** Draws a grassy headland above a strait with a red suspension bridge. */
export const drawGoldenGate: DrawSetting = (painter) => {
  const { season } = painter.spec
  const edge = groundAt(SHORE)
  const span: Span = { towers: [300, 1190], top: 60, colour: '#c0442e', depth: 0.14 }
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: WATERLINE,
      rise: 130,
      frequency: 1.2,
      fill: painter.tone('#8a8f72', 0.6),
      name: 'headlands',
      foot: WATERLINE + 6,
    }) +
    drawWater(painter, { top: WATERLINE, bottom: edge + 10, colour: '#4f8296', near: '#3f7488', waves: 160 }) +
    drawDeckAndCables(painter, span) +
    span.towers.map((x) => drawSteelTower(painter, x, span)).join('') +
    drawGround(painter, edge, LAWN[season]) +
    drawBrushwork(painter, { from: edge, colour: LAWN[season], count: 240 }) +
    drawGrass(painter, { from: edge - 6, colours: LONG_GRASS[season], count: 900, height: 44, stage: 0.35 })
  return { back, horizon: stageHorizon(SHORE), floor: 'grass', mild: true }
}

/** Returns the y position of the main cable at an x position. */
function cableAt({ towers: [left, right], top }: Span, x: number): number {
  const sag = DECK - 26
  if (x >= left && x <= right) {
    const t = (x - left) / (right - left)
    return lerp(top + 14, sag, 1 - (2 * t - 1) ** 2)
  }
  const away = x < left ? left - x : x - right
  return Math.min(DECK, lerp(top + 14, DECK, away / 460))
}

function drawDeckAndCables(painter: Painter, span: Span): string {
  const steel = painter.tone(span.colour, span.depth)
  const cable: Point[] = listOf(65, (i) => {
    const x = -20 + (i / 64) * (WIDTH + 40)
    return [x, cableAt(span, x)]
  })
  const hangers = repeat(58, (i) => {
    const x = 6 + i * 26.6
    return line(x, cableAt(span, x), x, DECK, lighten(steel, -0.04), 1.6, { opacity: 0.75 })
  })
  const truss = repeat(
    48,
    (i) =>
      line(i * 32, DECK + 4, i * 32 + 16, DECK + 22, lighten(steel, -0.1), 2) +
      line(i * 32 + 16, DECK + 22, i * 32 + 32, DECK + 4, lighten(steel, -0.1), 2),
  )
  const lamps = isLampLit(painter) ? repeat(20, (i) => rect(i * 80 + 20, DECK - 8, 5, 5, '#ffe0a0')) : ''
  return (
    hangers +
    stroke(polyline(cable), lighten(steel, -0.06), 6) +
    rect(-10, DECK, WIDTH + 20, 7, lighten(steel, 0.04)) +
    truss +
    rect(-10, DECK + 21, WIDTH + 20, 5, lighten(steel, -0.06)) +
    lamps
  )
}

/** Draws a tower of stone with two pointed arches. */
function drawStoneTower(painter: Painter, x: number, { top, colour, depth }: Span): string {
  const stone = painter.tone(colour, depth)
  const half = 78
  const foot = WATERLINE + 46
  const arch = (cx: number) =>
    d`M${cx - 21} ${DECK}V${top + 110}Q${cx - 20} ${top + 76} ${cx} ${top + 54}Q${cx + 20} ${top + 76} ${cx + 21} ${top + 110}V${DECK}Z`
  const courses = repeat(22, (i) => {
    const y = top + 14 + i * ((foot - top) / 22)
    return line(x - half + 4, y, x + half - 4, y, lighten(stone, -0.06), 1.4, { opacity: 0.6 })
  })
  const [sky, , low] = painter.light.sky
  return (
    polygon(
      [
        [x - half, top + 20],
        [x + half, top + 20],
        [x + half + 12, foot],
        [x - half - 12, foot],
      ],
      painter.gradient(lighten(stone, 0.05), lighten(stone, -0.1), { across: true }),
    ) +
    courses +
    [-1, 1].map((side) => path(arch(x + side * 33), painter.gradient(sky, low))).join('') +
    rect(x - half - 8, top, half * 2 + 16, 22, lighten(stone, 0.03)) +
    rect(x - half - 4, DECK - 6, half * 2 + 8, 16, lighten(stone, -0.03)) +
    rect(x - half - 16, foot - 10, half * 2 + 32, 16, lighten(stone, -0.08))
  )
}

/** Draws a stepped steel tower with cross braces. */
function drawSteelTower(painter: Painter, x: number, { top, colour, depth }: Span): string {
  const steel = painter.tone(colour, depth)
  const foot = WATERLINE + 40
  const legs = SIDES.map((side) => {
    const shade = side < 0 ? 0.04 : -0.05
    return (
      rect(x + side * 44 - 15, top, 30, foot - top, lighten(steel, shade)) +
      rect(x + side * 44 - 19, top + 110, 38, foot - top - 110, lighten(steel, shade)) +
      rect(x + side * 44 - 23, DECK - 20, 46, foot - DECK + 20, lighten(steel, shade))
    )
  })
  const braces = [top + 6, top + 84, top + 168].map((y) => rect(x - 46, y, 92, 20, lighten(steel, -0.03)))
  const crosses =
    line(x - 34, DECK + 40, x + 34, foot - 16, lighten(steel, -0.06), 9) +
    line(x + 34, DECK + 40, x - 34, foot - 16, lighten(steel, -0.06), 9)
  return legs.join('') + braces.join('') + crosses + rect(x - 84, foot - 8, 168, 18, painter.tone('#9c968c', depth))
}

function drawSkyline(painter: Painter): string {
  const { random } = painter
  const lit = isLampLit(painter)
  return painter.layer('skyline', () =>
    repeat(34, (i) => {
      const width = random.range(36, 70)
      const x = i * 47 - 20
      const middle = 1 - Math.abs(x - WIDTH * 0.58) / WIDTH
      const height = random.range(60, 140) + middle * random.range(20, 150)
      const tone = painter.tone(random.pick(['#8d9bb0', '#a3a9b5', '#93a0a8']), 0.55)
      const panes = repeat(Math.floor(height / 17), (row) =>
        repeat(3, (column) =>
          lit && random.next() < 0.5
            ? ''
            : rect(
                x + 6 + column * (width / 3.2),
                WATERLINE - height + 8 + row * 17,
                width / 7,
                8,
                lit ? '#f6cf86' : windowFill(painter),
                { opacity: lit ? 0.9 : 0.3 },
              ),
        ),
      )
      const spire =
        i === 20 ? line(x + width / 2, WATERLINE - height - 90, x + width / 2, WATERLINE - height, tone, 6) : ''
      return rect(x, WATERLINE - height, width, height + 8, tone) + panes + spire
    }),
  )
}

function drawRail(painter: Painter, edge: number): string {
  const iron = painter.tone('#34353a', 0.06)
  const bars = repeat(62, (i) => line(i * 25, edge - 40, i * 25, edge + 4, iron, 2.4))
  const lamps = [-8.6, 8.6].map((right) => {
    const [x, y] = at(right, 0, SHORE - 1.4)
    return drawStreetLamp(painter, x, y, unitAt(SHORE - 1.4) * 3.6)
  })
  return (
    bars +
    line(-10, edge - 42, WIDTH + 10, edge - 42, iron, 6) +
    line(-10, edge - 6, WIDTH + 10, edge - 6, iron, 4) +
    lamps.join('')
  )
}
