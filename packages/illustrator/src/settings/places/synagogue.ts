import { lighten, mix } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, d, line, path, polygon, polyline, rect, ring, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { skyFill } from '../sky.ts'
import { drawHall } from './parts/hall.ts'
import { drawHangingLantern, shineLamp } from './parts/lamp.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawSlabs } from './parts/paving.ts'
import { at, beside, facing, panel, stageHorizon, unitAt } from './parts/space.ts'
import { paneColour } from './parts/stained.ts'

const HALL = { half: 5.4, height: 9.6, depth: 17 }
const PLASTER = '#e4d5bc'
const FLOOR = '#b59c7c'
const OAK = '#8a5a38'
const GILT = '#cfa14c'
const BLUE = '#3d6fae'
const COLUMNS = [14.6, 12, 9.4, 7]
const GALLERY = 4.2
const STAR_RADIUS = 1.15

/** A hall with galleries: the ark with its curtain, tablets and lamp, a railed platform, and a Star of David window. */
export const drawSynagogue: DrawSetting = (painter) => {
  const plaster = painter.tone(PLASTER, 0.05)
  const back =
    drawHall(painter, HALL, { wall: PLASTER, floor: FLOOR, ceiling: '#d7c7aa' }) +
    drawBarrelCeiling(painter, plaster) +
    drawStarWindow(painter, plaster) +
    drawEndWindows(painter, plaster) +
    drawArk(painter) +
    SIDES.map((side) => drawGallery(painter, plaster, side)).join('') +
    drawSlabs(painter, { ...HALL, size: 0.9, colour: FLOOR }) +
    drawPlatform(painter) +
    SIDES.map((side) => {
      const [x, top] = at(side * 2.4, HALL.height, 11)
      return drawHangingLantern(painter, x, top, at(0, 5.4, 11)[1], 74)
    }).join('')
  return { back, horizon: stageHorizon(HALL.depth - 2.4), indoor: true, floor: 'stone' }
}

function drawBarrelCeiling(painter: Painter, plaster: string): string {
  const night = mix(painter.tone(BLUE, 0.1), plaster, 0.72)
  const beams = [15, 12.4, 9.8, 7.2].map((z) =>
    line(...at(-HALL.half, HALL.height, z), ...at(HALL.half, HALL.height, z), painter.tone(GILT, 0.1), unitAt(z) * 0.1),
  )
  const field = [at(-3, HALL.height, 17), at(3, HALL.height, 17), at(3, HALL.height, 5), at(-3, HALL.height, 5)]
  return polygon(field, night) + beams.join('')
}

