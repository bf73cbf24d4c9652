import { lighten } from '../../base/colour.ts'
import { CENTRE, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawTree } from '../../props/tree.ts'
import { FOLIAGE, GRASS } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { skyFill } from '../sky.ts'
import { isLampLit } from './parts/glass.ts'
import { drawHall, nearEnd } from './parts/hall.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import { drawBars, drawMoulding, drawOpening, type Opening, openingOn } from './parts/opening.ts'
import { drawJointsAway } from './parts/paving.ts'
import { at, beside, facing, stageHorizon, unitAt } from './parts/space.ts'
import { clipTo } from './parts/stained.ts'

const HALL = { half: 4.2, height: 5.2, depth: 15 }
const RIDGE = 9.2
const WHITE = '#ebe2d3'
const TIMBER = '#7d5438'
const FLOOR = '#8f6a48'
const TRUSSES = [13.4, 10.6, 7.8, 5]
const WINDOW: Opening = { middle: 0, width: 3.4, foot: 1.7, spring: 4.2, shape: 'pointed' }

/** Draws a small white boarded chapel: an open timber roof, pointed windows, and a clear window with a cross. */
export const drawChapel: DrawSetting = (painter) => {
  const white = painter.tone(WHITE, 0.05)
  const timber = painter.tone(TIMBER, 0.05)
  const back =
    drawHall(painter, HALL, { wall: WHITE, floor: FLOOR, ceiling: TIMBER }) +
    drawGable(painter, white) +
    drawRoof(timber) +
    drawNaveWindow(painter, white) +
    SIDES.map((side) => drawSide(painter, white, side)).join('') +
    TRUSSES.map((z) => drawTruss(painter, timber, z)).join('') +
    drawJointsAway(painter, { ...HALL, size: 0.28, colour: FLOOR })
  return { back, horizon: stageHorizon(HALL.depth), indoor: true, floor: 'wood' }
}

function drawGable(painter: Painter, white: string): string {
  const plane = facing(HALL.depth)
  const { half, height } = HALL
  const boards = listOf(34, (i) => {
    const up = (i / 34) * RIDGE
    const reach = up < height ? half : (half * (RIDGE - up)) / (RIDGE - height)
    return line(...plane(-reach, up), ...plane(reach, up), lighten(white, -0.06), 1.4, { opacity: 0.7 })
  })
  const wall = [plane(-half, 0), plane(-half, height), plane(0, RIDGE), plane(half, height), plane(half, 0)]
  return polygon(wall, painter.gradient(lighten(white, 0.01), lighten(white, -0.05))) + boards.join('')
}

function drawRoof(timber: string): string {
  const { half, height, depth } = HALL
  return SIDES.map((side) => {
    const slope = [at(side * half, height, depth), at(0, RIDGE, depth), at(0, RIDGE, 2), at(side * half, height, 2)]
    const boards = repeat(11, (i) => {
      const share = (i + 1) / 12
      const point = (z: number): Point => at(side * half * (1 - share), height + (RIDGE - height) * share, z)
      return line(...point(depth), ...point(2), lighten(timber, -0.14), 2, { opacity: 0.6 })
    })
    return polygon(slope, lighten(timber, side < 0 ? -0.08 : -0.03)) + boards
  }).join('')
}

function drawNaveWindow(painter: Painter, white: string): string {
  const plane = facing(HALL.depth)
  const { season } = painter.spec
  const [, ground] = plane(0, WINDOW.foot)
  const tree = (x: number, size: number) =>
    drawTree(painter, { x, y: ground + 20, width: size, height: size, colour: FOLIAGE[season], depth: 0.5 })
  const [left, top] = plane(-1.7, 8)
  const view =
    rect(left - 4, top, 2 * (CENTRE - left) + 8, ground - top, skyFill(painter)) +
    rect(left - 4, ground - 40, 2 * (CENTRE - left) + 8, 44, painter.tone(GRASS[season], 0.3)) +
    tree(CENTRE - 92, 150) +
    tree(CENTRE + 96, 170)
  const sill = plane(-2.1, WINDOW.foot)
  const cross = isLampLit(painter) ? lighten(white, 0.02) : painter.tone(TIMBER)
  painter.glow(CENTRE, ground - 150, 270, painter.light.sky[2], 0.5)
  return (
    clipTo(painter, 'nave-window', openingOn(plane, WINDOW), view) +
    drawBars(plane, WINDOW, 4, 4, lighten(white, 0.01), 4) +
    drawMoulding(plane, WINDOW, lighten(white, 0.03), 16) +
    rect(sill[0], sill[1] - 4, 2 * (CENTRE - sill[0]), 14, lighten(white, 0.02)) +
    line(...plane(0, 3.1), ...plane(0, 5.6), cross, 9, { 'stroke-linecap': 'butt' }) +
    line(...plane(-0.62, 4.8), ...plane(0.62, 4.8), cross, 9, { 'stroke-linecap': 'butt' })
  )
}

function drawSide(painter: Painter, white: string, side: number): string {
  const wall = beside(side * HALL.half)
  const near = nearEnd(HALL)
  const boards = repeat(19, (i) => {
    const up = (HALL.height * (i + 1)) / 20
    return line(...wall(near, up), ...wall(HALL.depth, up), lighten(white, -0.1), 1.5, { opacity: 0.5 })
  })
  const windows = [12, 9.2, 6.4].map((middle) => {
    const opening: Opening = { middle, width: 1.3, foot: 1.5, spring: 3, shape: 'pointed' }
    return (
      drawMoulding(wall, opening, lighten(white, 0.02), unitAt(middle) * 0.2) +
      drawOpening(wall, opening, skyFill(painter)) +
      drawBars(wall, opening, 2, 4, lighten(white, -0.02), unitAt(middle) * 0.035)
    )
  })
  const wainscot = line(...wall(near, 1), ...wall(HALL.depth, 1), lighten(white, -0.08), 5)
  return boards + windows.join('') + wainscot
}

function drawTruss(painter: Painter, timber: string, z: number): string {
  const { half, height } = HALL
  const beam = (from: Point, to: Point, metres: number, shade: number) =>
    line(...from, ...to, lighten(timber, shade), unitAt(z) * metres, { 'stroke-linecap': 'butt' })
  const tie = height + 1.5
  const reach = (half * (RIDGE - tie)) / (RIDGE - height)
  const lanterns = SIDES.map((side) => {
    const [x, top] = at(side * 2.1, tie, z)
    return drawHangingLantern(painter, x, top, at(0, tie - 1.5, z)[1], unitAt(z) * 0.5)
  })
  return (
    beam(at(-half, height, z), at(0, RIDGE, z), 0.24, -0.16) +
    beam(at(half, height, z), at(0, RIDGE, z), 0.24, -0.12) +
    beam(at(-reach, tie, z), at(reach, tie, z), 0.28, -0.1) +
    lanterns.join('')
  )
}
