import { mix } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { line, path, rect, stroke } from '../../base/svg.ts'
import { curve, limb, outline } from '../curve.ts'
import { drawLegs, legLines } from '../legs.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { drawBodice, WHITE } from './cloth.ts'
import type { Outfit } from './outfit.ts'
import { drawSkirt } from './skirt.ts'

const SHOE = '#3a2a22'
const SOCK = '#d9d2c2'
const LEATHER = '#7a5432'

/** Draws the apron of a dirndl, with its bow at the waist. */
function drawApron(w: Wearer): string {
  if (w.stance.view === 'back') return ''
  const { y } = w.body
  const colour = mix(w.tone('#f6efe4'), w.cloth, 0.18)
  const shift = w.stance.view === 'side' ? 7 : 0
  const apron = outline(
    [
      [shift - 7, y.waist],
      [shift - 12, y.hip],
      [shift - 18, w.body.knee + 6],
    ],
    [
      [shift - 18, w.body.knee + 6],
      [shift, w.body.knee + 9],
      [shift + 18, w.body.knee + 6],
    ],
    [
      [shift + 18, w.body.knee + 6],
      [shift + 12, y.hip],
      [shift + 7, y.waist],
    ],
  )
  return volume(w, apron, colour) + drawBow(w, shift - 6, y.waist + 1, colour)
}

function drawBow(w: Wearer, x: number, y: number, colour: string): string {
  const tails = limb(
    [
      [x, y],
      [x - 3, y + 20],
    ],
    [2, 4],
  )
  const loops = limb(
    [
      [x - 6, y],
      [x, y],
      [x + 6, y],
    ],
    [5, 1.6, 5],
  )
  return path(tails + loops, shade(colour, w.lit < 0 ? 0.8 : 0.5))
}

/** Draws leather breeches that end at the knee, over bare legs and socks. */
function drawBreeches(w: Wearer): string {
  const { body } = w
  const leather = w.tone(LEATHER)
  const size = body.arm
  const [h1, h2] = edges(w, 'hip', 0.6)
  const [w1, w2] = edges(w, 'waist', 0.8)
  const socks = legLines(w).map(([, knee, foot]) =>
    path(limb([[knee[0], knee[1] + 12], foot], [size * 1.16, size * 0.9]), w.tone(SOCK)),
  )
  const legs = legLines(w).map(([hip, knee], i) =>
    path(
      limb(
        [
          [hip[0], hip[1] - 4],
          [knee[0], knee[1] - 2],
        ],
        [size * 1.7, size * 1.6],
      ),
      i === (w.lit < 0 ? 1 : 0) ? shade(leather, 0.9) : leather,
    ),
  )
  const seat = outline(
    [
      [w1, body.y.waist],
      [w2, body.y.waist],
    ],
    [
      [w2, body.y.waist],
      [h2, body.y.hip],
      [h2 * 0.94, body.crotch + 4],
      [0, body.crotch + 6],
      [h1 * 0.94, body.crotch + 4],
      [h1, body.y.hip],
      [w1, body.y.waist],
    ],
  )
  const hems = legLines(w)
    .map(([, knee]) =>
      line(knee[0] - size * 0.7, knee[1] - 4, knee[0] + size * 0.7, knee[1] - 4, w.tone('#d8c27a'), 1.2),
    )
    .join('')
  return drawLegs(w, w.skin, w.tone(SHOE)) + socks.join('') + legs.join('') + volume(w, seat, leather) + hems
}

/** Draws the leather braces over the shirt. */
function drawBraces(w: Wearer): string {
  const { y, half } = w.body
  const leather = w.tone(LEATHER)
  const xs = w.stance.view === 'side' ? [0] : SIDES.map((side) => side * half.bust * 0.5)
  const straps = xs.map((x) =>
    stroke(
      curve([
        [x * 0.96, y.shoulder - 2],
        [x, y.bust],
        [x * 0.9, y.waist],
      ]),
      leather,
      3.2,
    ),
  )
  const bar = w.stance.view === 'front' ? rect(-half.bust * 0.5, y.bust + 4, half.bust, 5, leather, { rx: 1 }) : ''
  return straps.join('') + bar
}

export const TRACHT = {
  dirndl: {
    lower: (w) =>
      drawLegs(w, w.tone('#f6efe4'), w.tone(SHOE)) +
      drawSkirt(w, { flare: w.body.half.hip * 1.9, hem: w.body.knee + 16, bell: 0.6, folds: 6 }) +
      drawApron(w),
    torso: (w) =>
      volume(w, torso(w, 'bust', 'waist', 0.4), w.tone(WHITE)) +
      drawBodice(w, shade(w.cloth, 0.6), 'low') +
      drawLacing(w),
    sleeve: (w) => ({ length: 0.3, colour: w.tone(WHITE), flare: 5 }),
  },
  lederhosen: {
    legs: (w) => w.tone(LEATHER),
    lower: drawBreeches,
    torso: (w) => volume(w, torso(w, 'shoulder', 'waist', 1, 2), w.tone('#f4efe4')) + drawBraces(w),
    sleeve: (w) => ({ length: 1, colour: w.tone('#f4efe4'), cuff: w.tone(WHITE) }),
  },
} as const satisfies Record<string, Outfit>

/** Draws the silver lacing of a bodice. */
function drawLacing(w: Wearer): string {
  if (w.stance.view !== 'front') return ''
  const { y } = w.body
  const wide = 3.4
  return [0, 1, 2, 3]
    .map((i) => line(-wide, y.bust + 5 + i * 3.4, wide, y.bust + 7 + i * 3.4, w.tone('#e8e4da'), 1))
    .join('')
}
