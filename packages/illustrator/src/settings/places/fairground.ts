import { lighten } from '../../base/colour.ts'
import { HEIGHT, listOf, type Point, SIDES, toRadians, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat, ring } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Strand } from '../../props/strand.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { drawBrushwork, drawTreeline } from '../nature/land.ts'
import { LAWN, turfFloor } from '../nature/seasons.ts'
import { FOLIAGE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawContact } from './parts/greenery.ts'

const HORIZON = HEIGHT * 0.55
const RED = '#c8353a'
const GOLD = '#e8b63f'
const CREAM = '#f6ecd8'
const BULBS = ['#fff0b8', '#ff9fb0', '#9fe0ff', '#ffd36b'] as const
const STRINGS: readonly Strand[] = SIDES.map(
  (side): Strand => [
    [WIDTH / 2 + side * 790, 150],
    [WIDTH / 2, 90],
  ],
)

/** Draws a fairground: a big wheel, a carousel, striped tents and stalls with coloured bulbs. */
export const drawFairground: DrawSetting = (painter) => {
  const { season } = painter.spec
  const back =
    drawSky(painter) +
    drawTreeline(painter, { y: HORIZON + 6, height: 110, count: 20, colour: FOLIAGE[season], depth: 0.55 }) +
    painter.mark('object:ferris-wheel', drawWheel(painter, 1130, HORIZON - 246, 236)) +
    drawBigTop(painter, 150, HORIZON + 4, 210, 270) +
    painter.mark('object:carousel', drawCarousel(painter, 560, HORIZON + 20)) +
    drawGround(painter, HORIZON, LAWN[season]) +
    drawBrushwork(painter, { from: HORIZON, colour: LAWN[season], count: 160 }) +
    drawTufts(painter, HORIZON, LAWN[season], 240) +
    drawStall(painter, 1400, HORIZON + 60, 1) +
    drawStall(painter, 60, HORIZON + 74, -1)
  return { back, horizon: HORIZON - 20, floor: turfFloor(season), strings: STRINGS }
}

function drawBulb(painter: Painter, x: number, y: number, index: number, r = 5): string {
  const colour = BULBS[index % BULBS.length] ?? BULBS[0]
  if (index % 3 === 0) painter.glow(x, y, 26, colour, 0.12 + painter.light.glow * 0.34)
  return circle(x, y, r, colour)
}

function drawWheel(painter: Painter, x: number, y: number, r: number): string {
  const steel = painter.tone('#e9e4da', 0.2)
  const count = 16
  const spokes = listOf(count, (i) => {
    const angle = toRadians((i * 360) / count + 6)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [ex, ey] = [x + cos * r, y + sin * r]
    const cabin = painter.tone([RED, GOLD, '#3f8fa8', '#d9668a'][i % 4] ?? RED, 0.16)
    return (
      line(x, y, ex, ey, steel, 3) +
      path(d`M${ex - 20} ${ey + 10}H${ex + 20}L${ex + 14} ${ey + 36}H${ex - 14}Z`, cabin) +
      path(d`M${ex - 22} ${ey + 2}Q${ex} ${ey - 16} ${ex + 22} ${ey + 2}Z`, lighten(cabin, 0.06)) +
      line(ex - 17, ey, ex - 17, ey + 12, steel, 2) +
      line(ex + 17, ey, ex + 17, ey + 12, steel, 2) +
      drawBulb(painter, x + cos * r * 0.66, y + sin * r * 0.66, i)
    )
  })
  const foot = HORIZON + 8
  return (
    line(x, y, x - 130, foot, lighten(steel, -0.12), 13) +
    line(x, y, x + 130, foot, lighten(steel, -0.12), 13) +
    ring(x, y, r, steel, 7) +
    ring(x, y, r * 0.9, steel, 3) +
    ring(x, y, r * 0.34, steel, 3) +
    spokes.join('') +
    circle(x, y, 22, painter.tone(RED, 0.14)) +
    circle(x, y, 10, painter.tone(GOLD, 0.14))
  )
}

