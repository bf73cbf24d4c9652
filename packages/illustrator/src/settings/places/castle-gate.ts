import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { d, line, path } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { AWAY, drawBattlements } from './castle-tower.ts'
import { drawWindow, isLampLit } from './parts/glass.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawMasonry } from './parts/masonry.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { facing } from './parts/space.ts'

export const KEEP = { half: 3, height: 8 }

export function drawGate(painter: Painter, stone: string): string {
  const plane = facing(AWAY - 0.3)
  const gate: Opening = { middle: 0, width: 3, foot: 0, spring: 2.4, shape: 'pointed' }
  const isLit = isLampLit(painter)
  const iron = painter.tone('#3a3230')
  const [x, y] = plane(0, 2)
  if (isLit) painter.glow(x, y, 170, '#ffae54', 0.6)
  const upper = [-1.6, 0, 1.6].map((middle) =>
    drawWindow(
      painter,
      plane,
      { middle, width: 0.7, foot: 5.6, spring: 6.6, shape: 'pointed' },
      { frame: lighten(stone, 0.07), columns: 2, rows: 1, surround: 3 },
    ),
  )
  const torches = SIDES.map((side) => {
    const [tx, ty] = plane(side * 2.1, 2.4)
    shineLamp(painter, tx, ty - 12, 70, '#ff9a3c')
    return (
      line(tx, ty, tx, ty + 22, iron, 5) +
      path(d`M${tx - 7} ${ty}Q${tx - 8} ${ty - 14} ${tx} ${ty - 26}Q${tx + 8} ${ty - 14} ${tx + 7} ${ty}Z`, '#ffc467')
    )
  })
  return (
    drawMasonry(painter, plane, {
      left: -KEEP.half,
      right: KEEP.half,
      low: 0,
      high: KEEP.height,
      stone: [0.9, 0.45],
      colour: stone,
      share: 0.4,
    }) +
    drawBattlements(stone, -KEEP.half, KEEP.half, KEEP.height) +
    drawOpening(
      plane,
      gate,
      isLit ? painter.gradient('#e9a458', '#8a4f2c') : painter.gradient(lighten(stone, -0.38), lighten(stone, -0.28)),
    ) +
    drawBars(plane, { ...gate, foot: 2.5, spring: 2.5 }, 6, 0, iron, 4) +
    line(...plane(-1.4, 2.9), ...plane(1.4, 2.9), iron, 4) +
    drawMoulding(plane, gate, lighten(stone, 0.07), 13) +
    upper.join('') +
    torches.join('')
  )
}
