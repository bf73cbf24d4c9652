import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, line, path, stroke } from '../../base/svg.ts'
import { curve, mirrored, outline } from '../curve.ts'
import { edges, shade, sideOf, volume, type Wearer } from '../wearer.ts'

/** Draws a cloth around the shoulders and over the upper arms. */
export function drawShawl(w: Wearer, colour: string): string {
  const { y, half, arm } = w.body
  if (w.stance.view === 'side') {
    const [left, right] = edges(w, 'shoulder', 2)
    const wrap = outline(
      [
        [left * 0.6, y.neck + 1],
        [left - 3, y.bust],
        [left - 2, y.waist - 2],
      ],
      [
        [left - 2, y.waist - 2],
        [2, y.waist + 4],
        [right + 3, y.waist - 4],
      ],
      [
        [right + 3, y.waist - 4],
        [right + 3, y.bust],
        [right * 0.7, y.neck + 2],
      ],
    )
    return volume(w, wrap, colour) + drawFringe(w, [left - 2, right + 3], y.waist + 1, colour)
  }
  const reach = half.shoulder + arm * 0.7
  const left: Point[] = [
    [-half.neck - 1.4, y.neck + 1],
    [-half.shoulder - 1, y.shoulder - 0.6],
    [-reach, y.bust],
    [-reach + 1, y.waist - 5],
  ]
  if (w.stance.view === 'back') {
    const hem: Point[] = [left.at(-1) as Point, [0, y.waist + 9], mirrored(left)[0] as Point]
    return (
      volume(w, outline(left, hem, mirrored(left)), colour) +
      drawFringe(w, [-reach + 3, reach - 3], y.waist, colour) +
      stroke(
        curve([
          [-half.shoulder, y.bust - 4],
          [0, y.bust + 8],
          [half.shoulder, y.bust - 4],
        ]),
        shade(colour, 1.2),
        1,
        { opacity: 0.5 },
      )
    )
  }
  return SIDES.map((side) => {
    const edge = left.map(([x, level]): Point => [side * -x, level])
    const inner: Point[] = [
      [side * (reach - 1), y.waist - 5],
      [side * half.waist * 0.7, y.waist - 3],
      [side * half.bust * 0.5, y.bust],
      [side * (half.neck + 1.4), y.neck + 1],
    ]
    return volume(w, outline(edge, inner), side === w.lit ? lighten(colour, 0.02) : shade(colour, 0.5))
  }).join('')
}

function drawFringe(w: Wearer, [from, to]: readonly [number, number], y: number, colour: string): string {
  return listOf(10, (i) => {
    const t = i / 9
    const x = from + (to - from) * t
    const low = y + Math.sin(t * Math.PI) * 6
    return line(x, low, x, low + 5, w.stance.view === 'back' ? shade(colour, 0.6) : colour, 0.9)
  }).join('')
}

/** Draws a prayer shawl with dark stripes and fringes. */
export function drawTallit(w: Wearer, stripe: string): string {
  const { y, half, arm } = w.body
  const white = w.tone('#fbf8f0')
  if (w.stance.view !== 'front') {
    const [left, right] =
      w.stance.view === 'back' ? [-half.shoulder - arm * 0.4, half.shoulder + arm * 0.4] : edges(w, 'shoulder', 3)
    const low = y.hip + 6
    const shape = outline(
      [
        [left * 0.35, y.neck],
        [left, y.shoulder + 2],
        [left - 1, low],
      ],
      [
        [left - 1, low],
        [(left + right) / 2, low + 2],
        [right + 1, low],
      ],
      [
        [right + 1, low],
        [right, y.shoulder + 2],
        [right * 0.35, y.neck],
      ],
    )
    const bars = [6, 10, 13].map((rise, i) => line(left, low - rise, right, low - rise, stripe, i === 1 ? 2.4 : 1.1))
    return volume(w, shape, white) + bars.join('') + drawFringe(w, [left, right], low, white)
  }
  return SIDES.map((side) => {
    const inner = side * half.neck * 0.9
    const outer = side * (half.shoulder + arm * 0.2)
    const low = y.hip + 24
    const band = outline(
      [
        [inner, y.neck + 1],
        [inner + side * 2, y.bust],
        [inner + side * 1.4, low],
      ],
      [
        [inner + side * 1.4, low],
        [outer - side * 3, low],
      ],
      [
        [outer - side * 3, low],
        [outer - side * 1, y.bust],
        [outer - side * 1, y.shoulder + 1],
        [inner, y.neck + 1],
      ],
    )
    const bars = [6, 10, 13].map((rise, i) =>
      line(inner + side * 1.6, low - rise, outer - side * 2.6, low - rise, stripe, i === 1 ? 2.6 : 1.1, {
        'stroke-linecap': 'butt',
      }),
    )
    const fringe = listOf(5, (i) => {
      const x = inner + side * 2 + ((outer - inner - side * 5) * i) / 4
      return line(x, low, x, low + 5, white, 0.9)
    })
    return volume(w, band, white) + bars.join('') + fringe.join('')
  }).join('')
}

