import { lighten } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { circle, path, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { drawLegs } from '../legs.ts'
import { torso, volume, type Wearer } from '../wearer.ts'
import { drawTrousers, GOLD, isMan, WHITE } from './cloth.ts'
import { drawStandCollar } from './collars.ts'
import type { Outfit } from './outfit.ts'
import { drawHemBand, drawSkirt, type SkirtCut } from './skirt.ts'

const SHEATH: SkirtCut = { flare: 14, bell: 0.1, fitted: 14, folds: 2 }

export const QIPAO: Outfit = {
  lower: (w) =>
    isMan(w)
      ? drawTrousers(w, w.tone('#26222c'), w.tone('#1a171d'), 0.9) +
        drawSkirt(w, { ...SHEATH, flare: 19, hem: -14 }) +
        drawPhoenix(w, -70)
      : drawLegs(w, w.skin, w.tone(GOLD)) +
        drawSkirt(w, { ...SHEATH, hem: -7 }) +
        drawSlit(w) +
        drawPhoenix(w, -80) +
        drawHemBand(w, { ...SHEATH, hem: -7 }, w.tone(GOLD), 2),
  torso: (w) =>
    volume(w, torso(w, 'shoulder', 'waist', isMan(w) ? 1.6 : 0.6, 2), w.cloth) +
    drawStandCollar(w, w.cloth, w.tone(GOLD)) +
    drawFrog(w),
  sleeve: (w) =>
    isMan(w)
      ? { length: 1, colour: w.cloth, cuff: w.tone(WHITE) }
      : { length: 0.25, colour: w.cloth, cuff: w.tone(GOLD) },
}

/** Draws golden embroidery from the hem of a dress upwards. */
export function drawPhoenix(w: Wearer, reach: number): string {
  const gold = w.tone(GOLD)
  const tail = [0, 1, 2].map((i) =>
    stroke(
      curve([
        [-8 + i * 6, -8],
        [9 - i * 3, -34 - i * 4],
        [-6 + i * 3, reach + i * 6],
      ]),
      gold,
      1.5,
      { opacity: 0.9 },
    ),
  )
  const scales = listOf(12, (i) =>
    circle(Math.sin(i * 1.3) * 8, -8 - (i / 12) * (-reach - 8), 1.2, lighten(gold, 0.06)),
  )
  return tail.join('') + scales.join('')
}

/** Draws a slit in a narrow dress, with the visible part of the leg. */
function drawSlit(w: Wearer): string {
  const x = w.stance.view === 'side' ? 5 : 10.5
  return path(
    outline(
      [
        [x, w.body.knee - 8],
        [x + 1, -24],
        [x + 2.4, -2],
      ],
      [
        [x + 5, -2],
        [x + 4, -30],
        [x, w.body.knee - 8],
      ],
    ),
    w.skin,
  )
}

/** Draws the slanted frog fastening of a qipao. */
function drawFrog(w: Wearer): string {
  if (w.stance.view !== 'front') return ''
  const { y, half } = w.body
  const gold = w.tone(GOLD)
  return (
    stroke(
      curve([
        [0, y.neck + 2],
        [4, y.shoulder + 7],
        [half.bust * 0.9, y.bust - 2],
      ]),
      gold,
      1.5,
    ) + circle(5, y.shoulder + 8, 1.6, gold)
  )
}

/** Draws the ring-shaped headdress of Vietnamese brides and grooms. */
export function drawKhanDong(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  return [0, 1, 2]
    .map((i) =>
      stroke(
        curve([
          [-rx * (1.1 + i * 0.14), y - ry * (0.3 + i * 0.22)],
          [0, y - ry * (w.stance.view === 'back' ? 0.2 : 0.66) - i * ry * 0.3],
          [rx * (1.1 + i * 0.14), y - ry * (0.3 + i * 0.22)],
        ]),
        i % 2 ? w.tone(GOLD) : lighten(w.cloth, 0.03),
        4,
      ),
    )
    .join('')
}