/** Draws a tent with red and cream stripes and a pennant. */
function drawBigTop(painter: Painter, x: number, foot: number, half: number, height: number): string {
  const [red, cream] = [painter.tone(RED, 0.2), painter.tone(CREAM, 0.18)]
  const eave = foot - height * 0.42
  const top = foot - height
  const stripes = 12
  const roof = repeat(stripes, (i) => {
    const [a, b] = [-1 + (2 * i) / stripes, -1 + (2 * (i + 1)) / stripes]
    const colour = i % 2 ? cream : red
    return (
      path(
        d`M${x} ${top}Q${x + a * half * 0.4} ${eave - height * 0.12} ${x + a * half * 1.1} ${eave}L${x + b * half * 1.1} ${eave}Q${x + b * half * 0.4} ${eave - height * 0.12} ${x} ${top}Z`,
        lighten(colour, i < stripes / 2 ? -0.04 : 0.02),
      ) +
      polygon(
        [
          [x + a * half, eave],
          [x + b * half, eave],
          [x + b * half, foot],
          [x + a * half, foot],
        ],
        lighten(colour, i < stripes / 2 ? -0.07 : -0.02),
      ) +
      path(
        d`M${x + a * half * 1.1} ${eave}H${x + b * half * 1.1}L${x + ((a + b) / 2) * half * 1.1} ${eave + height * 0.09}Z`,
        i % 2 ? red : cream,
      )
    )
  })
  return (
    roof +
    polygon(
      [
        [x - half * 0.16, foot],
        [x, eave + height * 0.1],
        [x + half * 0.16, foot],
      ],
      painter.tone('#4a2a2f', 0.1),
    ) +
    line(x, top, x, top - 44, painter.tone('#6d5b4a', 0.1), 4) +
    polygon(
      [
        [x, top - 44],
        [x + 50, top - 32],
        [x, top - 20],
      ],
      painter.tone(GOLD, 0.1),
    )
  )
}

function drawCarousel(painter: Painter, x: number, foot: number): string {
  const [red, cream, gold] = [painter.tone(RED, 0.1), painter.tone(CREAM, 0.08), painter.tone(GOLD, 0.08)]
  const half = 200
  const eave = foot - 190
  const top = foot - 316
  const roof = repeat(10, (i) => {
    const [a, b] = [-1 + i * 0.2, -1 + (i + 1) * 0.2]
    return path(
      d`M${x} ${top}Q${x + a * 90} ${eave - 50} ${x + a * half} ${eave}H${x + b * half}Q${x + b * 90} ${eave - 50} ${x} ${top}Z`,
      i % 2 ? cream : red,
    )
  })
  const horses = [-150, -84, -18, 60, 132].map((dx, i) => {
    const y = foot - 62 - (i % 2) * 18
    const hide = painter.tone(['#f6efe2', '#a9714a', '#e3d3c0', '#3f3a3d', '#f6efe2'][i] ?? CREAM, 0.06)
    return (
      line(x + dx, eave + 20, x + dx, foot - 26, gold, 5) +
      drawHorse(x + dx, y, 30, hide, painter.tone([RED, '#3f8fa8', '#d9668a', GOLD, '#5f8f5a'][i] ?? RED))
    )
  })
  const valance = repeat(13, (i) => {
    const vx = x - half + (i * half * 2) / 12.5
    return circle(vx + 14, eave + 18, 16, i % 2 ? red : cream) + drawBulb(painter, vx + 14, eave + 6, i)
  })
  return (
    drawContact(painter, x, foot, half * 1.1) +
    rect(
      x - 34,
      eave,
      68,
      foot - eave - 20,
      painter.gradient(lighten(gold, 0.04), lighten(gold, -0.12), { across: true }),
    ) +
    repeat(3, (i) => rect(x - 24 + i * 18, eave + 40, 12, 90, painter.tone('#bfe0e6', 0.06))) +
    horses.join('') +
    ellipse(x, foot - 12, half, 18, lighten(red, -0.08)) +
    ellipse(x, foot - 20, half, 16, gold) +
    ellipse(x, foot - 24, half * 0.96, 13, painter.tone('#a9714a', 0.06)) +
    rect(x - half, eave - 4, half * 2, 22, gold) +
    valance +
    roof +
    line(x, top, x, top - 34, gold, 5) +
    polygon(
      [
        [x, top - 34],
        [x + 38, top - 25],
        [x, top - 16],
      ],
      red,
    )
  )
}

