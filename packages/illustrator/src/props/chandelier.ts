import { arcPoints, listOf, onEllipse } from '../base/geometry.ts'
import { circle, line, repeat, tag } from '../base/svg.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { drawGarland } from '../flora/garland.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, drawVotive } from './candle.ts'

export interface Chandelier {
  x: number
  y: number
  scale: number
  floral?: boolean
}

const RADIUS = 120
const ROD = '#6b5a4a'
const CRYSTAL = '#ffffff'
const TIERS = [
  { rise: 0, reach: 1, candles: 10 },
  { rise: -46, reach: 0.62, candles: 7 },
]

/** Draws a hanging chandelier: two rings of candles with crystals, or a hoop of flowers. */
export function drawChandelier(painter: Painter, chandelier: Chandelier): string {
  const { x, y, scale } = chandelier
  const rod = line(x, y - 300 * scale, x, y - 60 * scale, painter.tone(ROD), 2.5 * scale)
  const lamp = chandelier.floral ? drawHoop(painter, chandelier) : drawTiers(painter, chandelier)
  return painter.mark('object:chandelier', rod + lamp)
}

function drawHoop(painter: Painter, { x, y, scale }: Chandelier): string {
  const { random } = painter
  const radius = RADIUS * scale
  const hoop = drawGarland(painter, arcPoints(x, y, radius, radius * 0.26, 0, 360, 24), 60 * scale)
  const trailing = repeat(9, () =>
    drawLeaf(painter, {
      kind: 'ruscus',
      colour: random.pick(painter.spec.florals.greens),
      x: x + random.range(-radius, radius),
      y: y + 8 * scale,
      length: 70 * scale,
      turn: 90 + random.range(-14, 14),
    }),
  )
  return hoop + trailing + repeat(7, (i) => drawVotive(painter, x + (i - 3) * radius * 0.3, y - 4 * scale, scale * 0.7))
}

function drawTiers(painter: Painter, { x, y, scale }: Chandelier): string {
  const radius = RADIUS * scale
  const metal = painter.tone(painter.spec.metal)
  const tiers = TIERS.map(({ rise, reach, candles }) => {
    const rx = radius * reach
    const cy = y + rise * scale
    const hoop = tag('ellipse', { cx: x, cy, rx, ry: rx * 0.2, fill: 'none', stroke: metal, 'stroke-width': 4 * scale })
    const spots = listOf(candles, (i) => onEllipse(x, cy, rx, rx * 0.2, (i / candles) * 2 * Math.PI))
    return (
      hoop +
      spots
        .map(([px, py]) => drawCandle(painter, px, py, scale * 0.62, '#fff7e6', 34) + drawDrops(px, py, scale))
        .join('')
    )
  }).join('')
  painter.glow(x, y - 10 * scale, radius * 2.4, '#ffcf86', 0.5 * (0.5 + painter.light.glow))
  const strings = repeat(11, (k) => {
    const i = k - 5
    return line(x + i * radius * 0.17, y + 4 * scale, x, y + 74 * scale * (1 - Math.abs(i) * 0.02), CRYSTAL, scale, {
      opacity: 0.5,
    })
  })
  return tiers + strings
}

function drawDrops(x: number, y: number, scale: number): string {
  return repeat(3, (i) => circle(x, y + (i + 1) * 8 * scale, 2.6 * scale, CRYSTAL, { opacity: 0.75 }))
}
