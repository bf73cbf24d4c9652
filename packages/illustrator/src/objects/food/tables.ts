import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import type { SceneObject } from '../object.ts'
import { drawWords } from '../words/draw-words.ts'

const TOP = -76
const MOST_TIERS = 7

/** A tiered cake on a round table. The count says how many tiers. */
export const cakeTable: SceneObject = {
  ...createObject('beside', [1.5, 2], (brush) => {
    const tiers = Math.min(MOST_TIERS, Math.max(1, brush.detail.count ?? 3))
    return (
      brush.table(118, brush.painter.spec.linen) +
      brush.cylinder(0, TOP + 2, 74, 7, '#d9c7a4') +
      drawTiers(brush, tiers)
    )
  }),
  countsParts: true,
}

function drawTiers(brush: Brush, tiers: number): string {
  const icing = brush.ownColour('#fdf7ee')
  const height = tiers > 4 ? 20 : 25
  const widest = 40 + tiers * 7
  const layers = repeat(tiers, (i) => {
    const width = widest * (1 - (i / tiers) * 0.72)
    const foot = TOP - 5 - i * height
    const beads = repeat(Math.round(width / 5), (j) => {
      const t = ((j + 0.5) / Math.round(width / 5)) * 2 - 1
      return circle(
        (t * width) / 2,
        foot + Math.sqrt(1 - t * t) * width * 0.1 - 1,
        1.8,
        brush.tone(icing, 0.03 - t * 0.04),
      )
    })
    return brush.cylinder(0, foot, width, height, icing) + beads + drawSwags(brush, width, foot - height, height, i)
  })
  const top = TOP - 5 - tiers * height
  return (
    layers +
    brush.flowers(-widest * 0.36, TOP - 10, 15, { count: 6, sprays: 5 }) +
    (tiers > 1 ? brush.flowers(widest * 0.25, TOP - 5 - height, 13, { count: 6, sprays: 5 }) : '') +
    (tiers > 3 ? brush.flowers(-widest * 0.14, TOP - 5 - height * 2.6, 10, { count: 5, sprays: 4 }) : '') +
    brush.flowers(0, top - 4, 13, { count: 7, sprays: 6, spread: [180, 360] })
  )
}

function drawSwags(brush: Brush, width: number, top: number, height: number, tier: number): string {
  if (tier % 2 === 0) return ''
  return stroke(
    d`M${-width / 2} ${top + height * 0.3}Q${-width / 4} ${top + height * 0.95} 0 ${top + height * 0.5}Q${width / 4} ${top + height * 0.95} ${width / 2} ${top + height * 0.3}`,
    brush.tone(brush.paletteColour(0)),
    1.6,
  )
}

function drawCoupe(brush: Brush, x: number, y: number, size: number): string {
  const glass = brush.tone('#f3f6f6')
  const bowl = d`M${x - size} ${y - size * 1.5}C${x - size * 0.9} ${y - size * 0.6} ${x + size * 0.9} ${y - size * 0.6} ${x + size} ${y - size * 1.5}Z`
  return (
    line(x, y, x, y - size * 0.8, glass, 1.1) +
    ellipse(x, y, size * 0.55, size * 0.13, glass) +
    path(bowl, brush.painter.gradient(brush.tone('#fff1c4'), brush.tone('#e0b154')), { opacity: 0.92 }) +
    ellipse(x, y - size * 1.5, size, size * 0.2, brush.tone('#fff6d8')) +
    line(x - size * 0.6, y - size * 1.3, x - size * 0.5, y - size, '#ffffff', 0.9)
  )
}

/** A pyramid of filled coupes on a table. */
export const champagneTower = createObject('beside', [1.4, 1.9], (brush) => {
  const levels = 6
  const size = 7.6
  const glasses = repeat(levels, (level) =>
    repeat(levels - level, (i) =>
      drawCoupe(brush, (i - (levels - level - 1) / 2) * size * 2.05, TOP - 4 - level * size * 1.78, size),
    ),
  )
  brush.painter.glow(0, TOP - 44, 70, '#ffd98a', 0.15 + brush.painter.light.glow * 0.25)
  return (
    brush.table(116, brush.ownColour(brush.painter.spec.linen)) +
    ellipse(0, TOP - 2, 50, 8, brush.tone('#e3cfa2')) +
    glasses +
    drawBottle(brush, 46, TOP + 1, 34, '#3f5a3c')
  )
})

