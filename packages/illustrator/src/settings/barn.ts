import { factsOf } from '@vowkit/understanding'
import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, lerpPoint, type Point, WIDTH } from '../base/geometry.ts'
import { group, line, polygon, rect, repeat, tag } from '../base/svg.ts'
import { drawGarland } from '../flora/garland.ts'
import type { Painter } from '../painter/painter.ts'
import { drawRidge } from '../props/ridge.ts'
import type { Strand } from '../props/strand.ts'
import { drawTree } from '../props/tree.ts'
import { createRoom, floorCorners, wallCorners } from './room.ts'
import { FOLIAGE, GRASS } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { skyFill } from './sky.ts'

const BACK_WALL = { left: WIDTH * 0.25, right: WIDTH * 0.75, top: HEIGHT * 0.31, bottom: HEIGHT * 0.6 }
const GABLE_RISE = 190
const ROOM = createRoom(
  { left: -WIDTH * 0.06, right: WIDTH * 1.06, top: -HEIGHT * 0.04, bottom: HEIGHT * 1.05 },
  BACK_WALL,
)
const RIDGE_NEAR: Point = [CENTRE, -HEIGHT * 0.5]
const RIDGE_FAR: Point = [CENTRE, BACK_WALL.top - GABLE_RISE]
const DOOR = {
  left: lerp(BACK_WALL.left, BACK_WALL.right, 0.24),
  right: lerp(BACK_WALL.left, BACK_WALL.right, 0.76),
  top: BACK_WALL.top + 20,
}
const TRUSS_DISTANCES = [0.86, 0.62, 0.3]
const WOOD = '#be9672'
const STRINGS: readonly Strand[] = [
  [
    [WIDTH * 0.02, 40],
    [CENTRE, 150],
  ],
  [
    [WIDTH * 0.98, 40],
    [CENTRE, 150],
  ],
  [
    [WIDTH * 0.16, 150],
    [CENTRE, 196],
  ],
  [
    [WIDTH * 0.84, 150],
    [CENTRE, 196],
  ],
]

/** Draws a boarded room under three trusses, with a doorway to the land. If the description names doors, they stand open. */
export const drawBarn: DrawSetting = (painter) => {
  const wood = painter.tone(WOOD, 0.03)
  const back =
    rect(0, 0, WIDTH, HEIGHT, lighten(wood, -0.2)) +
    drawBackWall(painter, wood) +
    drawDoorway(painter, wood) +
    drawSideWall(painter, wood, 'left') +
    drawSideWall(painter, wood, 'right') +
    drawFloor(painter, wood) +
    drawRoof(wood) +
    TRUSS_DISTANCES.map((t) => drawTruss(painter, wood, t)).join('')
  return { back, horizon: BACK_WALL.bottom, indoor: true, floor: 'wood', strings: STRINGS }
}

function drawBackWall(painter: Painter, wood: string): string {
  const { left, right, top, bottom } = BACK_WALL
  const boards = repeat(26, (i) => {
    const x = lerp(left, right, i / 26)
    return line(x, top - GABLE_RISE, x, bottom, lighten(wood, -0.15), 2, { opacity: 0.6 })
  })
  const fill = painter.gradient(lighten(wood, -0.04), lighten(wood, -0.1))
  return rect(left, top - GABLE_RISE, right - left, bottom - top + GABLE_RISE, fill) + boards
}

function drawDoorway(painter: Painter, wood: string): string {
  const { season } = painter.spec
  const width = DOOR.right - DOOR.left
  const { bottom } = BACK_WALL
  const clip = painter.define('barn-door', () =>
    tag('clipPath', { id: 'barn-door' }, tag('rect', { x: DOOR.left, y: DOOR.top, width, height: bottom - DOOR.top })),
  )
  painter.glow(CENTRE, DOOR.top + 70, 260, painter.light.sky[2], 0.8)
  const view =
    rect(DOOR.left, DOOR.top - 20, width, bottom - DOOR.top + 20, skyFill(painter)) +
    drawRidge(painter, { y: bottom - 60, rise: 70, frequency: 2, fill: painter.tone('#8a9a86', 0.6), name: 'bd' }) +
    drawRidge(painter, {
      y: bottom - 26,
      rise: 40,
      frequency: 3,
      fill: painter.tone(GRASS[season], 0.35),
      name: 'be',
    }) +
    drawTree(painter, {
      x: DOOR.left + 60,
      y: bottom - 10,
      width: 120,
      height: 130,
      colour: FOLIAGE[season],
      depth: 0.35,
    })
  return (
    group({ 'clip-path': `url(#${clip})` }, view) +
    rect(DOOR.left - 12, DOOR.top - 12, width + 24, 12, lighten(wood, -0.16)) +
    (namesDoor(painter) ? drawLeaves(painter, wood) : '')
  )
}

function namesDoor({ spec: { description } }: Painter): boolean {
  return factsOf(description, 'object').some(({ name }) => name === 'door')
}

