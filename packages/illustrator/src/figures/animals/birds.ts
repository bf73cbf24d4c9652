import { lighten } from '../../base/colour.ts'
import { listOf, onEllipse, type Point } from '../../base/geometry.ts'
import { circle, ellipse, group, path, place, stroke, turn } from '../../base/svg.ts'
import type { SceneObject } from '../../objects/object.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { curve, limb, outline } from '../curve.ts'
import { shade } from '../wearer.ts'
import { type Brush, drawAnimal, drawEye } from './fur.ts'

const FEATHER_RINGS = [
  { reach: 98, count: 17, size: 8.6 },
  { reach: 76, count: 14, size: 7.6 },
  { reach: 54, count: 11, size: 6.4 },
] as const
const MOST = 24

/** A peacock that shows its tail. */
function drawPeacock({ fill, tone }: Brush): string {
  const green = tone('#2f7f62')
  const hub: Point = [0, -34]
  const fan = outline(
    listOf(13, (i) => onEllipse(hub[0], hub[1], 106, 106, -Math.PI * (-0.06 + (i / 12) * 1.12))),
    [[0, -20]],
  )
  const eyes = FEATHER_RINGS.flatMap(({ reach, count, size }) =>
    listOf(count, (i) => {
      const angle = -Math.PI * (-0.04 + (i / (count - 1)) * 1.08)
      const [x, y] = onEllipse(hub[0], hub[1], reach, reach, angle)
      const quill = stroke(curve([hub, [x, y]]), tone('#5f9a54'), 1.2, { opacity: 0.7 })
      const degrees = (angle * 180) / Math.PI + 90
      const eye = ellipse(x, y, size * 0.8, size * 1.15, tone('#4fa86a'), { transform: turn(degrees, x, y) })
      return (
        quill +
        eye +
        ellipse(x, y, size * 0.55, size * 0.75, tone('#c9953f'), { transform: turn(degrees, x, y) }) +
        circle(x, y, size * 0.42, tone('#2a67a8')) +
        circle(x, y + size * 0.1, size * 0.2, tone('#1b2a5a'))
      )
    }),
  )
  const legs = [-5, 5]
    .map((x) =>
      stroke(
        curve([
          [x, -16],
          [x, -1],
        ]),
        tone('#9a8468'),
        2,
      ),
    )
    .join('')
  const body = outline([
    [0, -86],
    [-6, -78],
    [-7, -62],
    [-15, -44],
    [-15, -26],
    [0, -14],
    [15, -26],
    [15, -44],
    [7, -62],
    [6, -78],
  ])
  const head =
    circle(0, -86, 7, tone('#2458a6')) +
    path(
      limb(
        [
          [-1, -84],
          [0, -78],
        ],
        [4, 1],
      ),
      tone('#e8d9b8'),
    )
  const crown = [-6, -3, 0, 3, 6]
    .map(
      (x) =>
        stroke(
          curve([
            [x * 0.3, -92],
            [x, -101],
          ]),
          tone('#2458a6'),
          0.8,
        ) + circle(x, -102, 1.4, tone('#3fa0b5')),
    )
    .join('')
  return (
    fill(fan, green) +
    eyes.join('') +
    legs +
    fill(body, tone('#2458a6')) +
    ellipse(-4, -46, 4, 12, tone('#3f86c8'), { opacity: 0.5 }) +
    head +
    crown +
    drawEye(-2.6, -87, 1.1) +
    drawEye(2.6, -87, 1.1)
  )
}

/** Two swans on water, whose necks form a heart. */
function drawSwans({ fill, tone }: Brush): string {
  const water = tone('#8fb4c0')
  const white = tone('#fbf8f3')
  const rings = [1, 0.72, 0.42]
    .map((size, i) => ellipse(0, 0, 120 * size, 15 * size, lighten(water, i * 0.04), { opacity: 0.6 }))
    .join('')
  const swan = (side: 1 | -1) => {
    const flip = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * side, y])
    const neck = path(
      limb(
        flip([
          [-34, -12],
          [-24, -34],
          [-30, -58],
          [-20, -72],
          [-7, -66],
          [-5, -57],
        ]),
        [14, 9, 7, 7, 8, 6],
      ),
      white,
    )
    const body = outline(
      flip([
        [-96, -26],
        [-78, -22],
        [-60, -34],
        [-38, -26],
        [-24, -10],
        [-30, 1],
        [-60, 4],
        [-84, 0],
        [-96, -12],
      ]),
    )
    const wing = outline(
      flip([
        [-98, -30],
        [-80, -32],
        [-56, -36],
        [-40, -22],
        [-52, -10],
        [-74, -12],
      ]),
    )
    const beak = path(
      outline(
        flip([
          [-8, -62],
          [-1.5, -52],
          [-4, -50],
          [-8, -55],
        ]),
      ),
      tone('#d9762f'),
    )
    const plumes = [0, 1, 2]
      .map((i) =>
        stroke(
          curve(
            flip([
              [-90 + i * 8, -26 + i * 4],
              [-66 + i * 5, -20 + i * 3],
              [-48, -22 + i * 4],
            ]),
          ),
          shade(white, 1.4),
          1.2,
          { opacity: 0.6 },
        ),
      )
      .join('')
    const mirror = ellipse(side * -58, 7, 38, 4, white, { opacity: 0.4 })
    return (
      mirror + fill(body, white) + neck + fill(wing, white) + plumes + beak + circle(side * -8, -64, 1.2, '#1d1517')
    )
  }
  return rings + swan(1) + swan(-1)
}

