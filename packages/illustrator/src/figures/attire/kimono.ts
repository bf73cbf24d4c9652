import { lighten } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, ellipse, line, polygon, rect } from '../../base/svg.ts'
import { drawLegs } from '../legs.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { SLIPPER, WHITE } from './cloth.ts'
import { drawCrossedCollar } from './collars.ts'
import { drawSkirt, type SkirtCut } from './skirt.ts'

export const TUBE: SkirtCut = { flare: 16, bell: 0.05, fitted: 10, folds: 3 }

/** Draws the obi: a broad sash with a large flat knot at the back. */
export function drawObi(w: Wearer): string {
  const { y } = w.body
  const sash = w.tone(w.figure.colour.toLowerCase() > '#d' ? '#c2903f' : '#d9b45f')
  const [left, right] = edges(w, 'waist', 2.6)
  const [b1, b2] = [left * 1.06, right * 1.06]
  const band = polygon(
    [
      [b1, y.bust + 6],
      [b2, y.bust + 6],
      [right * 1.08, y.waist + 7],
      [left * 1.08, y.waist + 7],
    ],
    sash,
  )
  const cord = line(b1, y.waist - 3.5, b2, y.waist - 3.5, w.tone('#b3333f'), 1.6)
  if (w.stance.view === 'front') return band + cord
  const x = w.stance.view === 'side' ? left - 4 : 0
  const wide = w.stance.view === 'side' ? 5 : 10.5
  const knot =
    rect(x - wide, y.bust + 3, wide * 2, 21, shade(sash, 0.5), { rx: 3 }) +
    rect(x - wide, y.bust + 2, wide * 2, 13, lighten(sash, 0.04), { rx: 4 })
  const print = listOf(5, (i) =>
    circle(x + (i - 2) * wide * 0.38, y.bust + 6 + (i % 2) * 5, 1.5, w.tone(i % 2 ? '#b3333f' : '#fff3dc')),
  ).join('')
  return band + cord + knot + print
}

/** Draws scattered blossoms near the hem. */
export function drawBlossomHem(w: Wearer): string {
  const { random } = w
  const tones = ['#f2b8bd', '#fff6ee', '#d9b45f', '#c2506a'].map((colour) => w.tone(colour))
  return listOf(16, (i) => {
    const y = -6 - random.next() ** 1.6 * 52
    const x = random.range(-13, 13)
    return circle(x, y, random.range(1.2, 2.6), tones[i % tones.length] as string, { opacity: 0.9 })
  }).join('')
}

/** Draws the pleated wide trousers of a groom's kimono. */
export function drawHakama(w: Wearer): string {
  const cut: SkirtCut = { flare: 24, bell: 0.2, folds: 9, colour: w.tone('#8f8d97') }
  const lines = listOf(11, (i) => {
    const t = (i + 0.5) / 11 - 0.5
    return line(t * w.body.half.waist * 1.8, w.body.y.waist + 4, t * 44, -3, w.tone('#5d5b68'), 0.8, { opacity: 0.7 })
  })
  return drawLegs(w, w.tone(SLIPPER), w.tone(SLIPPER)) + drawSkirt(w, cut) + lines.join('')
}

/** Draws a short black coat with family crests. */
export function drawHaori(w: Wearer): string {
  const { y } = w.body
  const white = w.tone(WHITE)
  const crests =
    w.stance.view === 'back'
      ? [[0, y.bust - 8]]
      : w.stance.view === 'front'
        ? SIDES.map((side) => [side * w.body.half.bust * 0.6, y.bust - 8])
        : []
  const coat = volume(w, torso(w, 'shoulder', 'hip', 3, 16), w.cloth) + drawCrossedCollar(w, white)
  const cords = w.stance.view === 'front' ? ellipse(0, y.waist - 4, 3.6, 3, white) : ''
  return (
    coat + cords + crests.map(([x = 0, at = 0]) => circle(x, at, 2.3, white) + circle(x, at, 1.1, w.cloth)).join('')
  )
}
