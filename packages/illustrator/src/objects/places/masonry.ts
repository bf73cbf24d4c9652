import { rect, repeat } from '../../base/svg.ts'
import type { Brush } from '../brush.ts'

export interface Wall {
  left: number
  top: number
  width: number
  height: number
  /** The height of one row of stones, in centimetres. */
  row: number
  colours: readonly string[]
}

/** Draws rows of irregular stones over shaded mortar, inside a rectangle. */
export function drawStones(brush: Brush, { left, top, width, height, row, colours }: Wall): string {
  const { random } = brush
  const rows = Math.max(1, Math.round(height / row))
  const step = height / rows
  const stones = repeat(rows, (r) => {
    let markup = ''
    for (let x = left - (r % 2) * row * 0.7; x < left + width - 2; ) {
      const long = row * random.range(1.2, 2.3)
      const from = Math.max(left, x)
      const to = Math.min(left + width, x + long)
      const shade = random.range(-0.05, 0.05) + ((rows / 2 - r) / rows) * 0.04
      if (to - from > 3) {
        markup += rect(from + 1, top + r * step + 1, to - from - 2, step - 2, brush.tone(random.pick(colours), shade), {
          rx: Math.min(5, step * 0.25),
        })
      }
      x += long
    }
    return markup
  })
  return rect(left, top, width, height, brush.tone(colours[0] as string, -0.16)) + stones
}