/** A white dove in flight. */
function drawDove({ fill, tone }: Brush): string {
  const white = tone('#fdfaf5')
  const tail = path(
    outline([
      [-12, 1],
      [-28, -3],
      [-30, 4],
      [-26, 9],
      [-12, 5],
    ]),
    shade(white, 1),
  )
  const far = path(
    outline([
      [2, -2],
      [8, -20],
      [20, -34],
      [16, -14],
      [9, 0],
    ]),
    shade(white, 1.5),
  )
  const body = outline([
    [-14, 1],
    [-2, -6],
    [12, -6],
    [19, -9],
    [24, -6],
    [22, -1],
    [12, 6],
    [-4, 8],
  ])
  const near = outline([
    [6, -3],
    [0, -22],
    [-14, -40],
    [-16, -26],
    [-13, -14],
    [-6, 0],
  ])
  const plumes = [0, 1, 2]
    .map((i) =>
      stroke(
        curve([
          [-13 + i * 2, -30 + i * 8],
          [-4 + i, -14 + i * 4],
          [2, -4],
        ]),
        shade(white, 1.4),
        0.9,
        { opacity: 0.6 },
      ),
    )
    .join('')
  return (
    tail +
    far +
    fill(body, white) +
    fill(near, white) +
    plumes +
    path(
      outline([
        [23.4, -6.4],
        [28, -4.4],
        [23.4, -3.4],
      ]),
      tone('#d99a5b'),
    ) +
    circle(20.6, -6, 0.9, '#1d1517')
  )
}

/** Spreads flying animals over an area below and around a spot. */
export function drawFlock(
  painter: Painter,
  spot: Spot,
  { count, width, height }: { count: number; width: number; height: number },
  draw: (at: Spot) => string,
): string {
  const { random } = painter
  return listOf(Math.min(MOST, count), (i) => {
    const t = (i + random.range(0.2, 0.8)) / count - 0.5
    const size = random.range(0.8, 1.5)
    const at = {
      ...spot,
      x: spot.x + t * width * spot.unit,
      y: spot.y + random.range(0.1, 1) * height * spot.unit,
      unit: spot.unit * size,
    }
    return group({ transform: turn(random.range(-16, 16), at.x, at.y) }, draw(at))
  }).join('')
}

export const BIRDS = {
  peacock: {
    place: 'beside',
    width: 2.1,
    height: 1.45,
    draw: (painter, spot) => drawAnimal(painter, spot, 34, drawPeacock),
  },
  swans: { place: 'front', width: 2.4, height: 0.8, draw: (painter, spot) => drawAnimal(painter, spot, 0, drawSwans) },
  doves: {
    place: 'sky',
    width: 8,
    height: 2,
    draw: (painter, spot, { count = 9 }) =>
      drawFlock(painter, spot, { count, width: 8, height: 1.8 }, (at) => drawAnimal(painter, at, 0, drawDove)),
  },
} as const satisfies Record<string, SceneObject>

/** Draws butterflies a little larger than life, so that they can be seen. */
function drawButterfly(painter: Painter, { x, y, unit }: Spot, colour: string): string {
  const wing = (side: number) =>
    path(
      outline([
        [0, -1],
        [side * 5, -12],
        [side * 14, -14],
        [side * 15, -5],
        [side * 4, 1],
      ]),
      colour,
    ) +
    path(
      outline([
        [0, 0],
        [side * 8, 2],
        [side * 10, 9],
        [side * 4, 11],
        [0, 4],
      ]),
      shade(colour, 0.9),
    ) +
    circle(side * 10, -9, 1.8, lighten(colour, 0.1)) +
    stroke(
      curve([
        [side * 5, -12],
        [side * 14, -14],
        [side * 15, -5],
      ]),
      shade(colour, 3),
      1.2,
    )
  const turned = painter.random.range(-40, 40)
  return group(
    { transform: place(x, y, turned, unit / 60) },
    wing(-1) +
      wing(1) +
      stroke(
        curve([
          [0, -5],
          [0, 6],
        ]),
        painter.tone('#3a2a2c'),
        1.6,
      ),
  )
}

export const BUTTERFLIES = {
  butterflies: {
    place: 'sky',
    width: 8,
    height: 3,
    draw: (painter, spot, { count = 14, colour }) => {
      const colours = colour ? [colour] : ['#e08a3c', '#5a86c4', '#e6c04f', ...painter.spec.palette]
      return drawFlock(painter, spot, { count, width: 8, height: 3 }, (at) =>
        drawButterfly(painter, at, painter.tone(painter.random.pick(colours))),
      )
    },
  },
} as const satisfies Record<string, SceneObject>
