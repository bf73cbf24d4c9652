import { factsOf } from '@vowkit/understanding'
import { d, path, polygon, rect, ring } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle } from './candle.ts'

const IRON = '#3a2d33'

/** Returns the colour of the metal of lanterns. Default: black iron. */
function metalOf({ spec }: Painter): string {
  return factsOf(spec.description, 'object').find(({ name }) => name === 'lanterns')?.colour ?? IRON
}

/** Draws a standing lantern with a candle. */
export function drawLantern(painter: Painter, x: number, y: number, scale: number, metal = metalOf(painter)): string {
  const s = scale
  const iron = painter.tone(metal)
  const top = y - 62 * s
  const bar = { stroke: iron, 'stroke-width': 3.4 * s }
  const frame = rect(x - 18 * s, top, 36 * s, 56 * s, 'none', bar) + path(d`M${x} ${top}V${y - 6 * s}`, 'none', bar)
  const roof = [
    [x - 22 * s, top],
    [x + 22 * s, top],
    [x + 8 * s, top - 18 * s],
    [x - 8 * s, top - 18 * s],
  ] as const
  return painter.mark(
    'object:lanterns',
    rect(x - 18 * s, top, 36 * s, 56 * s, painter.gradient('#ffdf9e', '#f2a04a', { opacity: [0.75, 0.9] })) +
      drawCandle(painter, x, y - 8 * s, s * 0.9, '#fff3dd', 24) +
      frame +
      polygon(roof, iron) +
      ring(x, y - 86 * s, 7 * s, iron, 2.6 * s) +
      rect(x - 21 * s, y - 7 * s, 42 * s, 7 * s, iron),
  )
}
