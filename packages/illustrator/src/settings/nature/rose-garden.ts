import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { discMark } from '../../base/marks.ts'
import { line, path, polygon, repeat } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawCypress } from '../../props/cypress.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import type { SeasonName } from '../../spec.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawGrass, drawShade, drawTreeline } from './land.ts'
import { FAR_WOOD, LAWN } from './seasons.ts'

const HORIZON = HEIGHT * 0.5
const BUSHES = 11
const ROSES = ['#d8405f', '#f2a0b0', '#f7e9e2', '#e8768a', '#c22f4a'] as const
const LEAF: Readonly<Record<SeasonName, string>> = {
  spring: '#6f9a5c',
  summer: '#5a8450',
  autumn: '#7c8450',
  winter: '#7a7f68',
}
const GRAVEL = '#d9c9ae'
/**
 * Standard roses, each with x position (fraction of the canvas width), pixels below the horizon, and height in pixels.
 */
const STANDARDS = [
  [0.27, 34, 150],
  [0.73, 34, 150],
  [0.16, 76, 240],
  [0.84, 76, 240],
  [0.03, 130, 370],
  [0.97, 130, 370],
] as const

/** Draws beds of rose bushes on both sides of a path, with climbing roses behind. */
export const drawRoseGarden: DrawSetting = (painter) => {
  const { season } = painter.spec
  const lawn = LAWN[season]
  const gravel = painter.tone(season === 'winter' ? '#e4e0d8' : GRAVEL)
  const walk = [
    [WIDTH * 0.475, HORIZON],
    [WIDTH * 0.525, HORIZON],
    [WIDTH * 0.74, HEIGHT],
    [WIDTH * 0.26, HEIGHT],
  ] as const
  const back =
    drawSky(painter) +
    drawTreeline(painter, { y: HORIZON + 10, height: 190, count: 15, colour: FAR_WOOD[season], depth: 0.6 }) +
    repeat(6, (i) =>
      drawCypress(
        painter,
        WIDTH * (i < 3 ? 0.05 + i * 0.11 : 0.73 + (i - 3) * 0.11),
        HORIZON + 14,
        52,
        painter.random.range(190, 250),
        0.3,
        '#47684c',
      ),
    ) +
    drawWallOfRoses(painter) +
    drawGround(painter, HORIZON, lawn) +
    drawBrushwork(painter, { from: HORIZON, colour: lawn, count: 120 }) +
    polygon(walk, painter.gradient(painter.fade(gravel, 0.4), gravel)) +
    drawGravel(painter) +
    STANDARDS.map(([share, near, height]) => drawStandardRose(painter, WIDTH * share, HORIZON + near, height)).join(
      '',
    ) +
    SIDES.map((side) => drawBed(painter, side)).join('') +
    drawGrass(painter, { from: HORIZON + 20, colours: [lawn], count: 120, height: 12 })
  return { back, horizon: HORIZON }
}

/** Draws light and dark pebbles on the path. */
function drawGravel(painter: Painter): string {
  const { random } = painter
  return [-0.05, 0.035]
    .map((tone) => {
      const marks = repeat(260, () => {
        const t = random.next()
        const half = lerp(0.02, 0.23, t) * WIDTH
        return discMark(
          [WIDTH / 2 + random.range(-half, half), lerp(HORIZON + 4, HEIGHT, t)],
          lerp(1, 7, t),
          lerp(0.6, 2.6, t),
        )
      })
      return path(marks, lighten(painter.tone(GRAVEL), tone), { opacity: 0.6 })
    })
    .join('')
}

function drawWallOfRoses(painter: Painter): string {
  painter.part('hedge', { x: 0, y: HORIZON - 88, width: WIDTH, height: 110 })
  return repeat(14, (i) => drawRoseBush(painter, (i / 13) * WIDTH, HORIZON + 8, 96, 0.26, 13))
}

/** Draws the bushes of one bed, starting with the farthest bush. */
function drawBed(painter: Painter, side: number): string {
  return listOf(BUSHES, (i) => {
    const t = ((i + 0.3) / BUSHES) ** 1.7
    const x = WIDTH * (0.5 + side * lerp(0.1, 0.5, t))
    const y = lerp(HORIZON + 24, HEIGHT * 1.02, t)
    const size = lerp(34, 175, t)
    return drawShade(painter, x, y, size * 1.1, size * 0.16) + drawRoseBush(painter, x, y, size, 0.2 * (1 - t), 14)
  }).join('')
}

/** Draws a standard rose: a round crown on a straight stem. */
function drawStandardRose(painter: Painter, x: number, y: number, height: number): string {
  const bark = painter.tone('#6b5240', 0.15)
  return (
    drawShade(painter, x, y, height * 0.2, height * 0.03) +
    line(x, y, x, y - height * 0.6, bark, height * 0.03) +
    drawRoseBush(painter, x, y - height * 0.42, height * 0.36, 0.12, 16)
  )
}

function drawRoseBush(painter: Painter, x: number, y: number, size: number, depth: number, roses: number): string {
  const { random, spec } = painter
  const leaves = repeat(7, (i) => {
    const across = (i % 4) / 3 - 0.5
    return drawClump(
      painter,
      { colour: LEAF[spec.season], depth },
      [x + across * size * 1.3, y - size * (i < 4 ? 0.72 : 0.36)],
      size * 0.46,
    )
  })
  const isWinter = spec.season === 'winter'
  const colour = random.pick(ROSES)
  const blooms = repeat(isWinter ? 0 : roses, () =>
    drawFlower(painter, {
      kind: 'rose',
      colour: painter.fade(random.next() < 0.7 ? colour : random.pick(ROSES), depth * 0.5),
      x: x + random.gauss() * size * 0.95,
      y: y - size * random.range(0.2, 1.05),
      radius: size * random.range(0.09, 0.15),
      turn: random.next() * 360,
      lit: random.range(-0.6, 0.6),
    }),
  )
  return leaves + blooms
}
