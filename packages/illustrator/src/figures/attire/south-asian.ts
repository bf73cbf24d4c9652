import { lighten, mix } from '../../base/colour.ts'
import { lerpPoint, listOf, type Point } from '../../base/geometry.ts'
import { circle, line, path, polygon, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { drawHemBand, drawMotifs, drawSkirt, drawTrousers, GOLD, type SkirtCut } from './cloth.ts'
import type { Outfit } from './outfit.ts'
import { paleTrousers } from './suits.ts'

const SARI: SkirtCut = { flare: 19, bell: 0.1, fitted: 8, folds: 7 }
const LEHENGA: SkirtCut = { flare: 44, bell: 0.55, folds: 8 }
const COAT: SkirtCut = { flare: 20, bell: 0.6, folds: 3 }

/** Draws a short blouse that leaves the waist bare. */
function drawCholi(w: Wearer, colour: string): string {
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

/** Draws the loose end of a sari, which falls from the left shoulder down the back. */
function drawPallu(w: Wearer): string {
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

/** Draws a sheer shawl over the head or the shoulders, with a golden edge. */
function drawDupatta(w: Wearer): string {
  const { view } = w.stance
  const { y, head } = w.body
  const gold = w.tone(GOLD)
  const sheer = lighten(w.cloth, 0.06)
  const top = head.y - head.ry * 0.7
  const left: Point[] =
    view === 'side'
      ? [
          [1, top - 3],
          [-10, head.y - 2],
          [-15, y.bust],
          [-21, y.hip],
          [-26, -40],
        ]
      : [
          [-2, top - 3],
          [-9.6, head.y],
          [-19, y.shoulder + 6],
          [-23, y.hip],
          [-25, -42],
        ]
  const right: Point[] =
    view === 'side'
      ? [
          [-5, -40],
          [-3, y.hip],
          [-1, y.bust],
          [-4, head.y + 6],
          [1, top - 3],
        ]
      : left.map(([x, at]): Point => [-x, at]).reverse()
  if (view === 'front') {
    return [left, right.toReversed()]
      .map(
        (edge) =>
          stroke(curve(edge), sheer, 5, { opacity: 0.75 }) +
          stroke(curve(edge.map(([x, at]): Point => [x * 1.08, at])), gold, 1.5),
      )
      .join('')
  }
  const hem: Point[] = [left[4] as Point, [view === 'side' ? -16 : 0, -36], right[0] as Point]
  return (
    path(outline(left, hem, right), sheer, { opacity: 0.72 }) +
    stroke(curve(left), gold, 1.6) +
    stroke(curve(hem), gold, 3.4) +
    (view === 'side' ? '' : stroke(curve(right), gold, 1.6)) +
    drawSparkles(w, gold)
  )
}

function drawSparkles({ random, body, stance }: Wearer, colour: string): string {
  return listOf(14, () => {
    const y = random.range(body.y.shoulder, -48)
    const x = stance.view === 'side' ? random.range(-18, -6) : random.range(-17, 17)
    return circle(x, y, 0.9, colour, { opacity: 0.85 })
  }).join('')
}

/** Draws a long buttoned coat over slim trousers. */
function drawSherwani(w: Wearer): string {
  const gold = w.tone(GOLD)
  const cut = { ...COAT, flare: w.body.half.hip * 1.3, hem: w.body.knee + 2 }
  return (
    drawTrousers(w, paleTrousers(w), w.tone('#8a3b2a'), 0.78) +
    drawSkirt(w, cut) +
    drawHemBand(w, cut, gold, 2.6) +
    drawHemBand(w, cut, gold, 1, 4.5)
  )
}

function drawSherwaniTorso(w: Wearer): string {
  const { y } = w.body
  const gold = w.tone(GOLD)
  const [left, right] = edges(w, 'neck', 1.4)
  const collar =
    stroke(
      curve([
        [left, y.neck - 1],
        [(left + right) / 2, y.neck + 0.4],
        [right, y.neck - 1],
      ]),
      w.cloth,
      5,
    ) +
    stroke(
      curve([
        [left, y.neck - 3],
        [(left + right) / 2, y.neck - 1.6],
        [right, y.neck - 3],
      ]),
      gold,
      1.2,
    )
  const front =
    w.stance.view === 'front'
      ? line(0, y.neck + 2, 0, y.hip, gold, 2) +
        listOf(7, (i) => circle(0, y.neck + 5 + i * 7, 1.4, lighten(gold, 0.08))).join('')
      : ''
  return volume(w, torso(w, 'shoulder', 'waist', 1.4, 4), w.cloth) + front + collar
}

/** Draws the shoulder cloth of a groom. */
function drawStole(w: Wearer): string {
  const { y, half } = w.body
  const red = w.tone('#a3263a')
  const gold = w.tone(GOLD)
  const side = w.stance.view === 'back' ? 1 : -1
  const x = w.stance.view === 'side' ? -3 : side * half.shoulder * 0.55
  const cloth: Point[] = [
    [x - 5, y.shoulder - 3.4],
    [x + 5, y.shoulder - 3],
    [x + 6.5, w.body.knee + 8],
    [x - 5.5, w.body.knee + 6],
  ]
  const fringe = line(x - 5.4, w.body.knee + 3, x + 6.3, w.body.knee + 5, gold, 3)
  return (
    polygon(cloth, red) +
    stroke(curve([cloth[0] as Point, cloth[3] as Point]), gold, 1.4) +
    stroke(curve([cloth[1] as Point, cloth[2] as Point]), gold, 1.4) +
    fringe
  )
}

export const SOUTH_ASIAN = {
  sari: {
    lower: (w) =>
      drawSkirt(w, SARI) +
      drawMotifs(w, SARI, w.tone(GOLD), 4) +
      drawHemBand(w, SARI, w.tone(GOLD), 5) +
      drawHemBand(w, SARI, w.tone(GOLD), 1.2, 7),
    torso: (w) => drawCholi(w, shade(mix(w.cloth, w.tone(GOLD), 0.16), 0.8)),
    sleeve: (w) => ({ length: 0.4, colour: shade(mix(w.cloth, w.tone(GOLD), 0.16), 0.8), cuff: w.tone(GOLD) }),
    over: drawPallu,
  },
  lehenga: {
    lower: (w) =>
      drawSkirt(w, LEHENGA) +
      drawMotifs(w, LEHENGA, w.tone(GOLD), 6) +
      drawHemBand(w, LEHENGA, w.tone(GOLD), 6) +
      drawHemBand(w, LEHENGA, w.tone(GOLD), 1.6, 9) +
      drawHemBand(w, LEHENGA, shade(w.cloth, 1.4), 3, 13),
    torso: (w) => drawCholi(w, w.cloth),
    sleeve: (w) => ({ length: 0.5, colour: w.cloth, cuff: w.tone(GOLD) }),
    over: drawDupatta,
  },
  sherwani: {
    lower: drawSherwani,
    torso: drawSherwaniTorso,
    sleeve: (w) => ({ length: 1, colour: w.cloth, cuff: w.tone(GOLD) }),
    over: drawStole,
    legs: paleTrousers,
  },
} as const satisfies Record<string, Outfit>
