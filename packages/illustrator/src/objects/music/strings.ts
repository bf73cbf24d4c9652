import { d, group, line, path, place, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawGuitar } from './instruments.ts'
import { drawPerformer } from './performer.ts'

/** A guitar that leans on a stand. */
export const guitar = createObject('beside', [0.6, 1.1], (brush) => drawGuitarOnStand(brush))

function drawGuitarOnStand(brush: Brush): string {
  return (
    brush.shadow(30) +
    stroke('M-20 0L0 -30L20 0', brush.tone('#3a3236'), 3) +
    drawGuitar(brush, 0, -32, 52, 7) +
    rect(-18, -10, 36, 4, brush.tone('#3a3236'))
  )
}

/** Two violins, a viola and a cello, seated in a half circle. */
export const stringQuartet = createObject('beside', [3.6, 1.4], (brush) => {
  const colour = brush.ownColour('#2b2730')
  return (
    brush.shadow(180) +
    ([-128, -44, 42] as const)
      .map((x, i) =>
        drawPerformer(brush, {
          plays: 'seated-violin',
          x,
          y: i % 2 ? -10 : 0,
          build: i === 1 ? 'woman' : undefined,
          colour: i === 1 ? '#6b2434' : colour,
        }),
      )
      .join('') +
    drawPerformer(brush, { plays: 'cello', x: 128, colour }) +
    [-86, 0, 84].map((x) => drawMusicStand(brush, x)).join('')
  )
})

function drawMusicStand(brush: Brush, x: number): string {
  const iron = brush.tone('#3a3236')
  return (
    stroke(d`M${x - 12} 8L${x} -6L${x + 12} 8M${x} -6V-66`, iron, 2) +
    path(d`M${x - 18} -86L${x + 18} -86L${x + 15} -64H${x - 15}Z`, brush.tone('#4a4246')) +
    rect(x - 14, -84, 28, 16, brush.tone('#fbf6ec'))
  )
}

/** A tall golden harp with a stool. */
export const harp = createObject('beside', [1.3, 1.9], (brush) => brush.shadow(56) + drawHarp(brush, 0))

/** Draws a harp. Its strings are to the right of its column. */
export function drawHarp(brush: Brush, x: number): string {
  const gold = brush.ownColour('#c99a45')
  const strings = repeat(17, (i) => {
    const t = i / 16
    const bottom = [38 - t * 66, -30 - t * 10 - (1 - t) * 62] as const
    return line(
      bottom[0],
      bottom[1],
      bottom[0] - 10 - t * 4,
      -150 - Math.sin(t * 3.1) * -14 - t * 22,
      brush.tone('#fdf4dd'),
      0.9,
    )
  })
  return group(
    { transform: place(x, 0) },
    path('M-40 -4L44 -112C52 -122 60 -112 56 -102L-8 -2Z', brush.across('#a87830')) +
      strings +
      stroke('M-46 -6C-52 -70 -50 -130 -46 -178', brush.tone(gold), 10) +
      stroke('M-43 -10C-48 -70 -46 -130 -43 -172', brush.tone(gold, 0.1), 2.4) +
      stroke('M-46 -178C-34 -192 -22 -156 6 -150C34 -146 44 -134 54 -110', brush.tone(gold, 0.02), 10) +
      brush.ball(-47, -182, 9, gold) +
      brush.cylinder(-44, 0, 34, 14, gold, 24) +
      path('M-54 0H10L4 -12H-50Z', brush.across('#a87830')) +
      brush.flowers(-46, -120, 14, { count: 6, sprays: 6 }),
  )
}
