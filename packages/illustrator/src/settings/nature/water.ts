import { lighten, mix } from '../../base/colour.ts'
import { lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { group, path, rect, repeat, tag } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

/** The x position of the moon in the night sky, as a fraction of the canvas width. */
const MOON_X = 0.24

export interface Water {
  top: number
  bottom: number
  colour: string
  /** The number of wave strokes. Default: 160. */
  waves?: number
  /** The colour of the water near the viewer, such as a colour for shallow water. */
  near?: string
}

/** Draws a surface of water whose colour approaches the colour of the sky with distance. */
export function drawWater(painter: Painter, { top, bottom, colour, waves = 160, near = colour }: Water): string {
  const far = mix(painter.tone(colour, 0.3), painter.light.sky[2], 0.42)
  const fill = painter.gradient(far, painter.tone(near, 0.06), { middle: painter.tone(mix(colour, near, 0.35), 0.14) })
  return (
    rect(0, top, WIDTH, bottom - top, fill) +
    drawWaves(painter, top, bottom, colour, waves) +
    drawGlitter(painter, top, bottom)
  )
}

/** Draws wave strokes in shaded colours and in the colour of the sky. */
export function drawWaves(painter: Painter, top: number, bottom: number, colour: string, count: number): string {
  const { random } = painter
  const tones = [lighten(painter.tone(colour, 0.15), -0.05), mix(painter.tone(colour, 0.1), painter.light.sky[2], 0.55)]
  return tones
    .map((tone) => {
      const marks = repeat(count / 2, () => {
        const t = random.next() ** 1.5
        const at: Point = [random.range(-40, WIDTH + 40), lerp(top + 2, bottom, t)]
        return leafMark(at, lerp(24, 210, t) * random.range(0.5, 1.2), lerp(1, 5, t), random.range(-1, 1))
      })
      return path(marks, tone, { opacity: 0.5 })
    })
    .join('')
}

/** Draws the reflection of the sun or the moon on the water. */
export function drawGlitter(painter: Painter, top: number, bottom: number): string {
  const { light } = painter
  const source = light.sun?.x ?? (light.stars ? MOON_X : undefined)
  if (source === undefined) return ''
  return painter.layer('glitter', () => {
    const { random } = painter
    const marks = repeat(60, (i) => {
      const t = i / 60
      const at: Point = [source * WIDTH + random.gauss() * lerp(12, 90, t), lerp(top + 2, bottom, t)]
      return leafMark(at, lerp(16, 84, t) * random.range(0.5, 1), lerp(1.2, 4.5, t), 0)
    })
    return path(marks, light.stars ? '#cfd4ff' : mix(light.sun?.colour ?? '#ffffff', '#ffffff', 0.4), {
      opacity: 0.6 * (light.sun?.alpha ?? 0.8),
    })
  })
}

/** Draws markup and its pale, compressed reflection in the water below `shore`. `id` must be unique in a scene. */
export function drawReflected(
  painter: Painter,
  id: string,
  shore: number,
  markup: string,
  squeeze = 0.8,
): { above: string; below: string } {
  painter.define(id, () => group({ id }, markup))
  return {
    above: tag('use', { href: `#${id}` }),
    below: group(
      { opacity: 0.42 },
      tag('use', {
        href: `#${id}`,
        transform: `translate(0 ${Math.round(shore * (1 + squeeze))}) scale(1 ${-squeeze})`,
      }),
    ),
  }
}

/** Draws a curved strip of foam along the edge of the sand. */
export function drawFoam(painter: Painter, y: number, thick: number, name: string): string {
  return painter.layer(`foam-${name}`, () => {
    const { random } = painter
    const white = painter.tone('#ffffff')
    const marks = repeat(130, (i) => {
      const x = (i / 129) * (WIDTH + 60) - 30
      const sway = Math.sin(x / 190 + y) * 5 + Math.sin(x / 71) * 3
      return leafMark(
        [x, y + sway + random.range(-thick, thick) * 0.5],
        random.range(20, 60),
        thick * random.range(0.4, 1.1),
        random.range(-6, 6),
      )
    })
    return path(marks, white, { opacity: 0.85 })
  })
}