/** Draws two open sliding doors with cross braces, on a rail beside the doorway. */
function drawLeaves(painter: Painter, wood: string): string {
  const { bottom } = BACK_WALL
  const width = (DOOR.right - DOOR.left) * 0.44
  const paint = mix(wood, painter.tone('#8f3b2e'), 0.6)
  const rail = rect(
    DOOR.left - width - 20,
    DOOR.top - 20,
    DOOR.right - DOOR.left + width * 2 + 40,
    8,
    lighten(wood, -0.3),
  )
  const leaves = [DOOR.left - width - 4, DOOR.right + 4].map((x) => {
    const frame = { fill: 'none', stroke: painter.tone('#f1e7d8'), 'stroke-width': 9 }
    const brace = (from: Point, to: Point) => line(...from, ...to, painter.tone('#f1e7d8'), 8)
    return (
      rect(
        x,
        DOOR.top - 8,
        width,
        bottom - DOOR.top + 8,
        painter.gradient(lighten(paint, 0.03), lighten(paint, -0.07)),
      ) +
      repeat(6, (i) =>
        line(x + ((i + 1) * width) / 7, DOOR.top - 6, x + ((i + 1) * width) / 7, bottom, lighten(paint, -0.1), 2),
      ) +
      rect(x + 5, DOOR.top - 3, width - 10, bottom - DOOR.top - 2, 'none', frame) +
      brace([x + 8, DOOR.top + 2], [x + width - 8, bottom - 8]) +
      brace([x + width - 8, DOOR.top + 2], [x + 8, bottom - 8])
    )
  })
  return rail + leaves.join('')
}

function drawSideWall(painter: Painter, wood: string, side: 'left' | 'right'): string {
  const [nearTop, farTop, farBottom, nearBottom] = wallCorners(ROOM, side)
  const near = side === 'left' ? -0.06 : -0.13
  const fill = painter.gradient(lighten(wood, near), lighten(wood, -0.19 - near), { across: true })
  const boards = repeat(13, (i) => {
    const t = (i + 1) / 14
    const [x1, y1] = lerpPoint(nearTop, nearBottom, t)
    const [x2, y2] = lerpPoint(farTop, farBottom, t)
    return line(x1, y1, x2, y2, lighten(wood, -0.18), 2, { opacity: 0.55 })
  })
  return polygon([nearTop, farTop, farBottom, nearBottom], fill) + boards
}

function drawFloor(painter: Painter, wood: string): string {
  const [nearLeft, farLeft, farRight, nearRight] = floorCorners(ROOM)
  const boards = repeat(21, (i) => {
    const t = (i + 1) / 22
    const [x1, y1] = lerpPoint(nearLeft, nearRight, t)
    const [x2, y2] = lerpPoint(farLeft, farRight, t)
    return line(x1, y1, x2, y2, lighten(wood, -0.14), 1.6, { opacity: 0.5 })
  })
  const spill = [
    [DOOR.left, BACK_WALL.bottom],
    [DOOR.right, BACK_WALL.bottom],
    [CENTRE + 330, HEIGHT],
    [CENTRE - 330, HEIGHT],
  ] as const
  return (
    polygon([nearLeft, farLeft, farRight, nearRight], painter.gradient(lighten(wood, 0.02), lighten(wood, -0.1))) +
    boards +
    polygon(spill, painter.gradient(painter.light.sky[2], wood, { opacity: [0.42, 0] }))
  )
}

function drawRoof(wood: string): string {
  const pitch = (side: 'left' | 'right') => [ROOM(0, side, 'top'), ROOM(1, side, 'top'), RIDGE_FAR, RIDGE_NEAR]
  return polygon(pitch('left'), lighten(wood, -0.15)) + polygon(pitch('right'), lighten(wood, -0.12))
}

function drawTruss(painter: Painter, wood: string, t: number): string {
  const left = ROOM(t, 'left', 'top')
  const right = ROOM(t, 'right', 'top')
  const apex = lerpPoint(RIDGE_NEAR, RIDGE_FAR, t)
  const thickness = lerp(44, 13, t)
  const colour = lighten(wood, lerp(-0.27, -0.16, t))
  const beam = (from: Point, to: Point, share: number) => line(...from, ...to, colour, thickness * share)
  const beams =
    beam(ROOM(t, 'left', 'bottom'), left, 1.2) +
    beam(ROOM(t, 'right', 'bottom'), right, 1.2) +
    beam(left, right, 1.15) +
    beam(left, apex, 1) +
    beam(right, apex, 1) +
    beam([CENTRE, left[1]], apex, 0.8) +
    beam(lerpPoint(left, right, 0.25), lerpPoint(left, apex, 0.5), 0.7) +
    beam(lerpPoint(left, right, 0.75), lerpPoint(right, apex, 0.5), 0.7)
  const isBehindLights = t < 0.8
  const hang: Point[] = [
    [left[0], left[1] + thickness * 0.6],
    [CENTRE, left[1] + thickness * 0.7],
    [right[0], right[1] + thickness * 0.6],
  ]
  return beams + (isBehindLights ? drawGarland(painter, hang, lerp(120, 44, t), 0.25) : '')
}
