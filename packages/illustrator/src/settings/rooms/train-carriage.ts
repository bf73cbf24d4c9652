import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawHall } from '../places/parts/hall.ts'
import { shineLamp } from '../places/parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening, openingOn } from '../places/parts/opening.ts'
import { at, beside, EYE, facing, level, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import { clipTo } from '../places/parts/stained.ts'
import { PASTURE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'

const CAR = { half: 3.4, height: 3.5, depth: 14 }
const WOOD = '#7a4428'
const VELVET = '#2f5f58'
const BRASS = '#cf9f4c'
const CARPET = '#8f2f38'
const BAYS = [12.4, 9.9, 7.6, 5.6] as const

/** Draws the saloon of an old train: panelled walls, arched windows with passing hills, velvet seats and brass lamps. */
export const drawTrainCarriage: DrawSetting = (painter) => {
  const back =
    drawHall(painter, CAR, { wall: WOOD, floor: CARPET, ceiling: '#efe2c6' }) +
    drawCeiling(painter) +
    drawEnd(painter) +
    SIDES.map((side) => drawSide(painter, side)).join('') +
    drawCarpet(painter)
  return { back, horizon: stageHorizon(CAR.depth), indoor: true, floor: 'carpet' }
}

/** Draws the curved ribs of the ceiling and its round lamps. */
function drawCeiling(painter: Painter): string {
  const gold = painter.tone(BRASS)
  const cream = painter.tone('#efe2c6')
  const ribs = [13.2, 11.2, 9.4, 7.8, 6.4, 5.2].map((z) =>
    line(...at(-CAR.half, CAR.height, z), ...at(CAR.half, CAR.height, z), lighten(cream, -0.12), unitAt(z) * 0.08),
  )
  const cove = SIDES.map((side) =>
    polygon(
      [
        at(side * CAR.half, CAR.height - 0.5, CAR.depth),
        at(side * CAR.half, CAR.height - 0.5, 3),
        at(side * (CAR.half - 0.9), CAR.height, 3),
        at(side * (CAR.half - 0.9), CAR.height, CAR.depth),
      ],
      lighten(cream, side < 0 ? -0.1 : -0.05),
    ),
  )
  const lamps = [12, 9, 6.8].map((z) => {
    const [x, y] = at(0, CAR.height - 0.25, z)
    shineLamp(painter, x, y, unitAt(z) * 0.9)
    return circle(x, y, unitAt(z) * 0.2, gold) + circle(x, y + unitAt(z) * 0.05, unitAt(z) * 0.16, '#fff0c8')
  })
  return ribs.join('') + cove.join('') + lamps.join('')
}

function drawEnd(painter: Painter): string {
  const plane = facing(CAR.depth)
  const wood = painter.tone(WOOD)
  const gold = painter.tone(BRASS)
  const door: Opening = { middle: 0, width: 1.3, foot: 0, spring: 2, shape: 'segment' }
  const glass: Opening = { middle: 0, width: 0.86, foot: 1, spring: 1.95, shape: 'segment' }
  const panels = [-2.1, 2.1].map(
    (middle) =>
      polygon(panel(plane, middle - 0.8, 0.5, middle + 0.8, 2.4), lighten(wood, 0.06)) +
      polygon(panel(plane, middle - 0.66, 0.64, middle + 0.66, 2.26), lighten(wood, -0.02)),
  )
  const [, top] = plane(0, 2.05)
  const [left, foot] = plane(-0.5, 0.9)
  const view = drawSky(painter) + rect(left - 10, foot - 26, 140, 60, painter.tone(PASTURE[painter.spec.season], 0.4))
  return (
    panels.join('') +
    drawOpening(plane, door, lighten(wood, -0.08)) +
    clipTo(painter, 'carriage-door', openingOn(plane, glass), view) +
    drawMoulding(plane, glass, gold, 6) +
    drawMoulding(plane, door, lighten(wood, 0.1), 10) +
    line(...plane(-CAR.half, 2.7), ...plane(CAR.half, 2.7), gold, 5) +
    circle(plane(0.5, 0)[0], (top + foot) / 2 + 40, 5, gold)
  )
}

function drawSide(painter: Painter, side: number): string {
  const wall = beside(side * CAR.half)
  const wood = painter.tone(WOOD)
  const gold = painter.tone(BRASS)
  const windows = BAYS.map((middle, i) => drawCarriageWindow(painter, side, middle, i))
  const posts = [13.6, 11.2, 8.8, 6.6].map((z) => polygon(panel(wall, z - 0.16, 0, z + 0.16, 3), lighten(wood, 0.05)))
  const lamps = [11.2, 8.8, 6.6].map((z) => {
    const [x, y] = at(side * (CAR.half - 0.25), 2.2, z)
    const s = unitAt(z)
    shineLamp(painter, x, y - s * 0.1, s * 0.6)
    return (
      line(...at(side * CAR.half, 2.05, z), x, y, gold, s * 0.04) +
      polygon(
        [
          [x - s * 0.1, y - s * 0.22],
          [x + s * 0.1, y - s * 0.22],
          [x + s * 0.17, y],
          [x - s * 0.17, y],
        ],
        '#ffdf9f',
      )
    )
  })
  const rack =
    line(...wall(5, 2.82), ...wall(CAR.depth, 2.82), gold, 5) +
    repeat(30, (i) =>
      line(...wall(5 + i * 0.3, 2.82), ...at(side * (CAR.half - 0.5), 2.9, 5 + i * 0.3), gold, 1.6, { opacity: 0.8 }),
    )
  const seats = listOf(BAYS.length, (i) => drawSeat(painter, side, BAYS[i] ?? 6)).join('')
  return (
    polygon(panel(wall, 4, 0, CAR.depth, 0.95), lighten(wood, -0.05)) +
    line(...wall(4, 0.98), ...wall(CAR.depth, 0.98), gold, 4) +
    windows.join('') +
    posts.join('') +
    rack +
    lamps.join('') +
    seats
  )
}

function drawCarriageWindow(painter: Painter, side: number, middle: number, index: number): string {
  const wall = beside(side * CAR.half)
  const opening: Opening = { middle, width: 1.7, foot: 1.05, spring: 2.2, shape: 'segment' }
  const { season } = painter.spec
  const view =
    drawSky(painter) +
    drawRidge(painter, {
      y: EYE.horizon - 6,
      rise: 120,
      frequency: 2.4,
      fill: painter.tone('#8296a6', 0.6),
      name: `far-${side}`,
      foot: EYE.horizon + 20,
    }) +
    drawRidge(painter, {
      y: EYE.horizon + 16,
      rise: 60,
      frequency: 3.2,
      fill: painter.tone(PASTURE[season], 0.3),
      name: `near-${side}`,
    })
  const cloth = painter.tone('#b98a3f')
  const curtains = [-0.8, 0.62].map((k) => {
    const corners: Point[] = [
      wall(middle + k - 0.1, 2.5),
      wall(middle + k + 0.28, 2.5),
      wall(middle + k + (k < 0 ? 0.08 : 0.28), 1.05),
      wall(middle + k - (k < 0 ? 0.1 : -0.08), 1.05),
    ]
    return polygon(corners, painter.gradient(lighten(cloth, 0.05), lighten(cloth, -0.06)))
  })
  return (
    clipTo(painter, `carriage-${side < 0 ? 'left' : 'right'}-${index}`, openingOn(wall, opening), view) +
    curtains.join('') +
    drawMoulding(wall, opening, painter.tone(BRASS), 5)
  )
}

/** Draws a buttoned velvet armchair at the wall. */
function drawSeat(painter: Painter, side: number, away: number): string {
  const velvet = painter.tone(VELVET)
  const u = unitAt(away)
  const [outer, foot] = at(side * (CAR.half - 0.05), 0, away)
  const [inner] = at(side * (CAR.half - 0.95), 0, away)
  const [left, right] = [Math.min(outer, inner), Math.max(outer, inner)]
  const width = right - left
  const buttons = repeat(6, (i) =>
    circle(
      left + width * (0.2 + (i % 3) * 0.3),
      foot - u * (0.72 + Math.floor(i / 3) * 0.24),
      u * 0.025,
      painter.tone(BRASS),
    ),
  )
  return (
    rect(left, foot - u * 1.15, width, u * 1.05, painter.gradient(lighten(velvet, 0.07), lighten(velvet, -0.05)), {
      rx: u * 0.18,
    }) +
    buttons +
    rect(left - u * 0.05, foot - u * 0.56, width + u * 0.1, u * 0.3, lighten(velvet, 0.05), { rx: u * 0.1 }) +
    rect(left, foot - u * 0.3, width, u * 0.22, lighten(velvet, -0.08)) +
    SIDES.map((k) =>
      rect(k < 0 ? left - u * 0.08 : right - u * 0.1, foot - u * 0.74, u * 0.18, u * 0.6, lighten(velvet, -0.02), {
        rx: u * 0.08,
      }),
    ).join('')
  )
}

/** Draws the runner of the corridor with a patterned border. */
function drawCarpet(painter: Painter): string {
  const floor = level(0.01)
  const red = painter.tone('#a5404a')
  const gold = painter.tone('#d9b25f')
  const lozenges = repeat(9, (i) => {
    const z = 13 - i * 1.15
    return polygon([floor(0, z), floor(0.4, z - 0.4), floor(0, z - 0.8), floor(-0.4, z - 0.8 + 0.4)], gold, {
      opacity: 0.7,
    })
  })
  return (
    polygon(panel(floor, -1.4, 3, 1.4, CAR.depth), red) +
    SIDES.map((side) => line(...floor(side * 1.2, 3), ...floor(side * 1.2, CAR.depth), gold, 5)).join('') +
    lozenges
  )
}
