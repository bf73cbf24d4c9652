import { listOf } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { ellipse, group, path, place, polygon, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

const PLUME = 112
const CRYSTAL = '#a883d6'

/** Ostrich feathers in a tall vase. */
export const feathers = createObject(
  'beside',
  [0.9, 1.7],
  (brush) => {
    const plumes = [-62, 54, -40, 34, -18, 12].map((lean, i) =>
      group({ transform: place(0, -58, lean, 0.85) }, drawPlume(brush, i)),
    )
    return (
      brush.shadow(20) +
      plumes.join('') +
      brush.cylinder(0, 0, 17, 62, '#e9e4de', 25) +
      ellipse(0, -62, 11, 2.4, brush.tone('#7d726c'))
    )
  },
  2,
)

/** Draws a plume that bends at its tip. */
function drawPlume(brush: Brush, index: number): string {
  const colour = brush.ownColour('#fbf4ee')
  const barbs = (side: number) =>
    repeat(24, (i) => {
      const t = (i + 2) / 26
      const bend = t * t * 24
      const long = 26 * Math.sin(Math.PI * (0.16 + t * 0.8))
      const turn = -90 + bend * 1.6 + side * (52 - t * 26)
      const reach = (long / 2) * 0.9
      return leafMark([bend + Math.cos(turn / 57.3) * reach, -t * PLUME + Math.sin(turn / 57.3) * reach], long, 4, turn)
    })
  return (
    path(barbs(1), brush.tone(colour, -0.07 - (index % 2) * 0.02)) +
    path(barbs(-1), brush.tone(colour, -0.01)) +
    stroke('M0 0Q0 -62 24 -108', brush.tone(colour, -0.14), 1.2)
  )
}

/** Clusters of pointed crystals that glimmer. */
export const crystals = createObject(
  'group',
  [0.7, 0.6],
  (brush) => {
    const colour = brush.ownColour(CRYSTAL)
    brush.painter.glow(0, -26, 34, colour, 0.25 + brush.painter.light.glow * 0.2)
    const points = listOf(9, (i) => {
      const lean = [-46, 46, -30, 30, -58, 58, -14, 16, 0][i] as number
      const tall = [34, 30, 44, 40, 22, 22, 54, 50, 38][i] as number
      return group(
        { transform: place(lean * 0.22, -4, lean, 0.75) },
        drawCrystal(brush, colour, tall, 6 + (i % 3) * 1.6),
      )
    })
    return (
      brush.shadow(32) +
      [-22, 0, 22].map((x) => brush.ball(x, -5, 12, '#6d6672', 0.6)).join('') +
      points.join('') +
      brush.ball(-10, 0, 8, '#7d7682', 0.6) +
      brush.ball(14, 1, 9, '#6d6672', 0.6)
    )
  },
  4,
)

/** Draws an upright six-sided crystal with a light, a medium and a dark face. */
function drawCrystal(brush: Brush, colour: string, tall: number, half: number): string {
  const tip = -tall - half * 1.7
  return (
    polygon(
      [
        [-half, 0],
        [-half, -tall],
        [0, tip],
        [half * 0.3, -tall + 2],
        [half * 0.3, 0],
      ],
      brush.tone(colour, 0.09),
    ) +
    polygon(
      [
        [half * 0.3, 0],
        [half * 0.3, -tall + 2],
        [0, tip],
        [half, -tall],
        [half, 0],
      ],
      brush.tone(colour, -0.1),
    ) +
    polygon(
      [
        [-half * 0.4, 0],
        [-half * 0.4, -tall + 3],
        [0, tip],
        [half * 0.3, -tall + 2],
        [half * 0.3, 0],
      ],
      brush.tone(colour, 0),
    ) +
    polygon(
      [
        [-half * 0.85, -tall * 0.4],
        [-half * 0.85, -tall],
        [-half * 0.6, -tall],
        [-half * 0.6, -tall * 0.5],
      ],
      '#ffffff',
      { opacity: 0.55 },
    )
  )
}
