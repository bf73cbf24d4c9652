import { factsOf } from '@vowkit/understanding'
import { circle, d, ellipse, line, path, polygon, rect, repeat, ring, stroke } from '../../base/svg.ts'
import type { Brush } from '../../objects/brush.ts'
import { cakeTable } from '../../objects/food/cake-table.ts'
import { BODIES, SEAT } from '../body.ts'
import type { Figure } from '../figure.ts'
import { type CouplePose, sitsOnBlanket } from './pose.ts'
import { CHAIRS_APART, KNIFE, LIFTED } from './rites.ts'

/** Draws things that belong to a pose, in centimetres from the ground between the two people. */
export type DrawProp = (brush: Brush, couple: readonly [Figure, Figure]) => string

const WOOD = '#8a6242'
const GOLD = '#d9a93c'
const WIDE_TABLE = 118
const TABLE = 76

/** Things behind the couple. */
export const BEHIND_COUPLE: Readonly<Partial<Record<CouplePose, DrawProp>>> = {
  'seated-front': drawBench,
  'seated-back': drawBench,
  lying: drawBlanket,
  'seated-ground': (brush) => (sitsOnBlanket(brush.painter.spec.description) ? drawBlanket(brush) : ''),
  'cutting-cake': drawCake,
  'lifted-on-chairs': (brush) => drawChairs(brush),
}

/** Things in front of the couple. */
export const BEFORE_COUPLE: Readonly<Partial<Record<CouplePose, DrawProp>>> = {
  'seated-back': drawBenchBack,
  'cutting-cake': (brush) =>
    line(0, -KNIFE - 2, 4, -KNIFE + 17, brush.tone('#e9ecef'), 2.2) +
    line(-1, -KNIFE - 10, 0, -KNIFE - 2, brush.tone(GOLD), 3),
  signing: drawDesk,
  'exchanging-rings': (brush, couple) => drawRing(brush, couple),
  'breaking-glass': drawBrokenGlass,
  'tossing-bouquet': drawFlyingBouquet,
  lasso: drawLasso,
}

/** Draws the cake with the tiers and the colour that the description gives it. */
function drawCake({ painter, depth }: Brush): string {
  const { description } = painter.spec
  const detail = factsOf(description, 'object').find(({ name }) => name === 'cake-table')
  return painter.mark('object:cake-table', cakeTable.draw(painter, { x: 0, y: 0, unit: 100, depth }, detail ?? {}))
}

/** Draws a wooden bench from the front. */
function drawBench(brush: Brush): string {
  const wood = brush.tone(WOOD)
  const slats = [-88, -76, -64].map((level) => rect(-66, level, 132, 8, wood, { rx: 2 })).join('')
  const legs = [-58, 58].map((at) => line(at, -90, at, 0, brush.tone('#6a482f'), 5)).join('')
  return brush.painter.mark('seat', legs + slats + rect(-68, -48, 136, 7, wood, { rx: 2 }))
}

/** Draws the back of a bench in front of people seen from behind. */
function drawBenchBack(brush: Brush): string {
  const wood = brush.tone(WOOD)
  const slats = [-82, -70, -58].map((level) => rect(-66, level, 132, 8, wood, { rx: 2 })).join('')
  const legs = [-58, 58].map((at) => line(at, -84, at, 0, brush.tone('#6a482f'), 5)).join('')
  return brush.painter.mark('seat', legs + slats + rect(-68, -46, 136, 8, brush.tone(WOOD, -0.05), { rx: 2 }))
}

function drawBlanket(brush: Brush): string {
  const cloth = brush.paletteColour(0)
  const edge = [
    [-196, 14],
    [-150, -30],
    [158, -30],
    [202, 14],
  ] as const
  const stripes = repeat(7, (i) =>
    line(-176 + i * 58, 12, -138 + i * 46, -28, brush.tone(cloth, -0.07), 3, { opacity: 0.6 }),
  )
  return brush.painter.mark('object:blankets', brush.shadow(190) + polygon(edge, brush.down(cloth)) + stripes)
}