function drawHorse(x: number, y: number, s: number, hide: string, saddle: string): string {
  return (
    path(
      d`M${x - s} ${y - s * 0.1}Q${x - s * 0.9} ${y - s * 0.5} ${x - s * 0.4} ${y - s * 0.45}H${x + s * 0.3}L${x + s * 0.7} ${y - s * 1.2}L${x + s * 0.84} ${y - s * 1.24}L${x + s * 1.24} ${y - s * 0.9}L${x + s * 1.16} ${y - s * 0.74}L${x + s * 0.84} ${y - s * 0.8}Q${x + s * 0.8} ${y - s * 0.1} ${x + s * 0.5} ${y + s * 0.1}L${x + s * 0.86} ${y + s * 0.5}L${x + s * 0.6} ${y + s * 0.8}L${x + s * 0.5} ${y + s * 0.5}L${x + s * 0.2} ${y + s * 0.16}H${x - s * 0.5}L${x - s * 0.9} ${y + s * 0.5}L${x - s * 0.8} ${y + s * 0.84}L${x - s * 1.1} ${y + s * 0.6}Z`,
      hide,
    ) + rect(x - s * 0.3, y - s * 0.56, s * 0.56, s * 0.4, saddle, { rx: s * 0.12 })
  )
}

/** Draws a stall with a striped awning and rows of bulbs. */
function drawStall(painter: Painter, x: number, foot: number, side: number): string {
  const [red, cream] = [painter.tone(side < 0 ? '#3f8fa8' : RED), painter.tone(CREAM)]
  const [half, top] = [130, foot - 210]
  const awning: string[] = listOf(8, (i) => {
    const [a, b] = [-half + (i * half) / 4, -half + ((i + 1) * half) / 4]
    const corners: Point[] = [
      [x + a * 0.86, top],
      [x + b * 0.86, top],
      [x + b * 1.1, top + 62],
      [x + a * 1.1, top + 62],
    ]
    return (
      polygon(corners, i % 2 ? cream : red) + ellipse(x + ((a + b) / 2) * 1.1, top + 62, 18, 12, i % 2 ? cream : red)
    )
  })
  const prizes = repeat(7, (i) =>
    circle(
      x - 92 + i * 31,
      foot - 104 - (i % 2) * 12,
      15,
      painter.tone(['#d9668a', GOLD, '#7fb0d0', '#8fc08a'][i % 4] ?? GOLD),
    ),
  )
  const bulbs = repeat(9, (i) => drawBulb(painter, x - half + 6 + i * 31, top - 10, i))
  return (
    drawContact(painter, x, foot, half * 1.2) +
    rect(x - half + 8, top + 20, half * 2 - 16, 190, painter.tone('#5a3a34')) +
    prizes +
    rect(x - half, foot - 84, half * 2, 84, painter.gradient(lighten(red, 0.03), lighten(red, -0.07))) +
    repeat(4, (i) => rect(x - half + 16 + i * 62, foot - 72, 46, 60, cream, { rx: 6 })) +
    rect(x - half - 8, foot - 92, half * 2 + 16, 14, painter.tone(GOLD)) +
    awning.join('') +
    rect(x - half * 0.86 - 4, top - 22, half * 1.72 + 8, 24, painter.tone(GOLD)) +
    bulbs
  )
}
