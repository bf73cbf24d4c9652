import { lighten } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, line, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawWindow, isLampLit } from './parts/glass.ts'
import { facing, panel } from './parts/space.ts'

export const AWAY = 26
export const STEPS = 9
export const STEP = { rise: 0.17, run: 0.42 }
export const PLINTH = STEPS * STEP.rise
export const PORTICO = { half: 5.9, height: 6.2 }

export function drawPortico(painter: Painter, stone: string): string {
  const plane = facing(AWAY - 0.2)
  const { half, height } = PORTICO
  const top = PLINTH + height
  const isLit = isLampLit(painter)
  const deep = isLit
    ? painter.gradient(lighten(stone, -0.1), '#d99a55')
    : painter.gradient(lighten(stone, -0.3), lighten(stone, -0.2))
  const [x, y] = plane(0, PLINTH + 2.4)
  if (isLit) painter.glow(x, y, 300, '#ffb965', 0.45)
  const doors = [-3.4, 0, 3.4].map((middle) =>
    drawWindow(
      painter,
      plane,
      { middle, width: 1.3, foot: PLINTH, spring: PLINTH + 3.2, shape: 'square' },
      { frame: lighten(stone, -0.04), columns: 2, rows: 3, surround: 7 },
    ),
  )
  const columns = listOf(6, (i) => {
    const middle = -half + 0.7 + (i * (half * 2 - 1.4)) / 5
    const fill = painter.gradient(lighten(stone, 0.08), lighten(stone, -0.14), { across: true })
    const flutes = [-0.2, 0, 0.2].map((k) =>
      line(...plane(middle + k, PLINTH + 0.5), ...plane(middle + k, top - 0.5), lighten(stone, -0.05), 1.8),
    )
    return (
      polygon(
        [
          plane(middle - 0.42, PLINTH),
          plane(middle - 0.36, top),
          plane(middle + 0.36, top),
          plane(middle + 0.42, PLINTH),
        ],
        fill,
      ) +
      flutes.join('') +
      polygon(panel(plane, middle - 0.56, top - 0.4, middle + 0.56, top), lighten(stone, 0.06)) +
      polygon(panel(plane, middle - 0.56, PLINTH, middle + 0.56, PLINTH + 0.32), lighten(stone, 0.03))
    )
  })
  const [cx, cy] = plane(0, top + 1.75)
  const dentils = repeat(30, (i) =>
    polygon(panel(plane, -half + 0.1 + i * 0.39, top + 0.75, -half + 0.3 + i * 0.39, top + 0.98), lighten(stone, -0.1)),
  )
  return (
    polygon(panel(plane, -half, PLINTH, half, top), deep) +
    doors.join('') +
    columns.join('') +
    polygon(
      panel(plane, -half - 0.25, top, half + 0.25, top + 1),
      painter.gradient(lighten(stone, 0.05), lighten(stone, -0.02)),
    ) +
    dentils +
    polygon([plane(-half - 0.6, top + 1), plane(0, top + 3.2), plane(half + 0.6, top + 1)], lighten(stone, 0.06)) +
    polygon([plane(-half + 0.5, top + 1.2), plane(0, top + 2.8), plane(half - 0.5, top + 1.2)], lighten(stone, -0.07)) +
    circle(cx, cy, 24, lighten(stone, 0.03)) +
    circle(cx, cy, 16, lighten(stone, -0.05)) +
    SIDES.map((side) =>
      stroke(
        d`M${cx + side * 34} ${cy + 18}Q${cx + side * 70} ${cy - 4} ${cx + side * 120} ${cy + 22}`,
        lighten(stone, 0.03),
        9,
      ),
    ).join('')
  )
}
