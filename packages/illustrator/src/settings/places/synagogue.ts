import { lighten, mix } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, line, polygon, polyline, ring, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { drawArk, GILT, HALL } from './ark.ts'
import { drawHall } from './parts/hall.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawSlabs } from './parts/paving.ts'
import { at, facing, panel, stageHorizon, unitAt } from './parts/space.ts'
import { paneColour } from './parts/stained.ts'
import { drawGallery } from './synagogue-gallery.ts'

const PLASTER = '#e4d5bc'
const FLOOR = '#b59c7c'
const BLUE = '#3d6fae'
const STAR_RADIUS = 1.15

/**
 * Draws a hall with galleries: the ark with its curtain, tablets and lamp, a platform with railings, and a Star of
 * David window.
 */
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

/** Returns the corners of one of the two triangles in a Star of David. */
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

/** Draws the raised platform in front of the ark, with low railings on its sides. */
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
