import { lighten } from '../../base/colour.ts'
import { lerpPoint, listOf, type Point } from '../../base/geometry.ts'
import { stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { GOLD } from './cloth.ts'
import type { SkirtCut } from './skirt.ts'

export const SARI: SkirtCut = { flare: 19, bell: 0.1, fitted: 8, folds: 7 }

/** Draws a short blouse that leaves the waist bare. */
export function drawCholi(w: Wearer, colour: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'bust', 0.6)
  const low = y.bust + 7
  const skin = volume(w, torso(w, 'shoulder', 'waist'), w.skin)
  const [s1, s2] = edges(w, 'shoulder')
  const blouse = outline(
    [
      [s1 * 0.98, y.shoulder],
      [left, y.bust],
      [left * 0.92, low],
    ],
    [
      [left * 0.92, low],
      [(left + right) / 2, low + 1.5],
      [right * 0.92, low],
    ],
    [
      [right * 0.92, low],
      [right, y.bust],
      [s2 * 0.98, y.shoulder],
    ],
    [
      [s2 * 0.62, y.shoulder - 2],
      [(s1 + s2) / 2, y.bust - 5],
      [s1 * 0.62, y.shoulder - 2],
    ],
  )
  return (
    skin +
    volume(w, blouse, colour) +
    stroke(
      curve([
        [left * 0.92, low],
        [(left + right) / 2, low + 1.5],
        [right * 0.92, low],
      ]),
      w.tone(GOLD),
      1.8,
    )
  )
}

/** Draws the pallu: the loose end of a sari, which falls from the left shoulder along the back. */
export function drawPallu(w: Wearer): string {
  const { view } = w.stance
  const { y } = w.body
  const gold = w.tone(GOLD)
  const silk = lighten(w.cloth, 0.03)
  const [s1] = edges(w, 'shoulder', 1.6)
  const [h1, h2] = edges(w, 'hip', 1.6)
  if (view === 'front') {
    const upper: Point[] = [
      [s1, y.shoulder - 2],
      [h1 * 0.3, y.waist - 8],
      [h2, y.hip - 6],
    ]
    const lower: Point[] = [
      [h2, y.hip + 6],
      [h1 * 0.9, y.waist + 8],
      [s1 * 1.02, y.shoulder + 4],
    ]
    const front = outline(upper, lower)
    const band = stroke(
      curve([
        [s1 * 0.4, y.shoulder - 3],
        [h2 * 0.5, y.waist - 8],
        [h2, y.hip - 6],
      ]),
      gold,
      2,
    )
    return volume(w, front, silk) + band
  }
  const low = -34
  const isSide = view === 'side'
  const left: Point[] = isSide
    ? [
        [-2, y.shoulder - 3],
        [-13, y.bust],
        [-17, y.hip],
        [-22, low],
      ]
    : [
        [s1, y.shoulder - 1],
        [s1 - 2, y.waist],
        [s1 - 5, y.hip + 8],
        [s1 - 5, low],
      ]
  const right: Point[] = isSide
    ? [
        [-4, low + 2],
        [-3, y.hip],
        [2, y.bust],
        [4, y.shoulder - 3],
      ]
    : [
        [5, low + 4],
        [5, y.hip + 6],
        [1, y.waist],
        [s1 * 0.22, y.shoulder - 3],
      ]
  const hem: Point[] = [left[3] as Point, lerpPoint(left[3] as Point, right[0] as Point, 0.5), right[0] as Point]
  const folds = [0.3, 0.6].map((t) =>
    stroke(
      curve([
        lerpPoint(left[0] as Point, right[3] as Point, t),
        lerpPoint(left[1] as Point, right[2] as Point, t),
        lerpPoint(hem[0] as Point, hem[2] as Point, t),
      ]),
      shade(silk, 1.4),
      1.3,
      { opacity: 0.7 },
    ),
  )
  const rows = listOf(3, (i) => {
    const up = 2.5 + i * 4.4
    return stroke(
      curve([
        [(hem[0] as Point)[0] + 0.6, (hem[0] as Point)[1] - up],
        [(hem[2] as Point)[0] - 0.6, (hem[2] as Point)[1] - up],
      ]),
      gold,
      i === 0 ? 4 : 1.4,
      { 'stroke-linecap': 'butt' },
    )
  })
  return volume(w, outline(left, hem, right), silk) + folds.join('') + stroke(curve(right), gold, 2) + rows.join('')
}
