import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { line, rect, repeat } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import type { DrawArch } from './shared.ts'

const STONE = '#efe7dc'

/** Draws two fluted columns with flowers on top. */
export const drawColumns: DrawArch = (painter, { x, y, height: h }) => {
  const stone = painter.tone(STONE)
  const width = h * 0.11
  const flute = lighten(stone, -0.13)
  return SIDES.map((side) => {
    const cx = x + side * h * 0.36
    const left = cx - width / 2
    const flutes = repeat(3, (i) => {
      const fx = left + (width * (i + 1)) / 4
      return line(fx, y - h * 0.6, fx, y - h * 0.04, flute, 2, { opacity: 0.5 })
    })
    return (
      rect(
        left,
        y - h * 0.62,
        width,
        h * 0.6,
        painter.gradient(lighten(stone, 0.03), lighten(stone, -0.12), { across: true }),
      ) +
      flutes +
      rect(cx - width * 0.75, y - h * 0.66, width * 1.5, h * 0.05, stone) +
      rect(cx - width * 0.75, y - h * 0.04, width * 1.5, h * 0.05, stone) +
      drawCluster(painter, cx, y - h * 0.78, h * 0.2, { count: 18 }) +
      drawGarland(
        painter,
        [
          [cx - side * width * 0.4, y - h * 0.66],
          [cx - side * width * 0.8, y - h * 0.4],
          [cx - side * width * 0.4, y - h * 0.16],
        ],
        h * 0.09,
      )
    )
  }).join('')
}
