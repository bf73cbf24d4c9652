import type { AttireName } from '@vowkit/understanding'
import { lighten, mix } from '../base/colour.ts'
import { listOf, onEllipse, type Point, SIDES } from '../base/geometry.ts'
import { circle, d, ellipse, path, polygon, stroke } from '../base/svg.ts'
import { curve, outline } from './curve.ts'
import { shade, volume, type Wearer } from './wearer.ts'

const TULLE = '#fffaf4'
const GOLD = '#d8ae55'
const BLOOMS = ['#f2c9c6', '#fff6ea', '#e8a3a0', '#f4dcb4']
const LEAF = '#7d9a74'
const STRAW = '#d8b67c'
const FELT = '#7a5335'

type DrawExtra = (w: Wearer) => string

/** What is worn on the head besides the clothing. */
export const HEADWEAR: Readonly<Partial<Record<AttireName, DrawExtra>>> = {
  veil: drawVeil,
  'flower-crown': drawFlowerCrown,
  turban: (w) => drawTurban(w, w.tone(w.figure.wears === 'sherwani' ? '#b3263b' : w.figure.colour)),
  hat: (w) => drawBrimmedHat(w, w.tone(STRAW), { brim: 2.5, crown: 0.95, lift: 0.06 }),
  'cowboy-hat': (w) => drawBrimmedHat(w, w.tone(FELT), { brim: 2.5, crown: 1.1, lift: 0.5 }),
  tiara: drawTiara,
  gele: (w) => drawGele(w, w.tone(w.figure.wears === 'gele' ? mix(w.figure.colour, GOLD, 0.5) : GOLD)),
}

/** Draws a long transparent veil that falls from the crown of the head. */
function drawVeil(w: Wearer): string {
  const { body, stance } = w
  const { y, rx } = body.head
  const tulle = w.tone(TULLE)
  const low = 4
  const crown = y - body.head.ry * 0.62
  const isSide = stance.view === 'side'
  const reach = 27
  const left: Point[] = isSide
    ? [
        [-rx * 0.2, crown - 2],
        [-rx * 1.5, y + 8],
        [-20, -96],
        [-30, -44],
        [-48, low],
      ]
    : [
        [-rx * 0.3, crown],
        [-rx * 1.15, y + 6],
        [-body.half.shoulder * 0.95, -112],
        [-body.half.shoulder * 1.2, -60],
        [-reach, low],
      ]
  const right: Point[] = isSide
    ? [
        [-14, low - 2],
        [-11, -60],
        [-9, -112],
        [-rx * 0.4, y + 4],
        [rx * 0.1, crown],
      ]
    : left.map(([x, level]): Point => [-x, level]).reverse()
  const hem: Point[] = [left.at(-1) as Point, [isSide ? -30 : 0, low + 5], right[0] as Point]
  const folds = [-0.7, -0.25, 0.3, 0.75].map((t) => {
    const end = isSide ? -31 + t * 14 : t * reach
    return stroke(
      curve([
        [isSide ? -rx * 0.5 : t * 4, crown + 3],
        [end * 0.5 - (isSide ? 2 : 0), -100],
        [end, low + 1],
      ]),
      t * w.lit > 0 ? tulle : shade(tulle, 1.4),
      1.3,
      { opacity: 0.4 },
    )
  })
  const comb = isSide
    ? ellipse(-rx * 0.35, crown - 1, 3.4, 2, w.tone(GOLD))
    : ellipse(0, crown - 0.5, 4.6, 1.5, w.tone(GOLD))
  return (
    path(outline(left, hem, right), tulle, { opacity: stance.view === 'front' ? 0.34 : 0.5 }) + folds.join('') + comb
  )
}

function drawFlowerCrown(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const blooms = listOf(7, (i) => {
    const t = i / 6
    const [x, level] = onEllipse(0, y - ry * 0.42, rx * 1.06, ry * 0.26, Math.PI * (1 - t))
    const top = w.stance.view === 'side' ? level - t * 3 : level
    const colour = w.tone(BLOOMS[i % BLOOMS.length] as string)
    const leaf = ellipse(x + 1.6, top + 1.6, 2.4, 1.2, w.tone(LEAF))
    return leaf + circle(x, top, 2.7, shade(colour, 0.4)) + circle(x + w.lit * 0.5, top - 0.5, 1.9, colour)
  })
  return blooms.join('')
}

