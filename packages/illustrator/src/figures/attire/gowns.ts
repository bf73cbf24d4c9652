import { lighten, mix } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { circle, path, stroke } from '../../base/svg.ts'
import { curve, limb } from '../curve.ts'
import { drawLegs } from '../legs.ts'
import { edges, shade, type Wearer } from '../wearer.ts'
import { drawBodice, drawTrousers } from './cloth.ts'
import type { Outfit } from './outfit.ts'
import { drawSkirt, type SkirtCut } from './skirt.ts'
import { drawLace, drawTrain } from './train.ts'

const HEELS = '#e6cfae'

const BARE = (w: Wearer) => ({ length: 0, colour: w.cloth })

const LACE_ROWS = 8

/** Draws a row of buttons down the back. */
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

/** Draws a child's full skirt, which ends below the knee. */
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

/** Draws the off-the-shoulder bands of a ball gown. */
export function drawOffShoulder(w: Wearer): string {
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

/** Draws the sash of a child's dress. */
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
      drawLegs(w, w.skin, w.tone(HEELS)) +
      drawSkirt(w, { flare: w.body.half.hip * 1.65, hem: w.body.knee - 3, bell: 0.55, folds: 5 }),
    torso: (w) => drawBodice(w, w.cloth, 'high') + drawWaist(w, shade(w.cloth, 1.5), 2.4),
    sleeve: (w) => ({ length: 0.25, colour: w.cloth }),
  },
  jumpsuit: {
    legs: (w) => w.cloth,
    lower: (w) => drawTrousers(w, w.cloth, w.tone(HEELS), w.figure.build === 'man' ? 1.2 : 1.75),
    torso: (w) => drawBodice(w, w.cloth, 'low') + drawWaist(w, w.tone('#c9a45c'), 2.6),
    sleeve: BARE,
  },
} as const satisfies Record<string, Outfit>