export function drawBottle(brush: Brush, x: number, y: number, height: number, colour: string): string {
  const w = height * 0.15
  const body = d`M${x - w} ${y}V${y - height * 0.5}C${x - w} ${y - height * 0.66} ${x - w * 0.4} ${y - height * 0.66} ${x - w * 0.4} ${y - height}H${x + w * 0.4}C${x + w * 0.4} ${y - height * 0.66} ${x + w} ${y - height * 0.66} ${x + w} ${y - height * 0.5}V${y}Z`
  return (
    path(body, brush.across(colour, 0.1)) +
    rect(x - w, y - height * 0.42, w * 2, height * 0.24, brush.tone('#f3ead6')) +
    rect(x - w * 0.45, y - height - 1, w * 0.9, height * 0.16, brush.tone('#c9a24f'))
  )
}

/** A wooden bar with bottles on shelves behind it. */
export const bar = createObject('behind', [3.4, 2.4], (brush) => {
  const wood = brush.ownColour('#8a5f3f')
  const colours = ['#3f5a3c', '#b5752f', '#d9c08a', '#7a2f35', '#a9c4c2'] as const
  const shelf = (y: number) =>
    rect(-130, y, 260, 5, brush.tone(wood, -0.06)) +
    repeat(17, (i) => drawBottle(brush, -120 + i * 15, y, brush.random.range(24, 34), brush.random.pick(colours)))
  const panels = repeat(
    5,
    (i) =>
      rect(-148 + i * 60, -92, 52, 78, brush.tone(wood, -0.07), { rx: 2 }) +
      rect(-144 + i * 60, -88, 44, 70, brush.tone(wood, 0.02), { rx: 2 }),
  )
  brush.painter.glow(0, -170, 150, '#ffcf8a', brush.painter.light.glow * 0.35)
  return (
    brush.shadow(168) +
    [-134, 128].map((x) => rect(x, -228, 7, 228, brush.tone(wood, -0.1))).join('') +
    rect(-128, -226, 256, 128, brush.tone('#4a3a38'), { opacity: 0.55 }) +
    shelf(-146) +
    shelf(-192) +
    rect(-136, -234, 272, 8, brush.tone(wood)) +
    repeat(9, (i) => brush.bulb(-128 + i * 32, -238, 3)) +
    rect(-156, -104, 312, 104, brush.down(wood)) +
    panels +
    path('M-168 -108L-152 -120H152L168 -108V-100H-168Z', brush.tone(wood, 0.09)) +
    repeat(4, (i) => drawCoupe(brush, -110 + i * 26, -112, 8)) +
    drawBottle(brush, 66, -112, 36, '#3f5a3c') +
    brush.cylinder(104, -112, 28, 20, '#c9ccd0', 34) +
    brush.flowers(134, -128, 20, { count: 7, sprays: 7 })
  )
})

/** A table of cakes, tarts and biscuits on stands. */
export const dessertTable = createObject('beside', [2, 1.5], (brush) => {
  const stand = (x: number, height: number, width: number) =>
    rect(x - 2, TOP - height, 4, height, brush.tone('#e8dcc6')) +
    ellipse(x, TOP, width * 0.28, 3, brush.tone('#e8dcc6')) +
    ellipse(x, TOP - height, width / 2, width * 0.1, brush.tone('#f3eadb'))
  const row = (x: number, y: number, count: number, draw: (x: number, y: number, i: number) => string) =>
    repeat(count, (i) => draw(x + (i - (count - 1) / 2) * 10, y, i))
  const cupcake = (x: number, y: number, i: number) =>
    path(d`M${x - 5} ${y - 5}H${x + 5}L${x + 3.6} ${y + 3}H${x - 3.6}Z`, brush.tone('#b07a4a')) +
    brush.ball(x, y - 7, 5, brush.paletteColour(i)) +
    circle(x, y - 12, 1.6, brush.tone('#c8303a'))
  const macaron = (x: number, y: number, i: number) =>
    repeat(3, (j) => ellipse(x, y - j * 5, 5, 2.6, brush.tone(brush.paletteColour(i + j))))
  return (
    brush.table(184, brush.ownColour(brush.painter.spec.linen)) +
    stand(-62, 18, 50) +
    row(-62, TOP - 21, 4, cupcake) +
    stand(62, 26, 44) +
    row(62, TOP - 29, 4, macaron) +
    brush.cylinder(0, TOP - 2, 44, 26, '#fbf1e4') +
    brush.flowers(0, TOP - 32, 12, { count: 6, sprays: 5 }) +
    row(-30, TOP + 4, 3, cupcake) +
    row(32, TOP + 5, 3, macaron) +
    row(-72, TOP + 5, 2, macaron) +
    row(78, TOP + 5, 2, cupcake)
  )
})