/** Draws a turban with a tail of cloth at the back. */
export function drawTurban(w: Wearer, colour: string): string {
  const { y, rx, ry } = w.body.head
  const at = (x: number, level: number): Point => [x * rx, y + level * ry]
  const shape = outline(
    [at(-1.08, -0.12), at(-1.3, -0.7), at(-0.8, -1.38), at(0, -1.56), at(0.8, -1.38), at(1.3, -0.7), at(1.08, -0.12)],
    [at(1.08, -0.12), at(0, w.stance.view === 'back' ? 0.1 : -0.42), at(-1.08, -0.12)],
  )
  const folds = [-0.75, -0.3, 0.2].map((x) =>
    stroke(curve([at(x, -0.1 - Math.abs(x) * 0.2), at(x + 0.25, -0.8), at(x + 0.75, -1.3)]), shade(colour, 1.6), 1, {
      opacity: 0.7,
    }),
  )
  const back = w.stance.view === 'side' ? 0.7 : 0
  const tail =
    w.stance.view === 'front'
      ? ''
      : path(
          outline(
            [at(-0.3 - back, 0), at(-0.5 - back, 1), at(-0.62 - back, 2.6)],
            [at(0.1 - back, 2.5), at(0.16 - back, 1), at(0.3 - back, 0)],
          ),
          shade(colour, 0.8),
        )
  const jewel =
    w.stance.view === 'back'
      ? ''
      : circle(w.stance.view === 'side' ? rx : 0, y - ry * 0.8, 2, w.tone(GOLD)) +
        stroke(
          curve([at(w.stance.view === 'side' ? 1 : 0, -0.9), at(w.stance.view === 'side' ? 0.9 : 0.1, -1.9)]),
          w.tone('#fff4de'),
          1.6,
        )
  return tail + volume(w, shape, colour) + folds.join('') + jewel
}

function drawBrimmedHat(
  w: Wearer,
  colour: string,
  { brim, crown, lift }: { brim: number; crown: number; lift: number },
): string {
  const { y, rx, ry } = w.body.head
  const at = (x: number, level: number): Point => [x * rx, y + level * ry]
  const top = -0.6 - crown
  const edge = outline(
    [at(-brim, -0.5 - lift), at(-1, -0.3), at(0, -0.16), at(1, -0.3), at(brim, -0.5 - lift)],
    [at(brim, -0.5 - lift), at(1, -0.6), at(-1, -0.6), at(-brim, -0.5 - lift)],
  )
  const dome = outline(
    [at(-1.06, -0.44), at(-0.98, top + 0.3), at(-0.6, top)],
    [at(-0.6, top), at(0, top + (lift > 0.3 ? 0.2 : -0.08)), at(0.6, top)],
    [at(0.6, top), at(0.98, top + 0.3), at(1.06, -0.44)],
  )
  const band = stroke(curve([at(-1.04, -0.52), at(0, -0.36), at(1.04, -0.52)]), shade(colour, 2.4), 2)
  return path(edge, shade(colour, 0.7)) + volume(w, dome, colour) + band
}

function drawTiara(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const gold = w.tone('#f0d68a')
  const shift = w.stance.view === 'side' ? rx * 0.35 : 0
  const base = y - ry * 0.72
  const points: Point[] = [
    [-rx * 0.75, base + 1.5],
    [-rx * 0.7, base - 3],
    [-rx * 0.4, base - 1.4],
    [-rx * 0.3, base - 5],
    [0, base - 2.4],
    [0, base - 7.4],
    [rx * 0.06, base - 2.4],
    [rx * 0.3, base - 5],
    [rx * 0.4, base - 1.4],
    [rx * 0.7, base - 3],
    [rx * 0.75, base + 1.5],
  ]
  return (
    polygon(
      points.map(([x, level]): Point => [x + shift, level]),
      gold,
    ) + circle(shift, base - 6.6, 1, w.tone('#ffffff'))
  )
}

/** Draws the wide pleated head tie of Yoruba dress. */
export function drawGele(w: Wearer, colour: string): string {
  const { y, rx, ry } = w.body.head
  const at = (x: number, level: number): Point => [x * rx, y + level * ry]
  const fans = SIDES.map((side) => {
    const fan = outline(
      [at(side * 0.2, -0.2), at(side * 1.2, -0.3), at(side * 2.1, -1.1)],
      [at(side * 2.1, -1.1), at(side * 1.7, -2), at(side * 0.7, -2.15), at(0, -1.5)],
    )
    return volume(w, fan, side === w.lit ? lighten(colour, 0.02) : shade(colour, 0.6))
  })
  const pleats = [-1.6, -1.05, -0.5, 0.5, 1.05, 1.6].map((x) =>
    stroke(
      d`M${x * 0.45 * rx} ${y - ry * 0.5}L${x * rx} ${y - ry * (1.9 - Math.abs(x) * 0.28)}`,
      x * w.lit > 0 ? lighten(colour, 0.08) : shade(colour, 1.8),
      1,
      { opacity: 0.8 },
    ),
  )
  const wrap = volume(
    w,
    outline(
      [at(-1.1, 0), at(-1.1, -0.8), at(0, -1.3), at(1.1, -0.8), at(1.1, 0)],
      [at(1.1, 0), at(0, w.stance.view === 'back' ? 0.4 : -0.4), at(-1.1, 0)],
    ),
    colour,
  )
  return (
    fans.join('') +
    pleats.join('') +
    wrap +
    stroke(curve([at(-1.05, -0.3), at(0, -0.75), at(1.05, -0.2)]), shade(colour, 1.6), 1)
  )
}
