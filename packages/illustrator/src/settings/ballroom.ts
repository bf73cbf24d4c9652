import { lighten, mix } from '../base/colour.ts'
import { HEIGHT, lerp, lerpPoint, type Point, WIDTH } from '../base/geometry.ts'
import { d, line, path, polygon, rect, repeat } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import type { Chandelier } from '../props/chandelier.ts'
import { drawCurtain } from '../props/drape.ts'
import { createRoom, floorCorners, wallCorners } from './room.ts'
import type { DrawSetting } from './setting.ts'
import { skyFill } from './sky.ts'

const BACK_WALL = { left: WIDTH * 0.2, right: WIDTH * 0.8, top: HEIGHT * 0.1, bottom: HEIGHT * 0.6 }
const ROOM = createRoom(
  { left: -WIDTH * 0.1, right: WIDTH * 1.1, top: -HEIGHT * 0.22, bottom: HEIGHT * 1.08 },
  BACK_WALL,
)
const WINDOWS = 5
const BAY = (BACK_WALL.right - BACK_WALL.left) / WINDOWS
const PLASTER = '#efe3d2'
const PARQUET = '#b98a5c'
const CEILING_BEAMS = [0.25, 0.55, 0.8]
const SIDE_WINDOWS = [
  [0.12, 0.34],
  [0.5, 0.66],
  [0.78, 0.88],
] as const
const CHANDELIERS: readonly Chandelier[] = [
  { x: WIDTH * 0.5, y: HEIGHT * 0.27, scale: 1.05 },
  { x: WIDTH * 0.24, y: HEIGHT * 0.25, scale: 0.72 },
  { x: WIDTH * 0.76, y: HEIGHT * 0.25, scale: 0.72 },
]

/** Draws pilasters and tall curtained windows above a shiny parquet floor. */
export const drawBallroom: DrawSetting = (painter) => {
  const wall = painter.tone(mix(PLASTER, painter.spec.palette[0], 0.1))
  const back =
    rect(0, 0, WIDTH, HEIGHT, wall) +
    drawCeiling(painter, wall) +
    drawBackWall(painter, wall) +
    drawSideWall(painter, wall, 'left') +
    drawSideWall(painter, wall, 'right') +
    drawFloor(painter)
  return { back, horizon: BACK_WALL.bottom, indoor: true, floor: 'wood', chandeliers: CHANDELIERS }
}

function drawCeiling(painter: Painter, wall: string): string {
  const corners = [ROOM(0, 'left', 'top'), ROOM(1, 'left', 'top'), ROOM(1, 'right', 'top'), ROOM(0, 'right', 'top')]
  const beams = CEILING_BEAMS.map((t) =>
    line(...ROOM(t, 'left', 'top'), ...ROOM(t, 'right', 'top'), lighten(wall, -0.09), lerp(10, 3, t)),
  )
  return polygon(corners, painter.gradient(lighten(wall, -0.04), lighten(wall, 0.02))) + beams.join('')
}

function drawBackWall(painter: Painter, wall: string): string {
  const { left, right, top, bottom } = BACK_WALL
  const gilt = painter.tone(painter.spec.metal)
  const pilaster = painter.gradient(lighten(wall, 0.04), lighten(wall, -0.07), { across: true })
  const bays = repeat(WINDOWS, (i) => {
    const x = left + BAY * i
    const column = rect(x - 12, top + 30, 24, bottom - top - 30, pilaster) + rect(x - 18, top + 24, 36, 16, gilt)
    return (
      drawWindow(painter, wall, left + BAY * (i + 0.22), top + 70, BAY * 0.56, bottom - top - 110) + (i ? column : '')
    )
  })
  return (
    rect(left, top, right - left, bottom - top, painter.gradient(lighten(wall, 0.01), lighten(wall, -0.03))) +
    bays +
    rect(left, top, right - left, 20, lighten(wall, -0.06)) +
    rect(left, top + 18, right - left, 5, gilt)
  )
}

