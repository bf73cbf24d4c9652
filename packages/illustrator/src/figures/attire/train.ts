import { isPale } from '../../base/colour.ts'
import { listOf, type Point } from '../../base/geometry.ts'
import { circle, path } from '../../base/svg.ts'
import { limb, mirrored, outline } from '../curve.ts'
import { shade, volume, type Wearer } from '../wearer.ts'

const LACE_MOTIFS = 26

/** Draws a train that spreads on the ground behind the wearer. Its sides continue the folds of the skirt. */
export function drawTrain(w: Wearer, reach: number, spread: number): string {
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
export function drawLace(w: Wearer, reach: number, spread: number): string {
  if (!isPale(w.figure.colour) || w.stance.view !== 'back') return ''
  const tone = shade(w.cloth, 1.1)
  return listOf(LACE_MOTIFS, (i) => {
    const t = (i / (LACE_MOTIFS - 1)) * 2 - 1
    const y = reach * (1.25 - 0.5 * t * t) - 3 - (i % 3) * 3.4
    return circle(t * spread * 0.94, y, i % 3 === 0 ? 1.7 : 1.1, tone, { opacity: 0.7 })
  }).join('')
}
