import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, line, polygon, rect, repeat, ring } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround } from '../ground.ts'
import { drawWater } from '../nature/water.ts'
import { windowFill } from '../places/parts/glass.ts'
import { drawStreetLamp } from '../places/parts/lamp.ts'
import { drawSlabs, drawWear } from '../places/parts/paving.ts'
import { at, beside, EYE, facing, groundAt, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import { FOLIAGE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'

const QUAY = 15
const HALF = 8.8
const WATER = '#5d7a78'
const BRICK = '#a5614a'
const FRONTS = ['#7d3f34', '#4a3a38', '#9c5a42', '#d9c3a0', '#5d4a48', '#8a4a3a', '#c7a88a'] as const
const NEAREST = 6.5
const WIDTH_OF_HOUSE = 3.1
const HOUSES = 13

/** Draws a canal in Amsterdam: narrow brick houses with stepped and bell gables, a brick bridge, trees and bicycles. */
export const drawDutchCanal: DrawSetting = (painter) => {
  const edge = groundAt(QUAY)
  const paved = { half: 16, depth: QUAY, size: 0.7, colour: BRICK }
  const back =
    drawSky(painter) +
    drawWater(painter, { top: EYE.horizon, bottom: edge + 20, colour: WATER, near: '#4a6866', waves: 70 }) +
    painter.mark('object:bridge', drawBridge(painter)) +
    SIDES.map((side) => listOf(HOUSES, (i) => drawHouse(painter, side, HOUSES - 1 - i)).join('')).join('') +
    SIDES.map((side) => [30, 22, 17].map((away) => drawCanalTree(painter, side * 6.9, away)).join('')).join('') +
    drawGround(painter, edge, BRICK) +
    drawWear(painter, paved, 110) +
    drawSlabs(painter, paved) +
    rect(-10, edge - 4, 1560, 12, painter.tone('#cfc6b8')) +
    SIDES.map(
      (side) =>
        painter.mark('object:bicycle', drawBicycle(painter, side * 5.4)) +
        drawStreetLamp(painter, ...at(side * 7.7, 0, QUAY - 0.6), unitAt(QUAY) * 3.4),
    ).join('')
  const water = {
    horizon: EYE.horizon,
    top: EYE.horizon + 36,
    bottom: edge - 8,
    left: 330,
    right: 1206,
    near: '#4a6866',
  }
  return { back, horizon: stageHorizon(QUAY), floor: 'stone', water }
}

function drawCanalTree(painter: Painter, right: number, away: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  return drawTree(painter, {
    x,
    y,
    width: u * 3.4,
    height: u * 4.6,
    colour: FOLIAGE[painter.spec.season],
    depth: away / 70,
  })
}

/** Draws a narrow house whose gable rises above its front. */
function drawHouse(painter: Painter, side: number, index: number): string {
  const near = NEAREST + index * WIDTH_OF_HOUSE
  const far = near + WIDTH_OF_HOUSE
  const wall = beside(side * HALF)
  const depth = Math.min(0.45, near / 80)
  const front = lighten(
    painter.tone(FRONTS[(index * 3 + (side < 0 ? 2 : 0)) % FRONTS.length] ?? BRICK, depth),
    side < 0 ? -0.03 : 0.03,
  )
  const white = painter.tone('#f3eee4', depth)
  const eaves = 7.6 + ((index * 5 + (side < 0 ? 3 : 0)) % 4) * 0.5
  const at3 = (share: number, up: number): Point => wall(near + share * WIDTH_OF_HOUSE, eaves + up)
  const gables: readonly (readonly Point[])[] = [
    [
      at3(0, 0),
      at3(0, 0.4),
      at3(0.16, 0.4),
      at3(0.16, 1),
      at3(0.3, 1),
      at3(0.3, 1.6),
      at3(0.42, 1.6),
      at3(0.42, 2.2),
      at3(0.58, 2.2),
      at3(0.58, 1.6),
      at3(0.7, 1.6),
      at3(0.7, 1),
      at3(0.84, 1),
      at3(0.84, 0.4),
      at3(1, 0.4),
      at3(1, 0),
    ],
    [
      at3(0, 0),
      at3(0.06, 0.3),
      at3(0.22, 0.7),
      at3(0.28, 1.7),
      at3(0.5, 2.3),
      at3(0.72, 1.7),
      at3(0.78, 0.7),
      at3(0.94, 0.3),
      at3(1, 0),
    ],
    [
      at3(0, 0),
      at3(0, 0.2),
      at3(0.26, 0.3),
      at3(0.26, 1.6),
      at3(0.36, 1.7),
      at3(0.5, 2.1),
      at3(0.64, 1.7),
      at3(0.74, 1.6),
      at3(0.74, 0.3),
      at3(1, 0.2),
      at3(1, 0),
    ],
  ]
  const gable = gables[index % gables.length] ?? []
  const u = unitAt((near + far) / 2)
  const windows = [0.7, 3, 5.2].map((foot, storey) =>
    [0.2, 0.5, 0.8]
      .map((share) => {
        const middle = near + share * WIDTH_OF_HOUSE
        const [half, high] = [0.3, storey ? 1.3 : 1.6]
        const bar = line(...wall(middle, foot), ...wall(middle, foot + high), white, Math.max(1, u * 0.03))
        return (
          polygon(panel(wall, middle - half - 0.08, foot - 0.08, middle + half + 0.08, foot + high + 0.08), white) +
          polygon(panel(wall, middle - half, foot, middle + half, foot + high), windowFill(painter)) +
          bar +
          line(
            ...wall(middle - half, foot + high / 2),
            ...wall(middle + half, foot + high / 2),
            white,
            Math.max(1, u * 0.03),
          )
        )
      })
      .join(''),
  )
  const hoist = line(
    ...at3(0.5, 1.7),
    ...at(side * (HALF - 0.8), eaves + 1.75, near + WIDTH_OF_HOUSE / 2),
    painter.tone('#2f2b2d', depth),
    Math.max(2, u * 0.07),
  )
  return (
    polygon([...gable, wall(far, 0), wall(near, 0)], painter.gradient(lighten(front, 0.03), lighten(front, -0.05))) +
    gable
      .slice(1)
      .map((point, i) => line(...(gable[i] ?? point), ...point, white, Math.max(1.6, u * 0.06)))
      .join('') +
    windows.join('') +
    polygon(panel(wall, near + WIDTH_OF_HOUSE * 0.42, eaves + 0.3, near + WIDTH_OF_HOUSE * 0.58, eaves + 1.1), white) +
    hoist +
    line(...wall(near, 0), ...wall(near, eaves), lighten(front, -0.1), 2)
  )
}

/** Draws a brick bridge with three arches and iron railings. */
function drawBridge(painter: Painter): string {
  const plane = facing(42)
  const brick = painter.tone(BRICK, 0.32)
  const stone = painter.tone('#ded3c0', 0.3)
  const top = (x: number) => 2.2 + 1.1 * (1 - (x / HALF) ** 2)
  const crest = listOf(21, (i): Point => plane(-HALF + (i / 20) * HALF * 2, top(-HALF + (i / 20) * HALF * 2)))
  const arches = [-5.4, 0, 5.4].map((middle) => {
    const half = middle ? 1.9 : 2.4
    const arc = listOf(15, (i): Point => {
      const x = middle - half + (i / 14) * half * 2
      return plane(x, 1.9 * Math.sqrt(Math.max(0, 1 - ((x - middle) / half) ** 2)))
    })
    return (
      polygon(arc, painter.tone('#31403f', 0.3)) +
      arc
        .slice(1)
        .map((point, i) => line(...(arc[i] ?? point), ...point, stone, 3))
        .join('')
    )
  })
  const rails = repeat(25, (i) => {
    const x = -HALF + (i / 24) * HALF * 2
    return line(...plane(x, top(x)), ...plane(x, top(x) + 0.8), painter.tone('#2f2b2d', 0.3), 1.6)
  })
  return (
    polygon([...crest, plane(HALF, 0), plane(-HALF, 0)], brick) +
    arches.join('') +
    rails +
    crest
      .slice(1)
      .map((point, i) =>
        line(
          (crest[i] ?? point)[0],
          (crest[i] ?? point)[1] - 18,
          point[0],
          point[1] - 18,
          painter.tone('#2f2b2d', 0.3),
          3,
        ),
      )
      .join('')
  )
}

/** Draws a bicycle with a basket of tulips at the edge of the quay. */
function drawBicycle(painter: Painter, right: number): string {
  const u = unitAt(QUAY - 0.6)
  const [x, y] = at(right, 0, QUAY - 0.6)
  const iron = painter.tone('#26242a')
  const r = u * 0.36
  const wheels = SIDES.map(
    (side) => ring(x + side * u * 0.56, y - r, r, iron, 4) + circle(x + side * u * 0.56, y - r, 4, iron),
  )
  const tulips = repeat(6, (i) =>
    circle(
      x + u * 0.62 + (i % 3) * 8 - 4,
      y - u * 1.12 - Math.floor(i / 3) * 8,
      6,
      painter.tone(i % 2 ? '#d9344a' : '#f0b52c'),
    ),
  )
  const frame = [
    [-0.56, 0.36, -0.18, 0.84],
    [-0.18, 0.84, 0.4, 0.84],
    [-0.06, 0.36, 0.4, 0.84],
    [-0.18, 0.84, -0.06, 0.36],
    [-0.56, 0.36, -0.06, 0.36],
    [0.56, 0.36, 0.36, 1.06],
  ].map(([a = 0, b = 0, c = 0, e = 0]) => line(x + a * u, y - b * u, x + c * u, y - e * u, painter.tone('#3f6f86'), 5))
  return (
    wheels.join('') +
    frame.join('') +
    line(x - u * 0.3, y - u * 0.92, x - u * 0.08, y - u * 0.92, iron, 7) +
    line(x + u * 0.26, y - u * 1.08, x + u * 0.44, y - u * 1.04, iron, 5) +
    rect(x + u * 0.46, y - u * 1.06, u * 0.36, u * 0.26, painter.tone('#a87a4e'), { rx: 4 }) +
    tulips
  )
}
