import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, listOf, type Point, SIDES, toRadians, WIDTH } from '../../base/geometry.ts'
import { circle, ellipse, line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawFloor } from '../places/parts/hall.ts'
import { drawHangingLantern } from '../places/parts/lamp.ts'
import { drawJointsAway } from '../places/parts/paving.ts'
import { groundAt, stageHorizon } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { skyFill } from '../sky.ts'

const AWAY = 13
const CANVAS = '#efe3cb'
const WOOD = '#b0753f'
const FLOOR = '#a97b4f'
const CROWN = { x: CENTRE, y: 92, rx: 150, ry: 54 }
const WALL_TOP = HEIGHT * 0.37

/** Draws the inside of a yurt: a lattice wall, painted rafters that meet in a crown, and carpets. */
export const drawYurt: DrawSetting = (painter) => {
  const foot = groundAt(AWAY)
  const canvas = painter.tone(CANVAS, 0.04)
  const back =
    rect(0, 0, WIDTH, HEIGHT, painter.gradient(lighten(canvas, -0.05), lighten(canvas, -0.12))) +
    drawRoof(painter, canvas) +
    drawWall(painter, canvas, foot) +
    drawDoor(painter, foot) +
    drawFloor(painter, 12, AWAY, FLOOR) +
    drawJointsAway(painter, { half: 12, depth: AWAY, size: 0.4, colour: FLOOR }) +
    SIDES.map((side) =>
      [320, 560].map((dx) => drawHangingLantern(painter, CENTRE + side * dx, 150, 300, 56)).join(''),
    ).join('')
  return { back, horizon: stageHorizon(AWAY), indoor: true, floor: 'wood' }
}

/** Returns a point of the upper edge of the round wall, at a position from 0 (left) to 1 (right). */
function edgeAt(t: number): Point {
  return [-120 + t * (WIDTH + 240), WALL_TOP - 120 * (2 * t - 1) ** 2 + 20]
}

function drawRoof(painter: Painter, canvas: string): string {
  const red = painter.tone('#b5502f', 0.02)
  const rim = (angle: number): Point => [
    CROWN.x + Math.cos(toRadians(angle)) * CROWN.rx,
    CROWN.y + Math.sin(toRadians(angle)) * CROWN.ry,
  ]
  const rafters = repeat(29, (i) => {
    const t = i / 28
    const from = rim(190 - t * 200)
    return (
      line(...from, ...edgeAt(t), i % 2 ? red : lighten(red, 0.06), 10) +
      line(...from, ...edgeAt(t), painter.tone('#e0a24a'), 2)
    )
  })
  const outer = repeat(13, (i) => line(...rim(190 + i * 13.3), CROWN.x + (i - 6) * 190, -40, red, 10))
  const spokes = repeat(6, (i) => {
    const [a, b] = [rim(i * 30), rim(i * 30 + 180)]
    return line(...a, ...b, painter.tone(WOOD), 7)
  })
  painter.glow(CROWN.x, CROWN.y, 320, painter.light.sky[2], 0.4)
  return (
    polygon(
      [[0, 0], [WIDTH, 0], ...listOf(21, (i): Point => edgeAt(1 - i / 20))],
      painter.gradient(lighten(canvas, -0.08), lighten(canvas, 0.02)),
    ) +
    rafters +
    outer +
    ellipse(CROWN.x, CROWN.y, CROWN.rx, CROWN.ry, skyFill(painter)) +
    spokes +
    ellipse(CROWN.x, CROWN.y, CROWN.rx, CROWN.ry, 'none', { stroke: painter.tone(WOOD), 'stroke-width': 18 }) +
    ellipse(CROWN.x, CROWN.y, CROWN.rx * 0.98, CROWN.ry * 0.98, 'none', { stroke: red, 'stroke-width': 5 })
  )
}

/** Draws the lattice of crossed laths in front of the canvas. */
function drawWall(painter: Painter, canvas: string, foot: number): string {
  const wood = painter.tone(WOOD, 0.04)
  const top = listOf(21, (i): Point => edgeAt(i / 20))
  const laths = repeat(52, (i) => {
    const [a, b] = [edgeAt(i / 46), edgeAt((i + 5) / 46)]
    const [c, e] = [edgeAt((i - 5) / 46), edgeAt(i / 46)]
    return (
      line(...a, b[0], foot, wood, 5, { opacity: 0.85 }) +
      line(...e, c[0], foot, lighten(wood, -0.05), 5, { opacity: 0.85 })
    )
  })
  const band = [...top, ...top.toReversed().map(([x, y]): Point => [x, y + 26])]
  const marks = repeat(30, (i) => {
    const [x, y] = edgeAt((i + 0.5) / 30)
    return polygon(
      [
        [x - 14, y + 13],
        [x, y + 3],
        [x + 14, y + 13],
        [x, y + 23],
      ],
      painter.tone(i % 2 ? '#e0a24a' : '#2f6f86'),
    )
  })
  return (
    polygon([...top, [WIDTH + 120, foot], [-120, foot]], painter.gradient(canvas, lighten(canvas, -0.08))) +
    laths +
    polygon(band, painter.tone('#a8392e')) +
    marks
  )
}

/** Draws the painted double door between two chests with carpets above them. */
function drawDoor(painter: Painter, foot: number): string {
  const red = painter.tone('#a8392e')
  const gold = painter.tone('#e0a24a')
  const top = foot - 186
  const carpets = SIDES.map((side) => {
    const x = CENTRE + side * 330
    const [w, h] = [230, 130]
    const lozenges = repeat(4, (i) =>
      polygon(
        [
          [x - 112 + i * 56, foot - 138],
          [x - 84 + i * 56, foot - 172],
          [x - 56 + i * 56, foot - 138],
          [x - 84 + i * 56, foot - 104],
        ],
        i % 2 ? gold : painter.tone('#2f6f86'),
      ),
    )
    return (
      rect(x - w / 2, foot - 204, w, h, red) +
      rect(x - w / 2 + 10, foot - 194, w - 20, h - 20, painter.tone('#7d2430')) +
      lozenges +
      rect(x - 90, foot - 54, 180, 56, painter.tone('#c9683a')) +
      rect(x - 90, foot - 54, 180, 8, gold) +
      circle(x, foot - 24, 8, gold)
    )
  })
  return (
    carpets.join('') +
    rect(CENTRE - 88, top - 14, 176, 200, gold) +
    SIDES.map(
      (side) =>
        rect(CENTRE + (side < 0 ? -74 : 4), top, 70, 186, painter.tone('#c9683a')) +
        rect(CENTRE + (side < 0 ? -62 : 16), top + 14, 46, 66, painter.tone('#2f6f86')) +
        rect(CENTRE + (side < 0 ? -62 : 16), top + 96, 46, 72, painter.tone('#2f6f86')),
    ).join('')
  )
}
