import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, type Point, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, polyline, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { FOLIAGE, GRASS, PASTURE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawWindow } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawSlope } from './parts/roof.ts'
import { at, facing, groundAt, panel, stageHorizon, unitAt } from './parts/space.ts'

const AWAY = 21
const HORIZON = HEIGHT * 0.53
const RED = '#a8392e'
const WHITE = '#f3ece0'
const TIN = '#8f8a86'
const BARN = { middle: -9, half: 5, eaves: 4.6, knee: 6.9, ridge: 8.6 }
const SILO = { right: -15.6, height: 10.5, radius: 1.9 }

/** A red barn with white trim and a silo, fields in stripes, a white fence and bales of hay. */
export const drawFarmyard: DrawSetting = (painter) => {
  const { season } = painter.spec
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 30,
      rise: 120,
      frequency: 1.1,
      fill: painter.tone('#8a9a96', 0.75),
      name: 'farm-far',
    }) +
    drawRidge(painter, {
      y: HORIZON - 6,
      rise: 70,
      frequency: 1.7,
      fill: painter.tone(PASTURE[season], 0.5),
      name: 'farm-near',
    }) +
    drawFields(painter) +
    drawGround(painter, HORIZON + 24, GRASS[season]) +
    [0.62, 0.74, 0.95]
      .map((share, i) =>
        drawTree(painter, {
          x: WIDTH * share,
          y: HORIZON + 34,
          width: 170 + i * 60,
          height: 180 + i * 60,
          colour: FOLIAGE[season],
          depth: 0.34 - i * 0.08,
        }),
      )
      .join('') +
    drawFence(painter) +
    drawSilo(painter) +
    drawBarnFront(painter) +
    drawTufts(painter, groundAt(AWAY), GRASS[season], 220) +
    drawBales(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'grass' }
}

function drawFields(painter: Painter): string {
  const crop = PASTURE[painter.spec.season]
  const strips = repeat(16, (i) => {
    const at = (share: number): Point => [
      lerp(WIDTH * 0.42, WIDTH * 1.05, share),
      HORIZON - 62 + Math.sin(share * 5) * 9,
    ]
    const foot = (share: number): Point => [lerp(WIDTH * 0.3, WIDTH * 1.4, share), HORIZON + 30]
    const [a, b] = [i / 16, (i + 1) / 16]
    const tone = painter.tone(i % 2 ? crop : '#7f9446', 0.16)
    return polygon([at(a), at(b), foot(b), foot(a)], lighten(tone, i % 3 === 0 ? 0.03 : -0.02))
  })
  return strips
}

function drawFence(painter: Painter): string {
  const white = painter.tone(WHITE, 0.1)
  const z = 19.5
  const u = unitAt(z)
  const rails = [0.45, 0.85, 1.2].map((up) => line(...at(-3.4, up, z), ...at(17, up, z), white, u * 0.1))
  const posts = listOf(15, (i) => {
    const [x, y] = at(-3.3 + i * 1.45, 0, z)
    return rect(x - u * 0.07, y - u * 1.4, u * 0.14, u * 1.4, lighten(white, -0.03))
  })
  return rails.join('') + posts.join('')
}

function drawSilo(painter: Painter): string {
  const plane = facing(AWAY + 2)
  const { right, height, radius } = SILO
  const tin = painter.tone('#c9c6bf', 0.14)
  const [x, top] = plane(right, height)
  const r = radius * unitAt(AWAY + 2)
  const bands = listOf(9, (i) =>
    line(...plane(right - radius, 0.8 + i * 1.1), ...plane(right + radius, 0.8 + i * 1.1), lighten(tin, -0.1), 2),
  )
  const dome = painter.tone('#7d8b94', 0.12)
  return (
    polygon(
      panel(plane, right - radius, 0, right + radius, height),
      painter.gradient(lighten(tin, 0.05), lighten(tin, -0.16), { across: true }),
    ) +
    bands.join('') +
    path(
      d`M${x - r - 3} ${top}Q${x - r} ${top - r * 0.95} ${x} ${top - r}Q${x + r} ${top - r * 0.95} ${x + r + 3} ${top}Z`,
      painter.gradient(lighten(dome, 0.07), lighten(dome, -0.1), { across: true }),
    )
  )
}

function drawBarnFront(painter: Painter): string {
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

/** Draws round and square bales at the edges of the yard. */
function drawBales(painter: Painter): string {
  const straw = painter.tone('#d3ac58')
  const square = (right: number, away: number, up: number) => {
    const u = unitAt(away)
    const [x, y] = at(right, up, away)
    const [w, h] = [u * 1.1, u * 0.5]
    const stalks = repeat(10, () => {
      const sx = x + painter.random.range(-0.48, 0.4) * w
      const sy = y - painter.random.range(0.1, 0.9) * h
      return line(
        sx,
        sy,
        sx + w * 0.1,
        sy + painter.random.range(-3, 3),
        lighten(straw, painter.random.range(-0.09, 0.07)),
        2,
      )
    })
    const strings = [-0.22, 0.22].map((k) => line(x + k * w, y - h, x + k * w, y, lighten(straw, -0.16), 2.4))
    return (
      (up ? '' : drawContact(painter, x, y, w * 0.62)) +
      rect(x - w / 2, y - h, w, h, painter.gradient(lighten(straw, 0.04), lighten(straw, -0.08)), { rx: 5 }) +
      stalks +
      strings.join('')
    )
  }
  const round = (right: number, away: number) => {
    const u = unitAt(away)
    const [x, y] = at(right, 0, away)
    const r = u * 0.75
    const coils = [0.8, 0.55, 0.3].map((share) =>
      circle(x, y - r, r * share, 'none', { stroke: lighten(straw, -0.1), 'stroke-width': 2.6 }),
    )
    return (
      drawContact(painter, x + r * 0.6, y, r * 1.8) +
      rect(x, y - r * 2, r * 1.5, r * 2, lighten(straw, -0.08), { rx: r * 0.4 }) +
      circle(x, y - r, r, lighten(straw, 0.02)) +
      coils.join('')
    )
  }
  return (
    round(8.6, 15.4) +
    round(10.4, 13.6) +
    square(-6.2, 10.6, 0) +
    square(-5, 10.4, 0) +
    square(-5.6, 10.5, 0.5) +
    square(5.9, 9, 0)
  )
}
