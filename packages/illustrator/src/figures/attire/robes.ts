import { lighten, mix } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, line, path, polygon, stroke } from '../../base/svg.ts'
import { curve, mirrored, outline } from '../curve.ts'
import { drawGele } from '../headwear.ts'
import { drawLegs } from '../limbs.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { drawHemBand, drawMotifs, drawSkirt, drawTrousers, GOLD, type SkirtCut } from './cloth.ts'
import type { Outfit } from './outfit.ts'

const SANDAL = '#6b4a30'
const LONG: SkirtCut = { flare: 26, bell: 0.25, folds: 5 }
const WRAPPER: SkirtCut = { flare: 18, bell: 0.1, fitted: 8, folds: 3 }

/** The lace and gele of a Nigerian outfit share one family of colours. */
function aso(w: Wearer): string {
  return mix(w.cloth, w.tone('#f3d9a4'), 0.5)
}

/** Draws the wide over-robe, which covers the arms and is folded up at the shoulders. */
function drawAgbada(w: Wearer): string {
  const { y, knee } = w.body
  const [left, right] = edges(w, 'shoulder', 3)
  const isSide = w.stance.view === 'side'
  const reach = isSide ? 24 : 41
  const low = knee + 16
  const slope: Point[] = [
    [left * 0.3, y.neck + 1],
    [left * 1.05, y.shoulder + 1],
    [-reach * 0.68, y.waist - 14],
    [-reach * 0.86, y.hip - 4],
  ]
  const fall: Point[] = [
    [-reach * 0.86, y.hip - 4],
    [-reach, low],
  ]
  const hem: Point[] = [
    [-reach, low],
    [-reach * 0.5, low + 3],
    [0, low + 1],
    [reach * 0.4, low + 4],
    [isSide ? 18 : reach, low],
  ]
  const ahead: Point[] = [
    [18, low],
    [20, y.hip],
    [17, y.bust],
    [right, y.shoulder],
    [right * 0.3, y.neck + 1],
  ]
  const edge = isSide ? [slope, fall, hem, ahead] : [slope, fall, hem, mirrored(fall), mirrored(slope)]
  const folds = [-0.72, -0.42, 0.42, 0.72].map((t) =>
    stroke(
      curve([
        [t * right * 0.9, y.shoulder + 4],
        [t * reach * 0.75, y.waist + 8],
        [t * reach * 0.72, low],
      ]),
      t * w.lit > 0 ? lighten(w.cloth, 0.06) : shade(w.cloth, 1.7),
      2.2,
      { opacity: 0.6 },
    ),
  )
  const shoulderFolds = isSide
    ? []
    : SIDES.map((side) =>
        path(
          outline(
            [
              [side * (right - 7), y.shoulder - 1],
              [side * (right - 0.5), y.shoulder + 5],
              [side * reach * 0.7, y.waist - 2],
            ],
            [
              [side * reach * 0.52, y.waist],
              [side * (right - 6), y.shoulder + 12],
            ],
          ),
          shade(w.cloth, 0.9),
          { opacity: 0.75 },
        ),
      )
  return volume(w, outline(...edge), w.cloth) + folds.join('') + shoulderFolds.join('') + drawEmbroidery(w)
}

function drawEmbroidery(w: Wearer): string {
  if (w.stance.view === 'side') return ''
  const { y } = w.body
  const gold = w.tone(GOLD)
  const rings = [6, 9].map((r) =>
    stroke(
      curve([
        [-r, y.neck + 1],
        [-r * 0.7, y.neck + r],
        [0, y.neck + r * 1.35],
        [r * 0.7, y.neck + r],
        [r, y.neck + 1],
      ]),
      gold,
      1.6,
    ),
  )
  const panel =
    w.stance.view === 'front'
      ? polygon(
          [
            [-5, y.bust - 6],
            [9, y.bust - 6],
            [9, y.waist + 6],
            [-5, y.waist + 6],
          ],
          gold,
          { opacity: 0.55 },
        ) + listOf(4, (i) => line(-5, y.bust - 2 + i * 6, 9, y.bust - 2 + i * 6, lighten(gold, 0.08), 1)).join('')
      : circle(0, y.bust + 2, 4.4, gold, { opacity: 0.8 }) + circle(0, y.bust + 2, 2.2, w.cloth)
  return rings.join('') + panel
}

/** Draws the soft cap of a Yoruba man. */
function drawFila(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const cap = outline(
    [
      [-rx * 1.04, y - ry * 0.32],
      [-rx, y - ry * 1.1],
      [-rx * 0.3, y - ry * 1.42],
      [rx * 0.7, y - ry * 1.3],
      [rx * 1.3, y - ry * 0.86],
      [rx * 1.04, y - ry * 0.32],
    ],
    [
      [rx * 1.04, y - ry * 0.32],
      [0, y - ry * 0.16],
      [-rx * 1.04, y - ry * 0.32],
    ],
  )
  return (
    volume(w, cap, shade(w.cloth, 0.5)) +
    stroke(
      curve([
        [-rx, y - ry * 0.4],
        [0, y - ry * 0.24],
        [rx, y - ry * 0.4],
      ]),
      w.tone(GOLD),
      1.8,
    )
  )
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

/** Draws golden braid down the middle and along the hem of a robe. */
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

/** Draws a headscarf that covers hair, neck and shoulders. */
function drawHijab(w: Wearer): string {
  const { head, y } = w.body
  const { rx, ry } = head
  const scarf = lighten(mix(w.cloth, w.tone('#efe4da'), 0.28), 0.03)
  const at = (x: number, level: number): Point => [x * rx, head.y + level * ry]
  const cape: Point[] = [
    at(-1.1, 0.3),
    [-w.body.half.neck * 2.6, y.neck + 2],
    [-w.body.half.shoulder * 0.92, y.shoulder + 6],
    [-w.body.half.bust * 0.8, y.bust + 4],
  ]
  const low: Point[] = [cape[3] as Point, [0, y.bust + 9], [-(cape[3] as Point)[0], y.bust + 4]]
  const hood =
    w.stance.view === 'front'
      ? outline(
          [at(-1.1, 0.3), at(-1.14, -0.4), at(0, -1.2), at(1.14, -0.4), at(1.1, 0.3)],
          [at(0.78, 0.5), at(0.76, -0.3), at(0, -0.72), at(-0.76, -0.3), at(-0.78, 0.5)],
        )
      : w.stance.view === 'side'
        ? outline(
            [at(0.5, 0.9), at(-0.9, 0.6), at(-1.2, -0.2), at(-0.6, -1.1), at(0.2, -1.18), at(0.86, -0.6)],
            [at(0.86, -0.6), at(0.5, 0), at(0.5, 0.9)],
          )
        : outline([at(-1.1, 0.4), at(-1.16, -0.4), at(0, -1.2), at(1.16, -0.4), at(1.1, 0.4)])
  const neck =
    w.stance.view === 'front'
      ? outline(
          [at(-1.1, 0.2), at(-0.6, 0.86), at(0, 1.1), at(0.6, 0.86), at(1.1, 0.2)],
          mirrored(cape).reverse(),
          [...low].reverse(),
          [...cape].reverse(),
        )
      : outline(cape, low, mirrored(cape))
  const fold = stroke(curve([at(-0.7, 0.5), [2, y.neck + 3], [10, y.bust]]), shade(scarf, 1.6), 1.2, { opacity: 0.7 })
  return volume(w, neck, scarf) + volume(w, hood, scarf) + fold
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
