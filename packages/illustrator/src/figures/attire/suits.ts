import { lighten, mix } from '../../base/colour.ts'
import { lerp, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { drawLegs, legLines } from '../limbs.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { drawSkirt, drawTrousers, GOLD, type SkirtCut, skirtShape, WHITE } from './cloth.ts'
import type { Outfit } from './outfit.ts'

const SHOE = '#2b211f'
const LEATHER = '#6b3f24'

/** Draws a tailored jacket with shirt and collar. */
export function drawJacket(w: Wearer, colour: string, { hem = 6, satin = false, tie = '#3b3446' } = {}): string {
  const coat = volume(w, torso(w, 'shoulder', 'hip', 1.2, hem), colour)
  const { view } = w.stance
  if (view === 'front') return coat + drawLapels(w, colour, satin, tie)
  const collar = drawCollar(w, colour)
  if (view === 'side') return coat + collar
  const { y } = w.body
  const seam = stroke(d`M0 ${y.neck + 4}L0 ${y.hip + hem}`, shade(colour, 1.2), 0.9)
  const vent = stroke(d`M0 ${y.waist + 6}L0.6 ${y.hip + hem + 1}`, shade(colour, 2.4), 1.3)
  const waist = SIDES.map((side) =>
    stroke(
      curve([
        [side * w.body.half.bust * 0.62, y.bust + 4],
        [side * w.body.half.waist * 0.5, y.waist],
        [side * w.body.half.hip * 0.6, y.hip + hem],
      ]),
      shade(colour, 1.3),
      1,
      { opacity: 0.55 },
    ),
  ).join('')
  return coat + seam + waist + vent + collar
}

function drawCollar(w: Wearer, colour: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 0.3)
  const butt = { 'stroke-linecap': 'butt' }
  const band = (rise: number, pad: number): Point[] => [
    [left - pad, y.neck - rise],
    [(left + right) / 2, y.neck - rise + 1.2],
    [right + pad, y.neck - rise],
  ]
  return (
    stroke(curve(band(2.2, 0)), w.tone(WHITE), 2.6, butt) +
    stroke(curve(band(-0.4, 0.8)), lighten(colour, 0.035), 3.6, butt)
  )
}

function drawLapels(w: Wearer, colour: string, satin: boolean, tie: string): string {
  const { y, half } = w.body
  const low = lerp(y.waist, y.hip, 0.1)
  const shirt = polygon(
    [
      [-half.neck - 1, y.neck],
      [half.neck + 1, y.neck],
      [0.6, low],
    ],
    w.tone(WHITE),
  )
  const lapels = SIDES.map((side) =>
    polygon(
      [
        [side * (half.neck + 1), y.neck - 1.5],
        [side * half.bust * 0.56, y.bust - 6],
        [side * half.bust * 0.42, y.bust - 3],
        [0, low + 2],
        [side * 1.4, y.bust],
      ],
      satin ? lighten(colour, 0.1) : side === w.lit ? lighten(colour, 0.05) : shade(colour, 0.6),
    ),
  ).join('')
  const knot = satin
    ? polygon(
        [
          [-5, y.neck - 0.4],
          [0, y.neck + 1.6],
          [5, y.neck - 0.4],
          [5, y.neck + 5],
          [0, y.neck + 3],
          [-5, y.neck + 5],
        ],
        colour,
      )
    : polygon(
        [
          [-1.8, y.neck + 0.5],
          [1.8, y.neck + 0.5],
          [1.4, y.neck + 3.4],
          [2.6, y.bust + 8],
          [0, low - 2],
          [-2.6, y.bust + 8],
          [-1.4, y.neck + 3.4],
        ],
        w.tone(tie),
      )
  const flower =
    circle(-half.bust * 0.62, y.bust - 6, 2.2, w.tone('#f3e2d8')) +
    circle(-half.bust * 0.62 + 0.6, y.bust - 6.6, 1.2, w.tone('#ffffff'))
  return shirt + knot + lapels + flower + circle(0.8, low + 5, 0.8, shade(colour, 2.5))
}

const TAILORED = (w: Wearer) => ({ length: 1, colour: w.cloth, cuff: w.tone(WHITE) })

