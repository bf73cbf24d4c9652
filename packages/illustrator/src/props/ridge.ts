import { HEIGHT, type Point, WIDTH } from '../base/geometry.ts'
import { createNoise } from '../base/noise.ts'
import { polygon } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

export interface RidgeOptions {
  /** The bottom of the lowest valley. */
  y: number
  /** The height of the highest peak above it. */
  rise: number
  frequency: number
  /** A toned colour or a gradient. */
  fill: string
  /** Identifies the ridge in its scene. Each ridge has its own outline. */
  name: string
  /** The y position down to which it is filled. Default: the bottom of the canvas. */
  foot?: number
}

const STEP = 12

/** Draws a line of hills, filled downwards. */
export function drawRidge(painter: Painter, { y, rise, frequency, fill, name, foot = HEIGHT }: RidgeOptions): string {
  const noise = createNoise(name + painter.spec.seed)
  const crest: Point[] = []
  for (let x = 0; x <= WIDTH; x += STEP) crest.push([x, y - (noise((x / WIDTH) * frequency) * 0.5 + 0.5) * rise])
  return polygon([[0, foot], ...crest, [WIDTH, foot]], fill)
}
