import { lighten } from '../../base/colour.ts'
import { lerp, type Point, SIDES } from '../../base/geometry.ts'
import { ellipse, line, polygon, polyline, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawWindow } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawSlope } from './parts/roof.ts'
import { facing, panel } from './parts/space.ts'

export const AWAY = 21
const RED = '#a8392e'
export const WHITE = '#f3ece0'
const TIN = '#8f8a86'
const BARN = { middle: -9, half: 5, eaves: 4.6, knee: 6.9, ridge: 8.6 }

export function drawBarnFront(painter: Painter): string {
  const plane = facing(AWAY)
  const { middle, half, eaves, knee, ridge } = BARN
  const red = painter.tone(RED, 0.06)
  const white = painter.tone(WHITE, 0.06)
  const tin = painter.tone(TIN, 0.08)
  const gable: Point[] = [
    plane(middle - half, 0),
    plane(middle - half, eaves),
    plane(middle - half * 0.62, knee),
    plane(middle, ridge),
    plane(middle + half * 0.62, knee),
    plane(middle + half, eaves),
    plane(middle + half, 0),
  ]
  const boards = repeat(30, (i) => {
    const x = -half + ((i + 1) * half * 2) / 31
    const share = Math.abs(x) / half
    const top = share > 0.62 ? lerp(knee, eaves, (share - 0.62) / 0.38) : lerp(ridge, knee, share / 0.62)
    return line(...plane(middle + x, 0), ...plane(middle + x, top), lighten(red, i % 3 ? -0.05 : -0.08), 2, {
      opacity: 0.8,
    })
  })
  const edge = (from: Point, to: Point) => line(...from, ...to, tin, 15)
  const back = facing(AWAY + 9)
  const flank = polygon(
    [plane(middle + half, 0), plane(middle + half, eaves), back(middle + half, eaves), back(middle + half, 0)],
    lighten(red, -0.09),
  )
  const roof =
    drawSlope(
      painter,
      [
        plane(middle + half * 0.62, knee),
        back(middle + half * 0.62, knee),
        back(middle + half + 0.3, eaves - 0.2),
        plane(middle + half + 0.4, eaves - 0.25),
      ],
      lighten(tin, 0.02),
      3,
      9,
    ) +
    drawSlope(
      painter,
      [
        plane(middle, ridge + 0.1),
        back(middle, ridge + 0.1),
        back(middle + half * 0.62, knee),
        plane(middle + half * 0.62, knee),
      ],
      lighten(tin, 0.07),
      2,
      9,
    )
  const corners = SIDES.map((side) =>
    line(...plane(middle + side * (half - 0.1), 0), ...plane(middle + side * (half - 0.1), eaves), white, 10),
  )
  const [x, y] = plane(middle, 4.3)
  shineLamp(painter, x, y, 90)
  return (
    drawContact(painter, ...plane(middle, 0), 330) +
    flank +
    roof +
    polygon(gable, painter.gradient(lighten(red, 0.04), lighten(red, -0.05))) +
    boards +
    corners.join('') +
    edge(gable[1] as Point, gable[2] as Point) +
    edge(gable[2] as Point, gable[3] as Point) +
    edge(gable[3] as Point, gable[4] as Point) +
    edge(gable[4] as Point, gable[5] as Point) +
    drawDoors(white, red) +
    drawWindow(
      painter,
      plane,
      { middle, width: 1.5, foot: 5.1, spring: 6.6, shape: 'square' },
      { frame: white, columns: 2, rows: 1, surround: 7, bars: 5 },
    ) +
    [-3.6, 3.6]
      .map((dx) =>
        drawWindow(
          painter,
          plane,
          { middle: middle + dx, width: 1, foot: 1.5, spring: 2.8, shape: 'square' },
          { frame: white, columns: 2, rows: 1, surround: 6, bars: 4 },
        ),
      )
      .join('') +
    ellipse(x, y, 9, 6, '#ffe2a6')
  )
}

function drawDoors(white: string, red: string): string {
  const plane = facing(AWAY)
  const { middle } = BARN
  return SIDES.map((side) => {
    const [from, to] = [middle + side * 0.05, middle + side * 2]
    const corners = panel(plane, from, 0, to, 3.8)
    const frame = stroke(polyline(corners, true), white, 9)
    const [a, b, c, e] = corners as [Point, Point, Point, Point]
    return polygon(corners, lighten(red, -0.06)) + line(...a, ...c, white, 8) + line(...b, ...e, white, 8) + frame
  }).join('')
}
