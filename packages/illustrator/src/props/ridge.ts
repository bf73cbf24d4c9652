import { HEIGHT, type Point, WIDTH } from '../base/geometry.ts'
import { createNoise } from '../base/noise.ts'
import { polygon } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

export interface RidgeOptions {
  /** The y position of the lowest valley of the ridge. */
  y: number
  /** The height of the highest peak above the lowest valley. */
  rise: number
  frequency: number
  /** The fill of the ridge: a gradient, or a colour from `Painter.tone`. */
  fill: string
  /** The name of the ridge, unique in its scene. Each name produces a different outline. */
  name: string
  /** The y position of the lower edge of the ridge. Default: the bottom of the canvas. */
  foot?: number
}

const STEP = 12

/** Draws a ridge of hills and fills the area below it. */
export function drawRidge(painter: Painter, { y, rise, frequency, fill, name, foot = HEIGHT }: RidgeOptions): string {
  const noise = createNoise(name + painter.spec.seed)
  const crest: Point[] = []
  for (let x = 0; x <= WIDTH; x += STEP) crest.push([x, y - (noise((x / WIDTH) * frequency) * 0.5 + 0.5) * rise])
  return polygon([[0, foot], ...crest, [WIDTH, foot]], fill)
}
