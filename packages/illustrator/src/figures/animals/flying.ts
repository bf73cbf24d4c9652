import { lighten } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { circle, group, path, place, stroke, turn } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { curve, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import type { Brush } from './fur.ts'

const MOST = 24

/** Distributes flying animals over an area around and below a spot. */
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

/** Draws a white dove in flight. */
export function drawDove({ fill, tone }: Brush): string {
  const white = tone('#fdfaf5')
  const tail = path(outline(points('-12,1 -28,-3 -30,4 -26,9 -12,5')), shade(white, 1))
  const far = path(outline(points('2,-2 8,-20 20,-34 16,-14 9,0')), shade(white, 1.5))
  const body = outline(points('-14,1 -2,-6 12,-6 19,-9 24,-6 22,-1 12,6 -4,8'))
  const near = outline(points('6,-3 0,-22 -14,-40 -16,-26 -13,-14 -6,0'))
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
    path(outline(points('23.4,-6.4 28,-4.4 23.4,-3.4')), tone('#d99a5b')) +
    circle(20.6, -6, 0.9, '#1d1517')
  )
}

/** Draws butterflies slightly larger than life, so that they stay visible. */
export function drawButterfly(painter: Painter, { x, y, unit }: Spot, colour: string): string {
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
    wing(-1) + wing(1) + stroke(curve(points('0,-5 0,6')), painter.tone('#3a2a2c'), 1.6),
  )
}