/** Draws chairs whose seats are far above the ground. */
function drawChairs(brush: Brush): string {
  const wood = brush.tone('#b98a52')
  return [-1, 1]
    .map((side) => {
      const x = side * CHAIRS_APART
      const seat = -LIFTED - SEAT
      const legs = [-16, 16].map((at) => line(x + at, seat, x + at * 1.1, seat + SEAT, wood, 3.6)).join('')
      const back = [-17, 17].map((at) => line(x + at, seat, x + at, seat - 48, wood, 3.6)).join('')
      return (
        legs +
        back +
        rect(x - 19, seat - 48, 38, 6, wood, { rx: 2 }) +
        rect(x - 20, seat - 3, 40, 6, brush.tone('#f3e9da'), { rx: 2 })
      )
    })
    .join('')
}

/** Draws a table with a cloth, a document and a pen. */
function drawDesk(brush: Brush): string {
  const top = -TABLE
  return (
    brush.table(WIDE_TABLE, brush.painter.spec.linen) +
    polygon(
      [
        [-26, top - 6],
        [-20, top - 1],
        [8, top - 1],
        [8, top - 6],
      ],
      brush.tone('#fffdf6'),
    ) +
    line(-4, top - 3, 3, top - 14, brush.tone('#2b2731'), 1.6) +
    brush.flowers(40, top - 12, 15, { count: 7, sprays: 7 })
  )
}

function drawRing(brush: Brush, couple: readonly [Figure, Figure]): string {
  const level = Math.min(...couple.map(({ build }) => BODIES[build].y.waist))
  brush.painter.glow(0, level - 6, 13, '#ffe9a8', 0.5)
  const drawn = ring(0, level - 6, 4.2, brush.tone(GOLD), 1.7) + circle(0, level - 11, 1.8, '#ffffff')
  return brush.painter.mark('object:rings', drawn)
}

function drawBrokenGlass(brush: Brush): string {
  const shards = repeat(7, (i) => {
    const x = 8 + i * 5.5
    return polygon(
      [
        [x, 2],
        [x + 4, 3],
        [x + 2, -3 - (i % 3) * 2],
      ],
      brush.tone('#dfeef2'),
      { opacity: 0.9 },
    )
  })
  return ellipse(26, 3, 26, 5, brush.tone('#fbf7ef')) + ellipse(27, 1, 15, 4, brush.tone('#e6ddcf')) + shards
}

function drawFlyingBouquet(brush: Brush): string {
  const [x, y] = [-8, -232]
  return (
    stroke(d`M${x} ${y}L${x + 14} ${y + 24}M${x} ${y}L${x + 8} ${y + 27}`, brush.tone('#5d7c58'), 2.4) +
    brush.flowers(x, y, 15, { count: 9, sprays: 8 }) +
    stroke(d`M${x + 12} ${y + 20}Q${x + 24} ${y + 26} ${x + 20} ${y + 40}`, brush.tone('#fbf3e6'), 2)
  )
}

/** Draws a rope in the shape of an eight over the shoulders of the couple. */
function drawLasso(brush: Brush, couple: readonly [Figure, Figure]): string {
  const [left, right] = couple.map(({ build }) => BODIES[build].y)
  if (!left || !right) return ''
  const loop = (x: number, shoulder: number, side: number) =>
    d`M0 ${shoulder + 40}C${x * 0.3} ${shoulder + 10} ${x - side * 16} ${shoulder - 7} ${x} ${shoulder - 8}C${x + side * 24} ${shoulder - 6} ${x + side * 22} ${shoulder + 30} ${x * 0.9} ${shoulder + 48}C${x * 0.5} ${shoulder + 58} ${x * 0.2} ${shoulder + 50} 0 ${shoulder + 40}`
  const rope = loop(-29, left.shoulder, -1) + loop(29, right.shoulder, 1)
  return (
    stroke(rope, brush.tone('#c9a24c'), 3.2) +
    stroke(rope, brush.tone('#f6ecd2'), 1.4, { 'stroke-dasharray': '3 3' }) +
    path(d`M-3 ${left.shoulder + 44}L0 ${left.shoulder + 66}L3 ${left.shoulder + 44}Z`, brush.tone('#c9a24c'))
  )
}