/** A pegboard with rows of glazed rings. */
export const donutWall = createObject('beside', [1.5, 2.1], (brush) => {
  const glazes = ['#f2a7b4', '#6b4630', '#fdf3e4', '#d99a55', '#b9d4c8'] as const
  const rings = repeat(30, (i) => {
    const [x, y] = [-50 + (i % 5) * 25, -158 + Math.floor(i / 5) * 23]
    const glaze = i % 4 === 1 ? brush.paletteColour(i) : brush.random.pick(glazes)
    const ringShape = (r: number, colour: string, width: number) =>
      circle(x, y, r, 'none', { stroke: colour, 'stroke-width': width })
    const sprinkles = repeat(5, (j) =>
      circle(
        x + Math.cos(j * 1.26 + i) * 6.6,
        y + Math.sin(j * 1.26 + i) * 6.6,
        0.8,
        brush.tone(brush.random.pick(['#ffffff', '#e2627a', '#4f8f8a'])),
      ),
    )
    return ringShape(6.6, brush.tone('#c48a4f', -0.05), 8) + ringShape(6.4, brush.tone(glaze), 6) + sprinkles
  })
  return (
    brush.shadow(70) +
    [-62, 62].map((x) => line(x, 0, x, -196, brush.tone('#8a6242'), 6)).join('') +
    rect(-64, -194, 128, 168, brush.down(brush.ownColour('#fbf4e8')), { rx: 3 }) +
    drawWords(brush.painter, brush.detail.text ?? 'Donuts', {
      x: 0,
      y: -180,
      width: 70,
      height: 20,
      colour: brush.tone('#8a5a44'),
      slant: 0.2,
    }) +
    rings +
    brush.flowers(-66, -194, 16, { count: 7, sprays: 8 })
  )
})

/** A board of cheeses, grapes, figs and bread. */
export const cheeseTable = createObject('beside', [1.9, 1.2], (brush) => {
  const wedge = (x: number, s: number) =>
    path(
      d`M${x - 16 * s} ${TOP}L${x + 16 * s} ${TOP + 2}V${TOP - 12 * s}L${x - 16 * s} ${TOP - 1}Z`,
      brush.tone('#f0c864'),
    ) +
    path(
      d`M${x - 16 * s} ${TOP - 1}L${x + 16 * s} ${TOP - 12 * s}L${x + 8 * s} ${TOP - 15 * s}Z`,
      brush.tone('#f8dd8e'),
    ) +
    circle(x + 8 * s, TOP - 5 * s, 2, brush.tone('#d9a840'))
  return (
    brush.table(176, brush.ownColour(brush.painter.spec.linen)) +
    path(d`M-74 ${TOP + 5}L-66 ${TOP - 5}H66L74 ${TOP + 5}Z`, brush.tone('#9a6a42')) +
    brush.cylinder(-44, TOP, 34, 14, '#fbf3e2') +
    brush.cylinder(-44, TOP - 14, 24, 12, '#f6e2b0') +
    wedge(-6, 1.1) +
    wedge(60, 0.8) +
    drawGrapes(brush, 28, TOP - 2, '#5a2f52') +
    drawGrapes(brush, -70, TOP + 2, '#a9b95a') +
    path(
      d`M-2 ${TOP + 4}C10 ${TOP - 6} 44 ${TOP - 6} 50 ${TOP + 2}C40 ${TOP + 8} 8 ${TOP + 9} -2 ${TOP + 4}Z`,
      brush.down('#c98d4f'),
    ) +
    repeat(3, (i) => brush.ball(6 + i * 8, TOP - 14 - (i % 2) * 4, 4, '#6b2f4a')) +
    drawBottle(brush, 78, TOP, 36, '#6b2434')
  )
})

export function drawGrapes(brush: Brush, x: number, y: number, colour: string): string {
  return repeat(13, (i) => brush.ball(x + ((i * 7) % 22) - 11, y - Math.floor(i / 4) * 5 - (i % 2) * 2, 4, colour))
}
