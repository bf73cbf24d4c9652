import { circle, d, ellipse, line, path, polygon, rect, repeat, ring } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { SPAN, scatter } from '../hang.ts'

/** Soap bubbles that float in the air. */
export const bubbles = createObject('overhead', [10, 4], (brush) => {
  const count = Math.min(40, brush.detail.count ?? 30)
  return scatter(brush, count, [40, 430], SPAN * 0.9)
    .map(([x, y], i) => {
      const radius = 14 + ((i * 11) % 22)
      return (
        circle(x, y, radius, '#ffffff', { opacity: 0.2 }) +
        ring(x, y, radius, brush.ownColour(['#bfe6f2', '#f2c6e0', '#f6ecc0'][i % 3] as string), 2) +
        ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.24, radius * 0.14, '#ffffff', { opacity: 0.85 })
      )
    })
    .join('')
})

const VIVID = ['#e8508a', '#5aa7d8']

/** Clouds of coloured smoke on both sides. */
export const smoke = createObject('beside', [2.2, 2.4], (brush) => {
  const colours = brush.detail.colour ? [brush.detail.colour, brush.detail.colour] : VIVID
  const puffs = repeat(24, (i) => {
    const t = i / 24
    const x = Math.sin(i * 2.4) * (14 + t * 58)
    const y = -24 - t * 176
    const colour = brush.tone(colours[i % 2] as string, 0.04)
    return circle(x, y, 34 + t * 46, brush.painter.halo(colour), { opacity: 0.75 - t * 0.25 })
  })
  return (
    brush.shadow(20) +
    rect(-7, -26, 14, 26, brush.across('#4a4446'), { rx: 2 }) +
    rect(-7, -18, 14, 7, brush.tone(colours[0] as string)) +
    puffs
  )
})

/** A spotlight that shines down from above onto the middle. */
export const spotlight = createObject('overhead', [4, 6], (brush) => {
  const colour = brush.detail.colour ?? '#fff3cf'
  const beam = [
    [-14, 24],
    [14, 24],
    [190, 640],
    [-190, 640],
  ] as const
  brush.painter.glow(0, 30, 70, colour, 0.8)
  brush.painter.glow(0, 520, 240, colour, 0.28)
  return (
    polygon(beam, brush.painter.gradient(colour, colour, { opacity: [0.42, 0.03] })) +
    ellipse(0, 636, 186, 30, colour, { opacity: 0.2 }) +
    line(0, 0, 0, 8, brush.tone('#26222a'), 5) +
    path('M-17 4H17L21 26H-21Z', brush.tone('#26222a')) +
    ellipse(0, 26, 19, 5, '#fffbe8')
  )
})

/** A cloth banner between two poles, with words. */
export function drawBannerCloth(brush: Brush, half: number, top: number, height: number, colour: string): string {
  const folds = repeat(6, (i) =>
    rect(-half + 12 + i * ((half * 2) / 6), top + 2, 10, height - 4, brush.tone(colour, i % 2 ? -0.03 : 0.02), {
      opacity: 0.7,
    }),
  )
  return (
    path(
      d`M${-half} ${top}Q0 ${top + 14} ${half} ${top}V${top + height}Q0 ${top + height + 14} ${-half} ${top + height}Z`,
      brush.down(colour, 0.03),
    ) + folds
  )
}
