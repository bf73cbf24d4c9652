import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { discMark } from '../../base/marks.ts'
import { d, path, repeat, stroke } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import type { Painter } from '../../painter/painter.ts'
import type { FlowerName } from '../../spec.ts'
import { besideStage } from './land.ts'

export interface Wildflower {
  kind: FlowerName
  colour: string
}

/** Draws flowers as dabs of colour across a field, smaller and hazier with distance. */
export function drawFlowerDabs(
  painter: Painter,
  colours: readonly string[],
  from: number,
  to: number,
  count: number,
  size: number,
): string {
  const { random } = painter
  const bands = 4
  return repeat(bands, (band) => {
    const t = (band + 0.5) / bands
    const [top, foot] = [lerp(from, to, (band / bands) ** 1.6), lerp(from, to, ((band + 1) / bands) ** 1.6)]
    return colours
      .map((colour) => {
        const dab = painter.tone(colour, (1 - t) * 0.4)
        const marks = (lift: number, scale: number) =>
          repeat(count / bands / colours.length, () => {
            const at: Point = [random.range(-10, WIDTH + 10), random.range(top, foot) - lift]
            const r = size * lerp(0.22, 1, t) * random.range(0.6, 1.2) * scale
            return discMark(at, r, r * 0.72)
          })
        return path(marks(0, 1), lighten(dab, -0.04)) + path(marks(0, 0.8), lighten(dab, 0.04))
      })
      .join('')
  })
}

/** Draws detailed flowers on stems in the foreground, beside the stage. */
export function drawNearFlowers(
  painter: Painter,
  flowers: readonly Wildflower[],
  stem: string,
  count: number,
  from = HEIGHT * 0.74,
): string {
  const { random } = painter
  const places = Array.from({ length: count }, () => random.next()).sort((a, b) => a - b)
  return places
    .map((t) => {
      const { kind, colour } = random.pick(flowers)
      const x = besideStage(random)
      const y = lerp(from, HEIGHT + 60, t)
      const tall = lerp(26, 120, t) * random.range(0.7, 1.2)
      const lean = random.range(-0.25, 0.25) * tall
      const stalk = stroke(
        d`M${x} ${y}q${lean * 0.1} ${-tall * 0.6} ${lean} ${-tall}`,
        lighten(painter.tone(stem, 0.05), random.range(-0.05, 0.04)),
        lerp(1.4, 3.2, t),
      )
      const radius = lerp(6, 27, t) * random.range(0.8, 1.15)
      return (
        stalk +
        drawFlower(painter, {
          kind,
          colour,
          x: x + lean,
          y: y - tall,
          radius,
          turn: random.range(-30, 30),
          lit: random.range(-0.5, 0.5),
        })
      )
    })
    .join('')
}