/** Returns the points of one of the two triangles of a Star of David. */
function triangle(x: number, y: number, radius: number, from: number): Point[] {
  return listOf(3, (i) => {
    const angle = ((from + i * 120) * Math.PI) / 180
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

function drawStarWindow(painter: Painter, plaster: string): string {
  const [x, y] = at(0, 7.9, HALL.depth)
  const radius = unitAt(HALL.depth) * STAR_RADIUS
  const blue = paneColour(painter, '#2f66b8')
  const pale = paneColour(painter, '#8fc2e6')
  const gold = paneColour(painter, '#e9b94a')
  const lead = painter.tone('#3a3440')
  painter.glow(x, y, radius * 2.2, painter.light.sky[2], 0.25)
  const star = [-90, 90].map((from) => {
    const points = polyline(triangle(x, y, radius * 0.92, from), true)
    return (
      stroke(points, lead, 14, { 'stroke-linejoin': 'round' }) + stroke(points, gold, 9, { 'stroke-linejoin': 'round' })
    )
  })
  return (
    circle(x, y, radius * 1.2, lighten(plaster, -0.08)) +
    circle(x, y, radius, painter.gradient(blue, pale)) +
    listOf(12, (i) => {
      const angle = (i * Math.PI) / 6
      return line(x, y, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, lead, 1.6, { opacity: 0.6 })
    }).join('') +
    star.join('') +
    circle(x, y, radius * 0.2, pale) +
    ring(x, y, radius * 1.08, painter.tone(GILT), 7)
  )
}

function drawEndWindows(painter: Painter, plaster: string): string {
  const plane = facing(HALL.depth)
  return SIDES.map((side) => {
    const opening: Opening = { middle: side * 3.7, width: 1.25, foot: 2, spring: 5, shape: 'horseshoe' }
    const blue = paneColour(painter, BLUE)
    return (
      drawMoulding(plane, opening, lighten(plaster, -0.07), 16) +
      drawOpening(plane, opening, painter.gradient(blue, paneColour(painter, '#a9cde2'))) +
      drawBars(plane, opening, 3, 5, painter.tone('#4a4450'), 2.4)
    )
  }).join('')
}

function drawArk(painter: Painter): string {
  const plane = facing(HALL.depth - 0.6)
  const oak = painter.tone(OAK)
  const gilt = painter.tone(GILT)
  const curtain = mix(painter.tone('#28467f'), painter.tone(painter.spec.palette[0]), 0.12)
  const unit = unitAt(HALL.depth - 0.6)
  const niche: Opening = { middle: 0, width: 2.1, foot: 0.75, spring: 3.1, shape: 'round' }
  const columns = SIDES.map((side) => {
    const [x, top] = plane(side * 1.4, 4)
    const [, foot] = plane(0, 0.7)
    const fill = painter.gradient(lighten(gilt, 0.07), lighten(gilt, -0.1), { across: true })
    return (
      rect(x - unit * 0.17, top, unit * 0.34, foot - top, fill) + rect(x - unit * 0.26, top - 6, unit * 0.52, 12, gilt)
    )
  })
  const [cx, top] = plane(0, 5.2)
  const [, foot] = plane(0, 0.75)
  const folds = listOf(7, (i) => {
    const x = cx + (i - 3) * unit * 0.28
    return line(x, plane(0, 3.4)[1], x, foot - 4, lighten(curtain, -0.07), 3, { opacity: 0.7 })
  })
  const [lampX, lampY] = plane(0, 5.75)
  shineLamp(painter, lampX, lampY + 66, 60, '#ff9d5c')
  return (
    polygon(panel(plane, -1.9, 0.7, 1.9, 4.2), painter.gradient(lighten(oak, 0.04), lighten(oak, -0.08))) +
    polygon([plane(-2.05, 4.2), plane(0, 5.15), plane(2.05, 4.2)], lighten(oak, 0.02)) +
    line(...plane(-2.05, 4.2), ...plane(2.05, 4.2), gilt, 8) +
    drawOpening(plane, niche, painter.gradient(lighten(curtain, 0.05), lighten(curtain, -0.06))) +
    folds.join('') +
    line(...plane(-1.04, 3), ...plane(1.04, 3), gilt, 6) +
    drawCrown(cx, plane(0, 2.4)[1], unit * 0.3, lighten(gilt, 0.05)) +
    drawMoulding(plane, niche, gilt, 7) +
    columns.join('') +
    drawTablets(painter, cx, top - 4, unit * 0.62) +
    line(lampX, at(0, HALL.height, 14)[1], lampX, lampY + 56, gilt, 2) +
    path(d`M${lampX - 12} ${lampY + 56}Q${lampX} ${lampY + 84} ${lampX + 12} ${lampY + 56}Z`, gilt) +
    circle(lampX, lampY + 56, 7, '#ffd08a')
  )
}

function drawCrown(x: number, y: number, size: number, gold: string): string {
  const points = [
    [x - size, y + size * 0.6],
    [x - size * 1.1, y - size * 0.4],
    [x - size * 0.5, y + size * 0.1],
    [x, y - size * 0.7],
    [x + size * 0.5, y + size * 0.1],
    [x + size * 1.1, y - size * 0.4],
    [x + size, y + size * 0.6],
  ] as const
  return polygon(points, gold)
}

/** Draws the two tablets of the law, with their lines suggested. */
function drawTablets(painter: Painter, x: number, foot: number, size: number): string {
  const stone = painter.tone('#f0e4c8')
  return SIDES.map((side) => {
    const left = x + (side < 0 ? -size * 1.02 : size * 0.02)
    const tablet = d`M${left} ${foot}V${foot - size}A${size / 2} ${size / 2} 0 0 1 ${left + size} ${foot - size}V${foot}Z`
    const rows = listOf(5, (i) =>
      line(
        left + size * 0.24,
        foot - size * (0.2 + i * 0.22),
        left + size * 0.76,
        foot - size * (0.2 + i * 0.22),
        painter.tone('#a98a54'),
        2.2,
      ),
    )
    return path(tablet, stone) + stroke(tablet, painter.tone(GILT), 2.4) + rows.join('')
  }).join('')
}

function drawGallery(painter: Painter, plaster: string, side: number): string {
  const wall = beside(side * HALL.half)
  const front = beside(side * (HALL.half - 0.9))
  const oak = painter.tone(OAK)
  const windows = listOf(4, (i) => {
    const middle = 15.7 - i * 2.6
    const upper: Opening = { middle, width: 1.1, foot: GALLERY + 1.2, spring: GALLERY + 2.9, shape: 'horseshoe' }
    const lower: Opening = { ...upper, foot: 1.3, spring: 2.6 }
    return [upper, lower]
      .map(
        (opening) =>
          drawMoulding(wall, opening, lighten(plaster, 0.02), unitAt(middle) * 0.2) +
          drawOpening(wall, opening, skyFill(painter)) +
          drawBars(wall, opening, 2, 3, lighten(plaster, -0.1), 2.4),
      )
      .join('')
  })
  const columns = COLUMNS.map((z) => {
    const unit = unitAt(z)
    const [x, top] = front(z, HALL.height)
    const [, foot] = front(z, 0)
    const fill = painter.gradient(
      lighten(plaster, side < 0 ? -0.12 : 0.03),
      lighten(plaster, side < 0 ? 0.03 : -0.12),
      { across: true },
    )
    return (
      rect(x - unit * 0.14, top, unit * 0.28, foot - top, fill) +
      rect(x - unit * 0.24, foot - unit * 0.3, unit * 0.48, unit * 0.3, fill)
    )
  })
  const deck = polygon(
    [wall(17, GALLERY), front(17, GALLERY), front(5, GALLERY), wall(5, GALLERY)],
    lighten(plaster, -0.2),
  )
  const rail = polygon(
    panel(front, 5, GALLERY, 17, GALLERY + 1),
    painter.gradient(lighten(oak, 0.05), lighten(oak, -0.06)),
  )
  const balusters = listOf(22, (i) =>
    line(...front(5.3 + i * 0.54, GALLERY + 0.16), ...front(5.3 + i * 0.54, GALLERY + 0.84), lighten(oak, -0.1), 3),
  )
  return (
    windows.join('') +
    deck +
    rail +
    balusters.join('') +
    line(...front(5, GALLERY + 1), ...front(17, GALLERY + 1), painter.tone(GILT), 4) +
    columns.join('')
  )
}

/** Draws the raised platform before the ark, with low railings at its sides. */
function drawPlatform(painter: Painter): string {
  const oak = painter.tone('#9c7048')
  const near = HALL.depth - 2.4
  const front = facing(near)
  const steps = [0, 0.25, 0.5].map((up, i) => {
    const half = 3.2 - i * 0.3
    const plane = facing(near + i * 0.3)
    const top = [
      plane(-half, up + 0.25),
      plane(half, up + 0.25),
      at(half, up + 0.25, HALL.depth - 0.7),
      at(-half, up + 0.25, HALL.depth - 0.7),
    ]
    return (
      polygon(top, lighten(oak, 0.06)) +
      polygon(panel(plane, -half, up, half, up + 0.25), lighten(oak, -0.05 - i * 0.01))
    )
  })
  const rails = SIDES.map((side) => {
    const brass = painter.tone(GILT)
    const posts = listOf(4, (i) =>
      line(...front(side * (2.1 + i * 0.36), 0.25), ...front(side * (2.1 + i * 0.36), 1.15), brass, 3),
    )
    return posts.join('') + line(...front(side * 2.05, 1.18), ...front(side * 3.25, 1.18), brass, 6)
  })
  return steps.join('') + rails.join('')
}
