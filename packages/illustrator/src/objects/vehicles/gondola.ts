import { ellipse, line, path, repeat, stroke } from '../../base/svg.ts'
import type { Brush } from '../brush.ts'

const HULL = '#24212a'
const GOLD = '#d3a548'

/** Draws the inside and the far side of a gondola, with its velvet seat and flowers. */
export function drawGondola(brush: Brush): string {
  return (
    ellipse(0, 0, 220, 18, brush.tone('#26222c'), { opacity: 0.28 }) +
    path('M-214 -118C-150 -66 120 -66 206 -96Q0 -44 -214 -118Z', brush.tone('#3a2c2c')) +
    path('M-104 -62Q-112 -116 -84 -120Q-64 -118 -60 -70L44 -64V-50H-100Z', brush.tone('#a3263a')) +
    brush.flowers(118, -72, 30, { count: 8, squash: 0.7 }) +
    drawGondolaHull(brush)
  )
}

/** Draws the near side of a gondola: a black hull with gold trim, and the iron prow with its comb. */
export function drawGondolaHull(brush: Brush): string {
  const gold = brush.tone(GOLD)
  const iron = brush.tone('#c9ccd0')
  const comb = repeat(6, (i) => line(206 + i, -112 - i * 9, 226, -112 - i * 9, iron, 4.6))
  return (
    path(
      'M-216 -122C-190 -40 -140 2 -70 4H80C150 2 196 -30 214 -160C202 -96 168 -62 96 -50C20 -38 -80 -40 -130 -58C-176 -74 -204 -98 -216 -122Z',
      brush.down(HULL, 0.08),
    ) +
    stroke('M-214 -118C-190 -84 -140 -50 -60 -44C40 -38 130 -44 186 -84', gold, 4) +
    stroke('M-150 -20C-60 -6 60 -6 140 -22', gold, 2.4) +
    stroke('M208 -96Q206 -160 214 -176Q232 -180 230 -160', iron, 7) +
    comb
  )
}
