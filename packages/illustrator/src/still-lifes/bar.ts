import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, rect, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { OUT_OF_FOCUS, SHADOW } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawStringLights } from '../props/strand.ts'
import { drawBackdrop } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

const TRAY = HEIGHT * 0.83
const GLASS = '#f4fbff'
const STRANDS = [
  [
    [-30, 60],
    [CENTRE, 120],
  ],
  [
    [CENTRE, 120],
    [WIDTH + 30, 50],
  ],
] as const
const SHELVES = [HEIGHT * 0.27, HEIGHT * 0.55]

/** Draws three drinks on a tray, with bottles behind them. */
export const drawBar: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#6d5560', spec.palette[1], 0.35))
  const counter = painter.tone('#6b4a36')
  const metal = painter.tone(spec.metal)
  return (
    drawBackdrop(painter, wall, 0.02, -0.1) +
    painter.layer('bottles', () => drawBottles(painter)) +
    rect(0, HEIGHT * 0.74, WIDTH, HEIGHT * 0.26, painter.gradient(lighten(counter, 0.06), lighten(counter, -0.1))) +
    STRANDS.map((ends) => drawStringLights(painter, ends, 60, 13, 1.3)).join('') +
    group(
      { filter: SHADOW },
      ellipse(CENTRE, TRAY + 16, 520, 92, lighten(metal, -0.14)) + ellipse(CENTRE, TRAY, 520, 92, metal),
    ) +
    ellipse(CENTRE, TRAY + 4, 480, 76, painter.gradient(lighten(metal, 0.1), lighten(metal, -0.04))) +
    drawHighball(painter, CENTRE - 300, TRAY - 4) +
    drawCoupe(painter, CENTRE, TRAY + 26) +
    drawTumbler(painter, CENTRE + 290, TRAY) +
    drawCluster(painter, WIDTH * 0.9, HEIGHT * 0.9, 110, { count: 16, squash: 0.8 })
  )
}

function drawBottles(painter: Painter): string {
  const { random, spec } = painter
  const shelf = painter.tone('#8a6546')
  const colours = [spec.palette[0], spec.palette[2], '#8fa26a', '#b9813f', '#d9d3c4']
  const rows = SHELVES.map((y) => {
    const bottles = repeat(15, (i) => {
      const x = 50 + i * 103 + random.range(-14, 14)
      const [height, half] = [random.range(120, 200), random.range(22, 32)]
      const colour = painter.tone(random.pick(colours), 0.3)
      const neck = height * 0.4
      const outline = d`M${x - half} ${y}V${y - height + neck}Q${x - half} ${y - height + neck * 0.6} ${x - 9} ${y - height + neck * 0.5}V${y - height}H${x + 9}V${y - height + neck * 0.5}Q${x + half} ${y - height + neck * 0.6} ${x + half} ${y - height + neck}V${y}Z`
      const label = rect(x - half + 5, y - height * 0.42, half * 2 - 10, height * 0.22, '#f3ead9', { opacity: 0.6 })
      return path(outline, colour) + label
    })
    return bottles + rect(-20, y, WIDTH + 40, 18, shelf)
  })
  return group({ filter: OUT_OF_FOCUS, opacity: 0.85 }, rows.join(''))
}

function drawHighball(painter: Painter, x: number, y: number): string {
  const drink = painter.tone(painter.spec.palette[0])
  const glass = painter.tone(GLASS)
  const mint = repeat(5, (i) =>
    drawLeaf(painter, {
      kind: 'olive',
      colour: painter.spec.florals.greens[0] ?? '#7d9a80',
      x: x + 30,
      y: y - 316,
      length: 100,
      turn: -130 + i * 26,
    }),
  )
  return (
    mint +
    line(x - 20, y - 40, x - 66, y - 400, painter.tone('#f6efe6'), 11) +
    path(
      d`M${x - 74} ${y - 262}H${x + 74}L${x + 64} ${y}Q${x} ${y + 22} ${x - 64} ${y}Z`,
      painter.gradient(lighten(drink, 0.12), drink),
      {
        opacity: 0.92,
      },
    ) +
    drawIce(glass, x - 30, y - 200) +
    drawIce(glass, x + 24, y - 140) +
    drawShine(
      painter,
      d`M${x - 80} ${y - 330}L${x - 66} ${y}Q${x} ${y + 24} ${x + 66} ${y}L${x + 80} ${y - 330}`,
      glass,
    ) +
    ellipse(x, y - 330, 80, 14, glass, { opacity: 0.4 })
  )
}