/** Draws the part of a cape that hangs behind the body. */
export function drawCapeBehind(w: Wearer, colour: string): string {
  if (w.stance.view === 'back') return ''
  const { y, half } = w.body
  const isSide = w.stance.view === 'side'
  const left: Point[] = isSide
    ? [
        [-3, y.neck + 1],
        [-15, y.bust],
        [-24, y.hip],
        [-36, -5],
      ]
    : [
        [-half.neck, y.neck + 1],
        [-half.shoulder - 6, y.bust],
        [-half.shoulder - 11, y.hip],
        [-half.shoulder - 17, -5],
      ]
  const right: Point[] = isSide
    ? [
        [-2, -4],
        [2, y.hip],
        [3, y.neck + 1],
      ]
    : mirrored(left)
  return volume(
    w,
    outline(left, [left.at(-1) as Point, [isSide ? -18 : 0, -2], right[0] as Point], right),
    shade(colour, 0.4),
  )
}

/** Draws the part of a cape in front of the body, with a clasp. */
export function drawCape(w: Wearer, colour: string): string {
  const { y, half } = w.body
  if (w.stance.view === 'back') {
    const left: Point[] = [
      [-half.neck - 1, y.neck],
      [-half.shoulder - 3, y.shoulder + 3],
      [-half.shoulder - 8, y.hip],
      [-half.shoulder - 15, -4],
    ]
    const folds = [-0.6, -0.2, 0.25, 0.65].map((t) =>
      stroke(
        curve([
          [t * half.shoulder * 0.5, y.bust],
          [t * half.shoulder, y.hip],
          [t * (half.shoulder + 13), -6],
        ]),
        shade(colour, 1.4),
        1.6,
        { opacity: 0.5 },
      ),
    )
    return (
      volume(w, outline(left, [left.at(-1) as Point, [0, 0], mirrored(left)[0] as Point], mirrored(left)), colour) +
      folds.join('')
    )
  }
  const over = (side: number) =>
    outline(
      [
        [side * half.neck, y.neck],
        [side * (half.shoulder + 3), y.shoulder + 1],
        [side * (half.shoulder + 5), y.bust + 3],
      ],
      [
        [side * (half.shoulder + 5), y.bust + 3],
        [side * half.bust * 0.72, y.bust - 4],
        [side * half.neck * 0.5, y.neck + 2],
      ],
    )
  const sides = w.stance.view === 'side' ? [-0.5] : SIDES
  return (
    sides.map((side) => volume(w, over(side), colour)).join('') +
    circle(w.stance.view === 'side' ? 4 : 0, y.neck + 2.4, 1.8, w.tone('#e6c466'))
  )
}

/** Draws the body of an open coat, from the shoulders to a hem. Its sleeves belong to the outfit. */
export function drawCoat(w: Wearer, colour: string, hem: number): string {
  const { y, half } = w.body
  const left: Point[] = [...sideOf(w, 0, 'shoulder', 'hip', 2.2)]
  const [x1] = left.at(-1) as Point
  const right = sideOf(w, 1, 'shoulder', 'hip', 2.2)
  const [x2] = right.at(-1) as Point
  const neck = edges(w, 'neck', 1)
  if (w.stance.view !== 'front') {
    const shape = outline(
      [[neck[0], y.neck], ...left, [x1 - 5, hem]],
      [
        [x1 - 5, hem],
        [(x1 + x2) / 2, hem + 1.5],
        [x2 + 5, hem],
      ],
      [[x2 + 5, hem], ...right.toReversed(), [neck[1], y.neck]],
    )
    const seam = stroke(
      curve([
        [0, y.waist],
        [0, hem],
      ]),
      shade(colour, 1.5),
      1,
    )
    return volume(w, shape, colour) + (w.stance.view === 'back' ? seam : '')
  }
  return SIDES.map((side) => {
    const edge = (side < 0 ? left : right) as Point[]
    const panel = outline(
      [[side * half.neck, y.neck - 1], ...edge, [side < 0 ? x1 - 5 : x2 + 5, hem]],
      [
        [side < 0 ? x1 - 5 : x2 + 5, hem],
        [side * half.waist * 0.55, hem + 1],
      ],
      [
        [side * half.waist * 0.55, hem + 1],
        [side * half.waist * 0.3, y.waist],
        [side * half.bust * 0.3, y.bust],
        [side * half.neck, y.neck - 1],
      ],
    )
    const lapel = outline(
      [
        [side * half.neck, y.neck - 1.4],
        [side * half.bust * 0.74, y.bust - 8],
      ],
      [
        [side * half.bust * 0.74, y.bust - 8],
        [side * half.bust * 0.3, y.bust + 8],
      ],
      [
        [side * half.bust * 0.3, y.bust + 8],
        [side * half.neck, y.neck - 1.4],
      ],
    )
    return volume(w, panel, side === w.lit ? colour : shade(colour, 0.4)) + path(lapel, lighten(colour, 0.05))
  }).join('')
}

/** Draws the cloth of a Buddhist monk over the left shoulder. */
export function drawMonkSash(w: Wearer, colour: string): string {
  const { y, half } = w.body
  const side = w.stance.view === 'back' ? -1 : 1
  const shape = outline(
    [
      [side * (half.shoulder + 3), y.shoulder + 1],
      [side * half.neck, y.neck + 1],
      [side * -half.bust, y.waist - 2],
      [side * -half.hip, y.hip + 8],
    ],
    [
      [side * -half.hip, y.hip + 8],
      [0, y.hip + 10],
      [side * (half.hip + 3), y.hip - 4],
    ],
    [
      [side * (half.hip + 3), y.hip - 4],
      [side * (half.shoulder + 5), y.bust + 6],
      [side * (half.shoulder + 3), y.shoulder + 1],
    ],
  )
  return volume(w, shape, colour)
}