/** Draws the satin stripe on the outside of trousers. */
function drawStripes(w: Wearer, colour: string): string {
  if (w.stance.view === 'side') return ''
  return legLines(w)
    .map(([hip, knee, foot], i) => {
      const out = (SIDES[i] ?? 1) * w.body.arm * 0.66
      return stroke(
        curve([
          [hip[0] + out * 1.15, hip[1] + 6],
          [knee[0] + out, knee[1]],
          [foot[0] + out * 0.9, foot[1] - 4],
        ]),
        colour,
        1.3,
      )
    })
    .join('')
}

const KILT: SkirtCut = { flare: 21, top: 'waist', bell: 0.8, folds: 0 }

/** Draws a pleated tartan kilt. */
function drawKilt(w: Wearer): string {
  const cut = { ...KILT, flare: w.body.half.hip * 1.42, hem: w.body.knee - 1, colour: w.cloth }
  const { left, right, hem } = skirtShape(w, cut)
  const lines = [w.tone('#1d2a3f'), w.tone('#e2c14e'), w.tone('#1f4a38')]
  const [top1, top2, low1, low2] = [left[0] as Point, right.at(-1) as Point, hem[0] as Point, hem.at(-1) as Point]
  const pleats = listOf(9, (i) => {
    const t = (i + 0.5) / 9
    return line(
      lerp(top1[0], top2[0], t),
      top1[1] + 1,
      lerp(low1[0], low2[0], t),
      low1[1] + Math.sin(t * Math.PI) * 2,
      lines[i % 3] as string,
      i % 3 === 1 ? 0.9 : 1.8,
      { opacity: 0.8 },
    )
  })
  const rows = listOf(6, (i) => {
    const t = (i + 0.7) / 6.4
    const [from, to] = [alongSide(left, t), alongSide(right.toReversed(), t)]
    return stroke(curve([from, [0, from[1] + 1.6], to]), lines[i % 3] as string, i % 3 === 1 ? 0.9 : 2.2, {
      opacity: 0.7,
      'stroke-linecap': 'butt',
    })
  })
  const belt = stroke(
    curve([
      [top1[0], top1[1] + 1],
      [0, top1[1] + 2.4],
      [top2[0], top1[1] + 1],
    ]),
    w.tone(SHOE),
    3.4,
  )
  return drawSkirt(w, cut) + pleats.join('') + rows.join('') + belt
}

/** Returns a point on the side of a skirt. `t` is its share of the height, from the top. */
function alongSide(side: readonly Point[], t: number): Point {
  const [top, low] = [side[0] as Point, side.at(-1) as Point]
  const y = lerp(top[1], low[1], t)
  const below = Math.max(
    1,
    side.findIndex((point) => point[1] >= y),
  )
  const [from, to] = [side[below - 1] as Point, side[below] as Point]
  return [lerp(from[0], to[0], (y - from[1]) / (to[1] - from[1])), y]
}

function drawSporran(w: Wearer): string {
  if (w.stance.view === 'back') return ''
  const x = w.stance.view === 'side' ? w.body.profile.hip[1] + 1 : 0
  const y = w.body.y.hip + 8
  const fur = w.tone('#efe6d8')
  const tassels = [-3, 0, 3].map((dx) => line(x + dx, y + 3, x + dx, y + 11, w.tone(SHOE), 1.4)).join('')
  return (
    ellipse(x, y + 2, w.stance.view === 'side' ? 3 : 6.4, 8, fur) +
    rect(x - 4.6, y - 7, 9.2, 4, w.tone('#c9c4bd'), { rx: 2 }) +
    tassels
  )
}

/** Draws knee socks with flashes. */
function drawHose(w: Wearer): string {
  const hose = w.tone('#ece4d4')
  const flashes =
    w.stance.view === 'side'
      ? ''
      : SIDES.map((side) => rect(side * w.body.half.hip * 0.46 + side * 3 - 1, w.body.knee + 9, 2, 6, w.cloth)).join('')
  return (
    drawLegs(w, w.skin, w.tone(SHOE)) +
    legLines(w)
      .map(([, knee, foot]) =>
        path(
          outline(
            [
              [knee[0] - 5.6, knee[1] + 9],
              [knee[0] - 5.9, knee[1] + 18],
              [foot[0] - 3.6, -5],
            ],
            [
              [foot[0] + 3.6, -5],
              [knee[0] + 5.9, knee[1] + 18],
              [knee[0] + 5.6, knee[1] + 9],
            ],
          ),
          hose,
        ),
      )
      .join('') +
    flashes
  )
}