function drawCoupe(painter: Painter, x: number, y: number): string {
  const drink = painter.tone(mix('#f0b45e', painter.spec.palette[1], 0.4))
  const glass = painter.tone(GLASS)
  const rim = y - 400
  const bowl = d`M${x - 150} ${rim}C${x - 140} ${rim + 130} ${x - 60} ${rim + 150} ${x} ${rim + 154}C${x + 60} ${rim + 150} ${x + 140} ${rim + 130} ${x + 150} ${rim}`
  const fill = d`M${x - 142} ${rim + 34}C${x - 122} ${rim + 126} ${x - 56} ${rim + 142} ${x} ${rim + 146}C${x + 56} ${rim + 142} ${x + 122} ${rim + 126} ${x + 142} ${rim + 34}Z`
  const peel = d`M${x + 96} ${rim + 20}C${x + 150} ${rim - 50} ${x + 60} ${rim - 76} ${x + 110} ${rim - 124}`
  return (
    ellipse(x, y, 96, 18, glass, { opacity: 0.75 }) +
    line(x, y - 6, x, rim + 150, glass, 13, { opacity: 0.8 }) +
    path(fill, painter.gradient(lighten(drink, 0.06), lighten(drink, -0.08))) +
    ellipse(x, rim + 34, 142, 20, lighten(drink, 0.1)) +
    drawShine(painter, bowl, glass) +
    ellipse(x, rim, 150, 20, glass, { opacity: 0.3 }) +
    stroke(peel, painter.tone('#f08a3c'), 15)
  )
}

function drawTumbler(painter: Painter, x: number, y: number): string {
  const drink = painter.tone('#b5652a')
  const glass = painter.tone(GLASS)
  const orange = painter.tone('#f39a3f')
  return (
    circle(x + 70, y - 214, 62, orange) +
    circle(x + 70, y - 214, 48, lighten(orange, 0.12)) +
    repeat(4, (i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / 4) * 46, Math.sin((i * Math.PI) / 4) * 46]
      return line(x + 70 - dx, y - 214 - dy, x + 70 + dx, y - 214 + dy, orange, 4)
    }) +
    path(
      d`M${x - 104} ${y - 132}H${x + 104}L${x + 92} ${y}Q${x} ${y + 26} ${x - 92} ${y}Z`,
      painter.gradient(lighten(drink, 0.1), drink),
      {
        opacity: 0.92,
      },
    ) +
    drawIce(glass, x - 34, y - 96, 44) +
    drawShine(
      painter,
      d`M${x - 112} ${y - 206}L${x - 94} ${y}Q${x} ${y + 28} ${x + 94} ${y}L${x + 112} ${y - 206}`,
      glass,
    ) +
    ellipse(x, y - 206, 112, 18, glass, { opacity: 0.35 })
  )
}

function drawIce(glass: string, x: number, y: number, half = 30): string {
  return rect(x - half, y - half, half * 2, half * 2, glass, { rx: 8, opacity: 0.5, transform: `rotate(14 ${x} ${y})` })
}

/** Draws the edge and the translucent body of a glass. */
function drawShine(painter: Painter, outline: string, glass: string): string {
  return (
    path(outline, painter.gradient(glass, lighten(glass, -0.08), { opacity: [0.26, 0.1] })) +
    stroke(outline, glass, 6, { opacity: 0.8, 'stroke-linejoin': 'round' })
  )
}
