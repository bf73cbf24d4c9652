import { lighten, mix } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, ellipse, line, path, polygon, stroke } from '../../base/svg.ts'
import { drawSombrero } from '../accessories/hats.ts'
import { drawMariachiTrim } from '../accessories/neckwear.ts'
import { curve, outline } from '../curve.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { drawTrousers, WHITE } from './cloth.ts'
import { GOWNS } from './gowns.ts'
import { drawJacket } from './jacket.ts'
import type { Outfit } from './outfit.ts'

const DENIM = '#54688a'
const LEATHER = '#6b3f24'
const DARK = '#2a2730'

/** Draws a shirt with an open collar. `hem` is how far it falls below the hips, in centimetres. */
function drawShirt(w: Wearer, colour: string, hem: number): string {
  const { y } = w.body
  const body = volume(w, torso(w, 'shoulder', 'hip', 0.9, hem), colour)
  if (w.stance.view !== 'front') return body
  const fold = shade(colour, 1.6)
  const collar = SIDES.map((side) =>
    polygon(
      [
        [side * 1, y.neck + 8],
        [side * w.body.half.neck * 1.15, y.neck - 1],
        [side * w.body.half.bust * 0.44, y.neck + 6],
        [side * w.body.half.bust * 0.3, y.neck + 10],
      ],
      lighten(colour, 0.03),
      { stroke: fold, 'stroke-width': 0.6 },
    ),
  ).join('')
  const open: Point[] = [
    [-w.body.half.neck, y.neck - 1],
    [w.body.half.neck, y.neck - 1],
    [0, y.neck + 10],
  ]
  const buttons = listOf(5, (i) => circle(0, y.neck + 15 + i * 8, 0.7, fold)).join('')
  return body + polygon(open, w.skin) + collar + line(0, y.neck + 10, 0, y.hip + hem - 1, fold, 0.8) + buttons
}

/** Draws the embroidered front of a barong, which is sheer and is worn over the trousers. */
function drawBarong(w: Wearer): string {
  const cloth = w.cloth
  const shirt = drawShirt(w, cloth, 9)
  if (w.stance.view === 'side') return shirt
  const { y } = w.body
  const thread = mix(cloth, w.tone('#a9874f'), 0.55)
  const motifs = listOf(6, (i) =>
    SIDES.map((side) => {
      const [x, level] = [side * (3.4 + (i % 2) * 1.4), y.neck + 13 + i * 7.6]
      return (
        ellipse(x, level, 1.6, 2.6, 'none', { stroke: thread, 'stroke-width': 0.8 }) + circle(x, level, 0.6, thread)
      )
    }).join(''),
  ).join('')
  return shirt + motifs
}

/** Draws the raised, flat sleeves of a Filipino terno. */
function drawButterflySleeves(w: Wearer): string {
  const { y, half } = w.body
  const sides = w.stance.view === 'side' ? [0.35] : SIDES
  return sides
    .map((side) => {
      const at = (x: number, level: number): Point => [side * half.shoulder * x, y.shoulder + level]
      const wing = outline(
        [at(0.62, -3), at(0.84, -13), at(1.28, -12), at(1.6, -2)],
        [at(1.6, -2), at(1.62, 7), at(1.3, 12), at(0.86, 7)],
        [at(0.86, 7), at(0.66, 2), at(0.62, -3)],
      )
      const pleats = [0.35, 0.6, 0.85].map((t) =>
        stroke(curve([at(0.78, 4 - t * 6), at(0.9 + t * 0.4, -9 + t * 5)]), shade(w.cloth, 1.4), 0.8, { opacity: 0.6 }),
      )
      return volume(w, wing, lighten(w.cloth, 0.015)) + pleats.join('')
    })
    .join('')
}

/** Draws the straps of trousers over a shirt. */
export function drawSuspenders(w: Wearer, colour: string): string {
  const { y, half } = w.body
  if (w.stance.view === 'side') return line(1, y.shoulder, 2, y.waist + 4, colour, 2.4)
  const isBack = w.stance.view === 'back'
  return SIDES.map((side) => {
    const low = isBack ? 0 : side * half.waist * 0.5
    return stroke(
      curve([
        [side * half.shoulder * 0.5, y.shoulder - 2],
        [side * half.bust * 0.46, y.bust + 2],
        [low, y.waist + 6],
      ]),
      colour,
      2.6,
    )
  }).join('')
}

/** Replaces the jacket of a suit by a shirt, so that the straps of its trousers are visible. */
export function withSuspenders(outfit: Outfit, colourOf: (w: Wearer) => string): Outfit {
  if (!outfit.legs) return outfit
  const shirt = (w: Wearer) => w.tone(WHITE)
  return {
    legs: outfit.legs,
    lower: outfit.lower,
    torso: (w) => drawShirt(w, shirt(w), -4) + drawBelt(w) + drawSuspenders(w, colourOf(w)),
    sleeve: (w) => ({ length: 0.62, colour: shirt(w) }),
  }
}

function drawBelt(w: Wearer): string {
  const [left, right] = edges(w, 'hip', 0.8)
  return line(left, w.body.y.hip - 5, right, w.body.y.hip - 5, w.tone(LEATHER), 2.4)
}

export const CASUAL = {
  shirt: {
    legs: (w) => w.tone(DENIM),
    lower: (w) => drawTrousers(w, w.tone(DENIM), w.tone(LEATHER)),
    torso: (w) => drawShirt(w, w.cloth, 2),
    sleeve: (w) => ({ length: 0.62, colour: w.cloth }),
  },
  barong: {
    legs: (w) => w.tone(DARK),
    lower: (w) => drawTrousers(w, w.tone(DARK), w.tone('#14121a')),
    torso: drawBarong,
    sleeve: (w) => ({ length: 1, colour: w.cloth, cuff: lighten(w.cloth, 0.03) }),
  },
  terno: {
    ...GOWNS.dress,
    over: drawButterflySleeves,
  },
  'charro-suit': {
    legs: (w) => w.cloth,
    lower: (w) => drawTrousers(w, w.cloth, w.tone('#14121a')),
    torso: (w) => drawJacket(w, w.cloth, { hem: -2 }),
    sleeve: (w) => ({ length: 1, colour: w.cloth, cuff: w.tone(WHITE) }),
    over: drawMariachiTrim,
    head: (w) => drawSombrero(w, w.cloth),
  },
} as const satisfies Record<string, Outfit>

/** Draws fur along the edge of a cape, a coat or a shawl. */
export function drawFurTrim(w: Wearer, colour: string): string {
  const { y, half } = w.body
  const isSide = w.stance.view === 'side'
  const reach = isSide ? half.shoulder * 0.6 : half.shoulder + 4
  const tufts = listOf(3, (row) =>
    listOf(15, (i) => {
      const across = (i / 14) * 2 - 1
      const x = across * reach * (0.62 + row * 0.2)
      const level = y.neck + 3 + row * 7 + Math.abs(across) ** 1.6 * (8 + row * 3)
      return circle(x, level, 4.2, row % 2 === i % 2 ? lighten(colour, 0.03) : shade(colour, 0.5))
    }).join(''),
  ).join('')
  const hairs = listOf(24, (i) => {
    const across = (i / 23) * 2 - 1
    const level = y.neck + 10 + Math.abs(across) ** 1.6 * 12
    return path(`M${(across * reach).toFixed(1)} ${level.toFixed(1)}l${(across * 3).toFixed(1)} 7`, 'none', {
      stroke: shade(colour, 1.1),
      'stroke-width': 0.8,
    })
  }).join('')
  return tufts + hairs
}
