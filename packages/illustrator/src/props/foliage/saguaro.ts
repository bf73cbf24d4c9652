import { lighten } from '../../base/colour.ts'
import { circle, d, ellipse, repeat, stroke } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { lightSide } from './clump.ts'

const CACTUS = '#5f8058'

/** Draws a saguaro cactus: a ribbed column with arms that bend upwards. */
export function drawSaguaro(painter: Painter, x: number, y: number, height: number, depth: number): string {
  const { random } = painter
  const w = height * 0.13
  const flesh = painter.tone(CACTUS, depth)
  const arms = [-1, 1].map((side) => {
    const from = height * random.range(0.34, 0.52)
    return { side, from, reach: w * random.range(1.6, 2), to: from + height * random.range(0.26, 0.4) }
  })
  const limbs = (shift: number) =>
    d`M${x + shift} ${y}L${x + shift} ${y - height}` +
    arms
      .map(
        ({ side, from, reach, to }) =>
          d`M${x + shift * 0.6} ${y - from}L${x + side * reach * 0.7 + shift * 0.6} ${y - from}Q${x + side * reach + shift} ${y - from} ${x + side * reach + shift * 0.7} ${y - from - w * 0.7}L${x + side * reach + shift * 0.7} ${y - to}`,
      )
      .join('')
  const side = lightSide(painter, x)
  const body = [
    stroke(limbs(0), lighten(flesh, -0.07), w),
    stroke(limbs(side * w * 0.16), flesh, w * 0.62),
    stroke(limbs(side * w * 0.26), lighten(flesh, 0.055), w * 0.2),
    ...[-0.3, -0.1, 0.12, 0.34].map((rib) =>
      stroke(limbs(rib * w), lighten(flesh, -0.12), Math.max(0.8, w * 0.035), { opacity: 0.6 }),
    ),
  ]
  const blossom =
    painter.spec.season === 'spring'
      ? repeat(5, (i) =>
          circle(x + (i - 2) * w * 0.17, y - height - w * 0.42, w * 0.13, painter.tone('#fbf3df', depth)),
        )
      : ''
  const snow =
    painter.spec.season === 'winter'
      ? stroke(
          d`M${x - w * 0.25} ${y - height - w * 0.3}q${w * 0.25} ${-w * 0.2} ${w * 0.5} 0`,
          painter.tone('#f4f5f7', depth),
          w * 0.2,
        )
      : ''
  return (
    ellipse(x + w, y, w * 2.6, w * 0.32, painter.tone('#2c2a26'), { opacity: 0.3, filter: SOFT }) +
    body.join('') +
    blossom +
    snow
  )
}