/** Draws the white peaked cap of a dress uniform. */
function drawPeakedCap(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const white = w.tone('#f7f5f1')
  const crown = outline(
    [
      [-rx * 1.02, y - ry * 0.5],
      [-rx * 1.46, y - ry * 1.1],
      [-rx * 0.8, y - ry * 1.36],
    ],
    [
      [-rx * 0.8, y - ry * 1.36],
      [rx * 0.8, y - ry * 1.36],
    ],
    [
      [rx * 0.8, y - ry * 1.36],
      [rx * 1.46, y - ry * 1.1],
      [rx * 1.02, y - ry * 0.5],
    ],
  )
  const band = stroke(
    curve([
      [-rx * 1.02, y - ry * 0.5],
      [0, y - ry * 0.36],
      [rx * 1.02, y - ry * 0.5],
    ]),
    w.tone('#1c2130'),
    3,
  )
  const peak =
    w.stance.view === 'back'
      ? ''
      : ellipse(
          w.stance.view === 'side' ? rx * 1.1 : 0,
          y - ry * 0.36,
          rx * (w.stance.view === 'side' ? 0.6 : 0.9),
          1.7,
          w.tone('#15181f'),
        )
  return volume(w, crown, white) + band + peak
}

function drawEpaulettes(w: Wearer): string {
  const gold = w.tone(GOLD)
  const { y, arm } = w.body
  const [left, right] = edges(w, 'shoulder')
  const shoulders = w.stance.view === 'side' ? [0] : [left + arm * 0.4, right - arm * 0.4]
  const [w1, w2] = edges(w, 'waist', 1.2)
  const belt = stroke(
    curve([
      [w1, y.waist + 2],
      [(w1 + w2) / 2, y.waist + 3.4],
      [w2, y.waist + 2],
    ]),
    w.tone('#f7f5f1'),
    3.6,
    { 'stroke-linecap': 'butt' },
  )
  const buttons = w.stance.view === 'front' ? listOf(5, (i) => circle(0, y.bust - 6 + i * 6, 1, gold)).join('') : ''
  return belt + buttons + shoulders.map((x) => ellipse(x, y.shoulder + 0.6, arm * 0.56, 1.9, gold)).join('')
}

export const SUITS = {
  suit: {
    legs: (w) => w.cloth,
    lower: (w) => drawTrousers(w, w.cloth, w.tone(LEATHER)),
    torso: (w) => drawJacket(w, w.cloth),
    sleeve: TAILORED,
  },
  tuxedo: {
    legs: (w) => w.cloth,
    lower: (w) => drawTrousers(w, w.cloth, w.tone('#14121a')) + drawStripes(w, lighten(w.cloth, 0.16)),
    torso: (w) => drawJacket(w, w.cloth, { satin: true }),
    sleeve: TAILORED,
  },
  kilt: {
    lower: (w) => drawHose(w) + drawKilt(w) + drawSporran(w),
    torso: (w) => drawJacket(w, w.tone('#26242e'), { hem: -5 }),
    sleeve: (w) => ({ length: 1, colour: w.tone('#26242e'), cuff: w.tone(WHITE) }),
  },
  uniform: {
    legs: (w) => lighten(w.cloth, 0.03),
    lower: (w) => drawTrousers(w, lighten(w.cloth, 0.03), w.tone('#14121a')) + drawStripes(w, w.tone('#b3263b')),
    torso: (w) => drawJacket(w, w.cloth, { tie: '#1c2130' }),
    sleeve: (w) => ({ length: 1, colour: w.cloth, cuff: w.tone(GOLD) }),
    over: drawEpaulettes,
    head: drawPeakedCap,
  },
} as const satisfies Record<string, Outfit>

/** Mixes the colour of trousers under a coat. */
export function paleTrousers(w: Wearer): string {
  return mix(w.cloth, w.tone('#f4ead6'), 0.75)
}
