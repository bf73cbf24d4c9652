import { lighten } from '../base/colour.ts'
import { HEIGHT, lerp, WIDTH } from '../base/geometry.ts'
import { d, line, rect, repeat, stroke } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

/** Draws the ground from the horizon to the bottom of the canvas, with haze at its far edge. */
export function drawGround(painter: Painter, y: number, colour: string): string {
  const near = painter.tone(colour)
  const far = painter.fade(near, 0.45 * painter.light.hazeAlpha)
  return rect(0, y, WIDTH, HEIGHT - y, painter.gradient(far, lighten(near, -0.07)))
}

/** Draws tufts of grass with three blades each, larger towards the viewer. */
export function drawTufts(painter: Painter, horizon: number, colour: string, count: number): string {
  return painter.layer('tufts', () => {
    const { random } = painter
    return repeat(count, () => {
      const t = Math.sqrt(random.next())
      const y = lerp(horizon + 6, HEIGHT, t)
      const k = 3 + 13 * t
      const x = random.next() * WIDTH
      const blade = lighten(painter.tone(colour, (1 - t) * 0.5), random.range(-0.07, 0.07))
      const blades = d`M${x} ${y}q${-k * 0.3} ${-k} ${-k * 0.6} ${-k * 1.3}M${x} ${y}q0 ${-k} ${k * 0.1} ${-k * 1.5}M${x} ${y}q${k * 0.3} ${-k * 0.9} ${k * 0.7} ${-k * 1.1}`
      return stroke(blades, blade, 1 + t * 1.6, { opacity: 0.75 })
    })
  })
}

export interface PavingOptions {
  horizon: number
  colour: string
  /** The number of joints that run away from the viewer. */
  lanes: number
  /** The distance between these joints at the horizon and at the bottom edge, in pixels. */
  gaps: readonly [far: number, near: number]
  /** The number of horizontal joints. */
  courses: number
}

/** Draws the joints of a floor in one-point perspective on top of an existing ground. */
export function drawPaving(painter: Painter, { horizon, colour, lanes, gaps, courses }: PavingOptions): string {
  const joint = lighten(painter.tone(colour), -0.08)
  const middle = lanes / 2
  const across = repeat(courses, (i) => {
    const y = lerp(horizon, HEIGHT, ((i + 1) / (courses + 1)) ** 2)
    return line(0, y, WIDTH, y, joint, 1.5, { opacity: 0.55 })
  })
  const away = repeat(lanes + 1, (i) => {
    const lane = i - middle
    return line(WIDTH / 2 + lane * gaps[0], horizon, WIDTH / 2 + lane * gaps[1], HEIGHT, joint, 1.6, { opacity: 0.5 })
  })
  return across + away
}
