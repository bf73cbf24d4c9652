import { lighten, mix } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { circle, line, polygon, stroke } from '../../base/svg.ts'
import { curve } from '../curve.ts'
import { drawLegs } from '../legs.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { drawGele } from '../wraps.ts'
import { drawAgbada, drawFila } from './agbada.ts'
import { drawTrousers, GOLD } from './cloth.ts'
import { drawHijab } from './hijab.ts'
import type { Outfit } from './outfit.ts'
import { drawHemBand, drawMotifs, drawSkirt, type SkirtCut } from './skirt.ts'

const SANDAL = '#6b4a30'

const LONG: SkirtCut = { flare: 26, bell: 0.25, folds: 5 }

const WRAPPER: SkirtCut = { flare: 18, bell: 0.1, fitted: 8, folds: 3 }

/** Returns the shared colour of the lace and the head tie, which match the wrapper. */
function aso(w: Wearer): string {
  return mix(w.cloth, w.tone('#f3d9a4'), 0.5)
}

/** Draws the cloth over one shoulder of a woman in Yoruba dress. */
function drawIpele(w: Wearer): string {
  const { y, half } = w.body
  const cloth = mix(w.cloth, w.tone(GOLD), 0.5)
  const x = w.stance.view === 'side' ? -1 : -half.shoulder * 0.6
  const fringe = listOf(5, (i) => line(x - 5 + i * 2.6, y.hip + 12, x - 5.4 + i * 2.8, y.hip + 18, cloth, 0.9)).join('')
  return (
    polygon(
      [
        [x - 4.6, y.shoulder - 3],
        [x + 5, y.shoulder - 3],
        [x + 6, y.hip + 12],
        [x - 6, y.hip + 12],
      ],
      cloth,
    ) +
    line(x, y.shoulder, x, y.hip + 10, shade(cloth, 1.6), 1) +
    fringe
  )
}

/** Draws golden braid along the centre and the hem of a robe. */
function drawBraid(w: Wearer, cut: SkirtCut): string {
  const gold = w.tone(GOLD)
  const x = w.stance.view === 'side' ? w.body.profile.bust[1] * 0.9 : 0
  const middle =
    w.stance.view === 'back'
      ? ''
      : line(x, w.body.y.neck + 3, x, -5, gold, 2.4) +
        listOf(9, (i) => circle(x, w.body.y.bust + i * 11, 1.3, lighten(gold, 0.08))).join('')
  return (
    middle +
    drawHemBand(w, cut, gold, 2.6) +
    (w.stance.view === 'back' ? drawMotifs(w, { ...cut, top: 'hip' }, gold, 3) : '')
  )
}

function drawBelt(w: Wearer): string {
  const [left, right] = edges(w, 'waist', 2)
  const y = w.body.y.waist
  return stroke(
    curve([
      [left, y],
      [(left + right) / 2, y + 1.2],
      [right, y],
    ]),
    w.tone(GOLD),
    4.4,
    { 'stroke-linecap': 'butt' },
  )
}

export const ROBES = {
  agbada: {
    legs: (w) => shade(w.cloth, 0.4),
    lower: (w) => drawTrousers(w, shade(w.cloth, 0.4), w.tone(SANDAL), 1.05),
    torso: (w) => volume(w, torso(w, 'shoulder', 'hip', 2, 10), shade(w.cloth, 0.4)),
    sleeve: (w) => ({ length: 1, colour: w.cloth, flare: 10 }),
    over: drawAgbada,
    head: drawFila,
  },
  gele: {
    lower: (w) =>
      drawLegs(w, w.skin, w.tone(GOLD)) +
      drawSkirt(w, { ...WRAPPER, hem: -6 }) +
      drawMotifs(w, WRAPPER, aso(w), 6) +
      drawHemBand(w, { ...WRAPPER, hem: -6 }, aso(w), 3),
    torso: (w) => volume(w, torso(w, 'shoulder', 'hip', 1.6, 2), aso(w)),
    sleeve: (w) => ({ length: 0.75, colour: aso(w), flare: 8 }),
    over: drawIpele,
    head: (w) => drawGele(w, mix(w.cloth, w.tone(GOLD), 0.5)),
  },
  caftan: {
    lower: (w) => drawSkirt(w, LONG) + drawBraid(w, LONG),
    torso: (w) => volume(w, torso(w, 'shoulder', 'waist', 1.8, 3), w.cloth) + drawBelt(w),
    sleeve: (w) => ({ length: 1, colour: lighten(w.cloth, 0.01), flare: 10, hang: 12, cuff: w.tone(GOLD) }),
  },
  abaya: {
    lower: (w) => drawSkirt(w, { ...LONG, flare: 27, folds: 6 }),
    torso: (w) => volume(w, torso(w, 'shoulder', 'waist', 2.2, 4), w.cloth),
    sleeve: (w) => ({ length: 1, colour: w.cloth, flare: 7, cuff: w.tone('#b99b62') }),
    head: (w) => (w.figure.build === 'man' ? '' : drawHijab(w)),
  },
} as const satisfies Record<string, Outfit>
