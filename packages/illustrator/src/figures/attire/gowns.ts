import { isPale, lighten, mix } from '../../base/colour.ts'
import { listOf, type Point } from '../../base/geometry.ts'
import { circle, path, stroke } from '../../base/svg.ts'
import { curve, limb, mirrored, outline } from '../curve.ts'
import { drawLegs } from '../limbs.ts'
import { edges, shade, volume, type Wearer } from '../wearer.ts'
import { drawBodice, drawSkirt, drawTrousers, type SkirtCut } from './cloth.ts'
import type { Outfit } from './outfit.ts'

const SHOE = '#e6cfae'
const BARE = (w: Wearer) => ({ length: 0, colour: w.cloth })
const LACE_ROWS = 8
const LACE_MOTIFS = 26

/** Draws a train that spreads on the ground behind the wearer. Its sides grow out of the folds of the skirt. */
function drawTrain(w: Wearer, reach: number, spread: number): string {
  const { view } = w.stance
  if (view === 'front') return ''
  return view === 'side' ? drawTrainFromSide(w, reach, spread) : drawTrainFromBehind(w, reach, spread)
}

function drawTrainFromSide(w: Wearer, reach: number, spread: number): string {
  const end = -spread - reach * 2.2
  const upper: Point[] = [
    [-8, -72],
    [-spread * 0.62, -34],
    [-spread * 0.86, -12],
    [end, 1],
  ]
  const under: Point[] = [
    [end, 1],
    [-spread, 4],
    [4, -1],
  ]
  const folds = [-0.66, -0.3, 0.12, 0.5].map((t) => {
    const low: Point = [-spread * (1 + t * 0.8) - reach * 0.5, 1]
    return limb([[t * 6, -60], [low[0] * 0.5, -20], low], [0.3, 2, 4.4])
  })
  return volume(w, outline(upper, under), w.cloth) + foldPath(w, folds)
}

function drawTrainFromBehind(w: Wearer, reach: number, spread: number): string {
  const left: Point[] = [
    [-2, -96],
    [-spread * 0.5, -42],
    [-spread * 0.74, -16],
    [-spread, reach * 0.72],
  ]
  const hem: Point[] = [
    [-spread, reach * 0.72],
    [-spread * 0.5, reach * 1.15],
    [0, reach * 1.25],
    [spread * 0.5, reach * 1.15],
    [spread, reach * 0.72],
  ]
  const folds = [-0.74, -0.48, -0.2, 0.1, 0.36, 0.66].map((t) => {
    const low: Point = [t * spread, reach * 1.02]
    return limb([[t * 5, -86], [t * spread * 0.55, -34], low], [0.3, 2, 4.2])
  })
  return volume(w, outline(left, hem, mirrored(left)), w.cloth) + foldPath(w, folds)
}

function foldPath(w: Wearer, folds: readonly string[]): string {
  return path(folds.join(''), shade(w.cloth, 1.3), { opacity: 0.5 })
}

/** Draws lace along the hem of a train. */
function drawLace(w: Wearer, reach: number, spread: number): string {
  if (!isPale(w.figure.colour) || w.stance.view !== 'back') return ''
  const tone = shade(w.cloth, 1.1)
  return listOf(LACE_MOTIFS, (i) => {
    const t = (i / (LACE_MOTIFS - 1)) * 2 - 1
    const y = reach * (1.25 - 0.5 * t * t) - 3 - (i % 3) * 3.4
    return circle(t * spread * 0.94, y, i % 3 === 0 ? 1.7 : 1.1, tone, { opacity: 0.7 })
  }).join('')
}

/** Draws a row of buttons down the back, or a sash from the front. */
function drawButtons(w: Wearer): string {
  if (w.stance.view !== 'back') return ''
  const { bust, hip } = w.body.y
  const tone = shade(w.cloth, 2.4)
  return listOf(LACE_ROWS, (i) => circle(0, bust + 9 + ((hip - bust) * i) / LACE_ROWS, 0.75, tone)).join('')
}

