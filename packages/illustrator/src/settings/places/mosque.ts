import { lighten, mix } from '../../base/colour.ts'
import { type Point, SIDES } from '../../base/geometry.ts'
import { polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { COBALT, COURT, drawDome, drawMinaret, GOLD, TURQUOISE } from './mosque-skyline.ts'
import { drawCourt } from './parts/court.ts'
import { isLampLit } from './parts/glass.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawSlabs } from './parts/paving.ts'
import { beside, facing, level, type Plane, panel, stageHorizon } from './parts/space.ts'
import { drawTiling, starOn } from './parts/tiles.ts'

const MARBLE = '#ece2cf'
const FLOOR = '#dccfb8'
const TILES = ['#2b6f96', '#e8dfc8', '#39a3a8', '#e0b65a'] as const
const IWAN = { half: 2.7, height: 6.9 }

/** Draws a marble courtyard: pointed arcades, a tiled portal, a turquoise dome and two minarets. */
export const drawMosque: DrawSetting = (painter) => {
  const marble = painter.tone(MARBLE, 0.1)
  const back =
    drawSky(painter) +
    SIDES.map((side) => drawMinaret(painter, marble, side * 12.5)).join('') +
    drawDome(painter, marble) +
    drawCourt(painter, COURT, MARBLE, FLOOR) +
    drawArcade(painter, marble) +
    SIDES.map((side) => drawSideArcade(painter, marble, side)).join('') +
    drawPortal(painter, marble) +
    drawSlabs(painter, { ...COURT, size: 1.1, colour: FLOOR }) +
    drawFloorStar(painter)
  return { back, horizon: stageHorizon(COURT.depth), floor: 'tiles' }
}

function bay(painter: Painter, plane: Plane, marble: string, middle: number, width: number): string {
  const opening: Opening = { middle, width, foot: 0, spring: 2.1, shape: 'pointed' }
  const shade = isLampLit(painter) ? mix(marble, '#e09a4c', 0.5) : lighten(marble, -0.3)
  const [x, y] = plane(middle, 1.6)
  if (isLampLit(painter)) painter.glow(x, y, 80, '#ffb45c', 0.55)
  return (
    drawOpening(plane, { ...opening, width: width + 0.36 }, painter.tone(TURQUOISE, 0.1)) +
    drawOpening(plane, opening, painter.gradient(shade, lighten(shade, 0.1))) +
    drawMoulding(plane, opening, lighten(marble, 0.04), 5)
  )
}

function frieze(painter: Painter, plane: Plane, marble: string, left: number, right: number): string {
  const merlons = repeat(Math.floor((right - left) / 0.6), (i) => {
    const x = left + i * 0.6
    const merlon: Point[] = [
      plane(x + 0.08, COURT.height),
      plane(x + 0.12, COURT.height + 0.3),
      plane(x + 0.3, COURT.height + 0.6),
      plane(x + 0.48, COURT.height + 0.3),
      plane(x + 0.52, COURT.height),
    ]
    return polygon(merlon, lighten(marble, -0.02))
  })
  return (
    merlons +
    drawTiling(painter, plane, {
      left,
      right,
      low: COURT.height - 0.85,
      high: COURT.height - 0.2,
      size: 0.65,
      colours: TILES,
    })
  )
}

function drawArcade(painter: Painter, marble: string): string {
  const plane = facing(COURT.depth)
  const bays = SIDES.map((side) =>
    [3.6, 5.3, 7].map((x) => bay(painter, plane, marble, side * (x + 0.1), 1.25)).join(''),
  )
  return bays.join('') + frieze(painter, plane, marble, -COURT.half, COURT.half)
}

function drawSideArcade(painter: Painter, marble: string, side: number): string {
  const wall = beside(side * COURT.half)
  const bays = [17.4, 15, 12.6].map((z) => bay(painter, wall, marble, z, 1.75))
  return bays.join('') + frieze(painter, wall, marble, 11, COURT.depth)
}

function drawPortal(painter: Painter, marble: string): string {
  const plane = facing(COURT.depth - 0.6)
  const { half, height } = IWAN
  const arch: Opening = { middle: 0, width: 3.3, foot: 0, spring: 2.9, shape: 'pointed' }
  const niche: Opening = { middle: 0, width: 1.5, foot: 0, spring: 1.7, shape: 'pointed' }
  const [x, top] = plane(0, 5.1)
  if (isLampLit(painter)) painter.glow(x, top + 100, 190, '#ffbd66', 0.6)
  const spandrel = drawTiling(painter, plane, { left: -2.05, right: 2.05, low: 0, high: 6, size: 0.68, colours: TILES })
  const border = drawTiling(painter, plane, {
    left: -half,
    right: half,
    low: height - 0.7,
    high: height - 0.1,
    size: 0.65,
    colours: [COBALT, GOLD, '#e8dfc8'],
  })
  const inside = lighten(marble, isLampLit(painter) ? -0.1 : -0.2)
  return (
    polygon(panel(plane, -half, 0, half, height), painter.gradient(lighten(marble, 0.03), lighten(marble, -0.05))) +
    spandrel +
    border +
    drawOpening(plane, { ...arch, width: 3.7 }, painter.tone(GOLD, 0.05)) +
    drawOpening(plane, arch, painter.gradient(painter.tone(COBALT, 0.12), inside)) +
    drawOpening(plane, { ...niche, width: 1.9 }, lighten(marble, 0.02)) +
    drawOpening(plane, niche, painter.gradient(lighten(inside, -0.14), lighten(inside, -0.05))) +
    drawHangingLantern(painter, x, top, top + 74, 40)
  )
}

function drawFloorStar(painter: Painter): string {
  const floor = level(0)
  const ring = (radius: number, colour: string, opacity: number) =>
    polygon(starOn(floor, 0, 11, radius), painter.tone(colour), { opacity })
  const border = SIDES.map((side) =>
    polygon(panel(floor, side * 5.6, 3, side * 6, 18.4), painter.tone(TURQUOISE), { opacity: 0.5 }),
  )
  return (
    border.join('') +
    ring(3.1, COBALT, 0.45) +
    ring(2.7, '#efe5d0', 0.8) +
    ring(2, TURQUOISE, 0.5) +
    ring(1.1, GOLD, 0.5)
  )
}
