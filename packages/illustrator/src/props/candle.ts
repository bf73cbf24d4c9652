import { factsOf } from '@vowkit/understanding'
import { lighten, mix } from '../base/colour.ts'
import { d, ellipse, path, rect } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { roleOf } from '../prompt/colour-roles.ts'
import type { SceneSpec } from '../spec.ts'

export const WAX = '#fbf3e4'
const FLAME = '#ffd27a'
const FLAME_HEART = '#fffbe9'
const FLAME_GLOW = '#ffb050'
const DEFAULT_HEIGHT = 40

/** Returns the colour of the candles of a scene. Default: ivory. A metal is the colour of the candlesticks. */
export function waxOf({ spec }: Painter): string {
  return coloursOfCandles(spec).find((colour) => roleOf(colour) !== 'metal') ?? WAX
}

/** Returns the colour of the candlesticks of a scene. */
export function holderOf({ spec }: Painter): string {
  return coloursOfCandles(spec).find((colour) => roleOf(colour) === 'metal') ?? spec.metal
}

function coloursOfCandles({ description }: SceneSpec): string[] {
  return factsOf(description, 'colour')
    .filter(({ of }) => of === 'candles')
    .map(({ colour }) => colour)
}

/** Draws a taper candle with its base at (x, y). */
export function drawCandle(
  painter: Painter,
  x: number,
  y: number,
  scale: number,
  wax = WAX,
  height = DEFAULT_HEIGHT,
): string {
  const { glow } = painter.light
  const top = y - height * scale
  const s = scale
  painter.glow(x, top - 9 * s, 62 * s * (0.6 + glow * 0.6), FLAME_GLOW, 0.26 + glow * 0.2)
  const flame = d`M${x} ${top - 20 * s}C${x + 6 * s} ${top - 10 * s} ${x + 5 * s} ${top} ${x} ${top + s}C${x - 5 * s} ${top} ${x - 6 * s} ${top - 10 * s} ${x} ${top - 20 * s}Z`
  return painter.mark(
    'object:candles',
    rect(x - 4 * s, top, 8 * s, height * s, painter.gradient(lighten(wax, 0.03), painter.tone(lighten(wax, -0.12)))) +
      path(flame, FLAME) +
      ellipse(x, top - 5 * s, 2 * s, 5 * s, FLAME_HEART),
  )
}

/** Draws a small glass with a flame, tinted in a colour of the palette. */
export function drawVotive(painter: Painter, x: number, y: number, scale: number): string {
  const { glow } = painter.light
  const s = scale
  painter.glow(x, y - 12 * s, 46 * s * (0.7 + glow * 0.5), '#ffb455', 0.28 + glow * 0.2)
  const glass = painter.gradient('#ffe9bf', mix(painter.spec.palette[0], '#ffb35a', 0.6), { opacity: [0.75, 0.9] })
  return (
    path(d`M${x - 11 * s} ${y - 20 * s}L${x - 9 * s} ${y}L${x + 9 * s} ${y}L${x + 11 * s} ${y - 20 * s}Z`, glass) +
    ellipse(x, y - 11 * s, 3 * s, 6 * s, '#fff6d6')
  )
}