function drawWaist(w: Wearer, colour: string, width: number): string {
  const [left, right] = edges(w, 'waist', 0.6)
  const y = w.body.y.waist
  return stroke(
    curve([
      [left, y],
      [(left + right) / 2, y + 1.4],
      [right, y],
    ]),
    colour,
    width,
    { 'stroke-linecap': 'butt' },
  )
}

/** A child's full skirt, which ends below the knee. */
function drawChildSkirt(w: Wearer): string {
  return drawLegs(w, w.tone('#f6efe6'), w.tone('#f6efe6')) + drawSkirt(w, { flare: 21, hem: -19, bell: 0.6, folds: 5 })
}

function gown(
  cut: SkirtCut,
  train: { reach: number; spread: number } | undefined,
  neckline: 'low' | 'straight',
): Outfit {
  return {
    lower: (w) => (w.figure.build === 'child' ? drawChildSkirt(w) : drawSkirt(w, cut)),
    torso: (w) => drawBodice(w, w.cloth, neckline) + drawButtons(w) + drawWaist(w, shade(w.cloth, 0.9), 2),
    sleeve: BARE,
    ...(train && {
      train: (w: Wearer) =>
        w.figure.build === 'child'
          ? ''
          : drawTrain(w, train.reach, train.spread) + drawLace(w, train.reach, train.spread),
    }),
  }
}

/** Off-the-shoulder bands of a ball gown. */
function drawOffShoulder(w: Wearer): string {
  const [left, right] = edges(w, 'shoulder', 1.5)
  const y = w.body.y.shoulder + 8
  return (
    stroke(
      curve([
        [left, y],
        [(left + right) / 2, y + 5],
        [right, y],
      ]),
      lighten(w.cloth, 0.02),
      6,
    ) +
    stroke(
      curve([
        [left, y + 2.6],
        [(left + right) / 2, y + 7.6],
        [right, y + 2.6],
      ]),
      shade(w.cloth, 1.2),
      1,
      { opacity: 0.6 },
    )
  )
}

const BALLGOWN = gown({ flare: 50, bell: 0.95, folds: 8 }, { reach: 15, spread: 62 }, 'straight')

/** A child's dress with a sash and a full skirt. */
function drawSash(w: Wearer): string {
  const sash = shade(mix(w.cloth, w.tone('#c98d90'), 0.55), 0.2)
  const { waist } = w.body.y
  const bow =
    w.stance.view === 'back'
      ? path(
          limb(
            [
              [-7, waist + 1],
              [0, waist],
              [7, waist + 1],
            ],
            [6, 2.2, 6],
          ),
          sash,
        ) +
        path(
          limb(
            [
              [0, waist],
              [-3, waist + 14],
            ],
            [2, 4],
          ) +
            limb(
              [
                [0, waist],
                [3.4, waist + 13],
              ],
              [2, 4],
            ),
          shade(sash, 0.6),
        )
      : ''
  return drawWaist(w, sash, 4) + bow
}

export const GOWNS = {
  dress: {
    ...gown({ flare: 29, bell: 0.2, fitted: 3, folds: 5 }, { reach: 9, spread: 38 }, 'low'),
    over: (w) => (w.figure.build === 'child' ? drawSash(w) : ''),
  },
  ballgown: { ...BALLGOWN, over: drawOffShoulder },
  'short-dress': {
    lower: (w) =>
      drawLegs(w, w.skin, w.tone(SHOE)) +
      drawSkirt(w, { flare: w.body.half.hip * 1.65, hem: w.body.knee - 3, bell: 0.55, folds: 5 }),
    torso: (w) => drawBodice(w, w.cloth, 'straight') + drawWaist(w, shade(w.cloth, 1.5), 2.4),
    sleeve: (w) => ({ length: 0.25, colour: w.cloth }),
  },
  jumpsuit: {
    legs: (w) => w.cloth,
    lower: (w) => drawTrousers(w, w.cloth, w.tone(SHOE), w.figure.build === 'man' ? 1.2 : 1.75),
    torso: (w) => drawBodice(w, w.cloth, 'low') + drawWaist(w, w.tone('#c9a45c'), 2.6),
    sleeve: BARE,
  },
} as const satisfies Record<string, Outfit>
