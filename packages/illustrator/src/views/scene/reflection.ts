import { CENTRE, HEIGHT, WIDTH } from '../../base/geometry.ts'
import { ellipse, group, rect, repeat, tag } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

const CLIP = 'mirror'
const RIPPLES = 26

/** Draws still water in front of the couple, in which everything above the shore is reflected. */
export function drawReflection(painter: Painter, shore: number, markup: string): string {
  const { light } = painter
  const top = shore + 4
  const water = painter.gradient(painter.fade(light.sky[2], 0.1), painter.tone(light.sky[0]))
  painter.define(CLIP, () => tag('clipPath', { id: CLIP }, rect(0, top, WIDTH, HEIGHT - top + 20, '#000000')))
  const mirrored = group({ transform: `translate(0 ${Math.round(2 * shore)}) scale(1 -1)` }, markup)
  const ripples = painter.layer('ripples', () =>
    repeat(RIPPLES, () => {
      const { random } = painter
      const y = top + (HEIGHT - top) * random.next() ** 0.8
      return ellipse(CENTRE + random.range(-700, 700), y, random.range(60, 220), 1.6, '#ffffff', {
        opacity: random.range(0.12, 0.34),
      })
    }),
  )
  return (
    rect(0, top, WIDTH, HEIGHT - top + 20, water) +
    group({ opacity: 0.55, 'clip-path': `url(#${CLIP})` }, mirrored) +
    ripples
  )
}
