import { lighten, mix } from '../../base/colour.ts'
import { ellipse, path, polygon } from '../../base/svg.ts'
import { limb } from '../curve.ts'
import { shade, torso, volume, type Wearer } from '../wearer.ts'
import { isMan, WHITE } from './cloth.ts'
import { drawCrossedCollar } from './collars.ts'
import type { SkirtCut } from './skirt.ts'

export const BELL: SkirtCut = { flare: 40, top: 'bust', bell: 0.9, folds: 8 }

/** Returns the colour of a hanbok jacket, which contrasts with the skirt. */
export function jeogori(w: Wearer): string {
  return isMan(w) ? w.cloth : mix(w.cloth, w.tone('#fdf3e2'), 0.82)
}

export function drawJeogori(w: Wearer): string {
  const { y } = w.body
  const colour = jeogori(w)
  const ribbon = shade(w.cloth, 0.6)
  if (isMan(w)) return volume(w, torso(w, 'shoulder', 'waist', 2.4, 6), colour) + drawCrossedCollar(w, w.tone(WHITE))
  const jacket = volume(w, torso(w, 'shoulder', 'bust', 1.8, 4), colour)
  const bow =
    w.stance.view === 'front'
      ? path(
          limb(
            [
              [1, y.bust - 4],
              [5, y.bust + 14],
              [3.4, y.bust + 40],
            ],
            [2, 3.4, 4.4],
          ),
          ribbon,
        ) +
        path(
          limb(
            [
              [0, y.bust - 5],
              [9, y.bust - 3],
            ],
            [2, 4.4],
          ),
          ribbon,
        )
      : ''
  return jacket + drawCrossedCollar(w, w.tone(WHITE)) + bow
}

/** Draws the wide-brimmed horsehair hat of a groom. */
export function drawGat(w: Wearer): string {
  if (!isMan(w)) return ''
  const { y, rx, ry } = w.body.head
  const black = w.tone('#1d1a20')
  return (
    ellipse(0, y - ry * 0.6, rx * 2.2, ry * 0.22, black, { opacity: 0.94 }) +
    polygon(
      [
        [-rx * 0.86, y - ry * 0.66],
        [-rx * 0.66, y - ry * 1.75],
        [rx * 0.66, y - ry * 1.75],
        [rx * 0.86, y - ry * 0.66],
      ],
      lighten(black, 0.06),
    )
  )
}
