import { lighten } from '../../base/colour.ts'
import { CENTRE, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { ellipse, line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGround } from '../ground.ts'
import { drawTreeline } from '../nature/land.ts'
import { drawWindow } from '../places/parts/glass.ts'
import { drawContact } from '../places/parts/greenery.ts'
import { drawStreetLamp } from '../places/parts/lamp.ts'
import type { Opening } from '../places/parts/opening.ts'
import { drawSlabs, drawWear } from '../places/parts/paving.ts'
import { drawSlope } from '../places/parts/roof.ts'
import { at, beside, EYE, groundAt, type Plane, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import { FOLIAGE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawEiffelTower } from './eiffel-tower.ts'

const HALF = 8.4
const LIMESTONE = '#e6d8bd'
const SLATE = '#6b7686'
const PAVING = '#b5aca2'
const ENDS = [7, 13, 19, 26, 34, 44, 58] as const
const AWNINGS = ['#a8323a', '#2f5a48', '#a8323a', '#30466f'] as const

/** Draws a Parisian avenue: stone façades with balconies and slate roofs, café awnings, and the Eiffel Tower. */
export const drawParis: DrawSetting = (painter) => {
  const paved = { half: 14, depth: 44, size: 1, colour: PAVING }
  const back =
    drawSky(painter) +
    drawEiffelTower(painter, CENTRE, EYE.horizon + 12, 450) +
    drawTreeline(painter, {
      y: EYE.horizon + 26,
      height: 60,
      count: 12,
      colour: FOLIAGE[painter.spec.season],
      depth: 0.4,
      from: 560,
      to: 980,
    }) +
    drawGround(painter, groundAt(58), PAVING) +
    drawWear(painter, paved, 60) +
    drawSlabs(painter, { ...paved, depth: 30 }) +
    SIDES.map((side) => drawFacades(painter, side)).join('') +
    SIDES.map((side) => [24, 15].map((away) => drawLamp(painter, side, away)).join('')).join('') +
    SIDES.map((side) => [17.5, 13.5].map((away) => drawCafeTable(painter, side * 6.7, away)).join('')).join('')
  return { back, horizon: stageHorizon(18), floor: 'stone' }
}

function drawFacades(painter: Painter, side: number): string {
  return listOf(ENDS.length - 1, (i) => ENDS.length - 2 - i)
    .map((i) => drawFacade(painter, side, ENDS[i] ?? 7, ENDS[i + 1] ?? 58, i))
    .join('')
}

function drawFacade(painter: Painter, side: number, near: number, far: number, index: number): string {
  const wall = beside(side * HALF)
  const depth = Math.min(0.4, near / 80)
  const stone = lighten(painter.tone(LIMESTONE, depth), side < 0 ? -0.04 : 0.01 + (index % 2) * 0.015)
  const iron = painter.tone('#2f2d33', depth)
  const height = 9.6
  const bays = Math.max(2, Math.round((far - near) / 2.4))
  const step = (far - near) / bays
  const style = { frame: lighten(stone, 0.05), columns: 2, rows: 2, surround: unitAt(near + step) * 0.05 }
  const middles = listOf(bays, (i) => near + step * (i + 0.5))
  const windows = [3.7, 6.4].map((foot) =>
    middles
      .map((middle) => {
        const opening: Opening = { middle, width: 1, foot, spring: foot + 2, shape: 'segment' }
        return drawWindow(painter, wall, opening, style)
      })
      .join(''),
  )
  const dormers = middles.map((middle) => {
    const opening: Opening = { middle, width: 0.9, foot: height + 0.3, spring: height + 1.5, shape: 'round' }
    return drawWindow(painter, wall, opening, { ...style, rows: 1 })
  })
  const roof: readonly [Point, Point, Point, Point] = [
    at(side * (HALF + 0.7), height + 2.6, near),
    at(side * (HALF + 0.7), height + 2.6, far),
    wall(far, height),
    wall(near, height),
  ]
  return (
    polygon(panel(wall, near, 0, far, height), painter.gradient(lighten(stone, 0.02), lighten(stone, -0.05))) +
    drawSlope(painter, roof, painter.tone(SLATE, depth), 4, bays * 3) +
    polygon(panel(wall, near, height - 0.3, far, height + 0.12), lighten(stone, 0.05)) +
    polygon(panel(wall, near, 3.1, far, 3.4), lighten(stone, 0.05)) +
    windows.join('') +
    dormers.join('') +
    [3.6, 6.3].map((foot) => drawRailing(wall, near, far, foot, iron)).join('') +
    drawShopFront(painter, side, near, far, index) +
    line(...wall(near, 0), ...wall(near, height), lighten(stone, -0.09), 2)
  )
}

/** Draws the iron railing of a balcony along the whole front. */
function drawRailing(wall: Plane, near: number, far: number, foot: number, iron: string): string {
  const bars = repeat(Math.floor((far - near) / 0.26), (i) =>
    line(...wall(near + i * 0.26, foot), ...wall(near + i * 0.26, foot + 0.8), iron, 1.5),
  )
  return (
    bars +
    line(...wall(near, foot + 0.82), ...wall(far, foot + 0.82), iron, 3) +
    line(...wall(near, foot), ...wall(far, foot), iron, 3)
  )
}

function drawShopFront(painter: Painter, side: number, near: number, far: number, index: number): string {
  const wall = beside(side * HALF)
  const front = beside(side * (HALF - 1.4))
  const cloth = painter.tone(AWNINGS[(index + (side < 0 ? 0 : 1)) % AWNINGS.length] ?? '#a8323a', near / 90)
  const wood = lighten(cloth, -0.1)
  const glass: Opening = {
    middle: (near + far) / 2,
    width: (far - near) * 0.86,
    foot: 0.4,
    spring: 2.4,
    shape: 'square',
  }
  const [from, to] = [near + 0.3, far - 0.3]
  return (
    polygon(panel(wall, near, 0, far, 3.1), wood) +
    drawWindow(painter, wall, glass, { frame: wood, columns: 4, rows: 1, surround: 3 }) +
    polygon(
      [wall(from, 3), wall(to, 3), front(to, 2.3), front(from, 2.3)],
      painter.gradient(lighten(cloth, 0.05), cloth),
    ) +
    polygon([front(from, 2.3), front(to, 2.3), front(to, 2), front(from, 2)], lighten(cloth, -0.07))
  )
}

function drawLamp(painter: Painter, side: number, away: number): string {
  const [x, y] = at(side * 5.6, 0, away)
  return drawStreetLamp(painter, x, y, unitAt(away) * 3.6)
}

/** Draws a round café table with two rattan chairs. */
function drawCafeTable(painter: Painter, right: number, away: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  const iron = painter.tone('#3a3436')
  const cane = painter.tone('#c98d4f')
  const chair = (dx: number) =>
    line(x + dx * u, y, x + dx * u, y - u * 0.45, cane, u * 0.06) +
    line(x + dx * u * 0.6, y, x + dx * u * 0.6, y - u * 0.45, cane, u * 0.06) +
    rect(x + Math.min(dx, dx * 0.55) * u, y - u * 0.5, Math.abs(dx) * u * 0.45, u * 0.08, painter.tone('#a8323a')) +
    line(x + dx * u * 1.04, y - u * 0.45, x + dx * u * 1.1, y - u * 0.95, cane, u * 0.12)
  return (
    drawContact(painter, x, y, u * 0.9) +
    chair(-0.8) +
    chair(0.8) +
    line(x, y, x, y - u * 0.74, iron, u * 0.07) +
    ellipse(x, y - u * 0.76, u * 0.42, u * 0.09, painter.tone('#efe8dc')) +
    ellipse(x, y, u * 0.22, u * 0.05, iron)
  )
}