function drawWindow(painter: Painter, wall: string, x: number, y: number, w: number, h: number): string {
  const { fabric } = painter.spec
  const bar = lighten(wall, 0.02)
  const glass = path(
    d`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`,
    skyFill(painter),
  )
  const mullions = repeat(2, (i) => line(x + (w * (i + 1)) / 3, y + 8, x + (w * (i + 1)) / 3, y + h, bar, 4))
  const rails = repeat(4, (i) => line(x, y + (h * (i + 1)) / 5, x + w, y + (h * (i + 1)) / 5, bar, 3))
  const curtain = { top: y + 10, bottom: y + h, width: w * 0.34, colour: fabric, opacity: 0.92 }
  return (
    glass +
    mullions +
    rails +
    drawCurtain(painter, { ...curtain, x: x - 14, side: 1 }) +
    drawCurtain(painter, { ...curtain, x: x + w + 14, side: -1 })
  )
}

function drawSideWall(painter: Painter, wall: string, side: 'left' | 'right'): string {
  const corners = wallCorners(ROOM, side)
  const near = side === 'left' ? -0.09 : -0.02
  const fill = painter.gradient(lighten(wall, near), lighten(wall, side === 'left' ? -0.02 : -0.1), { across: true })
  return (
    polygon(corners, fill) + SIDE_WINDOWS.map(([from, to]) => drawSideWindow(painter, wall, corners, from, to)).join('')
  )
}

function drawSideWindow(
  painter: Painter,
  wall: string,
  corners: readonly [Point, Point, Point, Point],
  from: number,
  to: number,
): string {
  const [nearTop, farTop, farBottom, nearBottom] = corners
  const at = (along: number, down: number): Point =>
    lerpPoint(lerpPoint(nearTop, farTop, along), lerpPoint(nearBottom, farBottom, along), down)
  const [x1, y1] = at(from, 0.3)
  const [x2, y2] = at(to, 0.3)
  const [cx1, cy1] = at(from, 0.12)
  const [cx2, cy2] = at(to, 0.12)
  const [x3, y3] = at(to, 0.86)
  const [x4, y4] = at(from, 0.86)
  const bar = lighten(wall, 0.01)
  const outline = d`M${x4} ${y4}L${x1} ${y1}C${cx1} ${cy1} ${cx2} ${cy2} ${x2} ${y2}L${x3} ${y3}Z`
  const mullion = line((x1 + x2) / 2, at((from + to) / 2, 0.18)[1], (x1 + x2) / 2, (y3 + y4) / 2, bar, 3)
  const rails = [0.45, 0.6, 0.74].map((down) => line(...at(from, down), ...at(to, down), bar, 2.4)).join('')
  return path(outline, skyFill(painter)) + mullion + rails
}

function drawFloor(painter: Painter): string {
  const [nearLeft, farLeft, farRight, nearRight] = floorCorners(ROOM)
  const wood = painter.tone(PARQUET)
  const joint = lighten(wood, -0.09)
  const joints = repeat(17, (i) => {
    const t = (i + 1) / 18
    const across = [lerpPoint(farLeft, nearLeft, t * t), lerpPoint(farRight, nearRight, t * t)] as const
    return (
      line(...lerpPoint(nearLeft, nearRight, t), ...lerpPoint(farLeft, farRight, t), joint, 1.4, { opacity: 0.45 }) +
      line(...across[0], ...across[1], joint, 1.2, { opacity: 0.35 })
    )
  })
  const shine = painter.gradient(painter.light.sky[2], wood, { opacity: [0.5, 0] })
  const reflections = repeat(WINDOWS, (i) =>
    rect(BACK_WALL.left + BAY * (i + 0.3), BACK_WALL.bottom, BAY * 0.4, HEIGHT * 0.3, shine),
  )
  return (
    polygon(
      [nearLeft, farLeft, farRight, nearRight],
      painter.gradient(mix(wood, painter.tone('#ffffff'), 0.2), lighten(wood, -0.08)),
    ) +
    joints +
    reflections
  )
}
