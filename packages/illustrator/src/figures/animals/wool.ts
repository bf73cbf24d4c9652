import { lighten } from '../../base/colour.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import { type Brush, drawAnimalLeg, drawEye, drawTufts, drawWreath } from './fur.ts'
import { HOOF } from './horse.ts'

/** Draws a llama with a blanket, tassels and flowers. */
export function drawLlama(brush: Brush): string {
  const { fill, tone } = brush
  const wool = tone('#f0e6d6')
  const legs = [-36, -26, 18, 28]
    .map((x, i) =>
      drawAnimalLeg(
        [
          [x, -60],
          [x, -34],
          [x + 1, -3],
        ],
        [16, 11, 7],
        i % 2 === 0 ? shade(wool, 1.4) : wool,
        tone(HOOF),
      ),
    )
    .join('')
  const neck = path(limb(points('26,-78 35,-106 37,-136 38,-150'), [38, 28, 22, 20]), wool)
  const head = outline(points('30,-152 34,-163 44,-165 58,-156 60,-150 54,-146 42,-144 32,-145'))
  const ears = [36, 43]
    .map((x, i) =>
      path(
        outline([
          [x - 2.4, -161],
          [x - 4, -176],
          [x + 0.6, -181],
          [x + 3, -162],
        ]),
        i === 0 ? shade(wool) : wool,
      ),
    )
    .join('')
  const blanket = outline(points('-26,-97 0,-99 16,-95'), points('18,-62 -4,-58 -28,-62'))
  const bands = [0, 1, 2]
    .map((i) =>
      stroke(
        curve([
          [-27, -90 + i * 10],
          [-4, -88 + i * 10],
          [17, -90 + i * 10],
        ]),
        tone(['#f2c14e', '#2f8f87', '#fff3dc'][i] as string),
        3,
      ),
    )
    .join('')
  const tassels = [-24, -14, -4, 6, 15]
    .map((x, i) => circle(x, -57, 3, tone(['#e0527a', '#f2c14e', '#2f8f87'][i % 3] as string)))
    .join('')
  const reins = ['#e0527a', '#f2c14e', '#2f8f87']
    .map((colour, i) => circle(44 + i * 4, -145 + i * 1.5, 2.6, tone(colour)))
    .join('')
  return (
    path(limb(points('-44,-84 -54,-84 -56,-74'), [10, 9, 4]), shade(wool, 0.6)) +
    legs +
    fill(outline(points('-46,-84 -40,-97 0,-98 26,-102 40,-86 36,-62 10,-54 -30,-54 -46,-66')), wool) +
    drawTufts(brush, [-8, -74], [36, 16], 26, wool) +
    neck +
    drawTufts(brush, [34, -112], [7, 30], 16, wool) +
    ears +
    fill(head, wool) +
    fill(blanket, tone('#b8344f')) +
    bands +
    tassels +
    reins +
    drawEye(48, -156, 1.8) +
    ellipse(58.5, -152.5, 1.6, 1.2, tone('#4a3a36')) +
    drawWreath(brush, points('24,-110 29,-104 36,-101 43,-103 48,-109'), 4)
  )
}

export function drawSheep(brush: Brush): string {
  const { tone } = brush
  const wool = tone('#f3ece0')
  const face = tone(brush.random.next() < 0.5 ? '#3c3334' : '#d9c7b4')
  const legs = [-24, -14, 12, 22]
    .map((x, i) =>
      drawAnimalLeg(
        [
          [x, -30],
          [x, -14],
          [x, -2],
        ],
        [8, 6, 5],
        i % 2 === 0 ? shade(face, 1) : face,
        tone(HOOF),
      ),
    )
    .join('')
  const body = ellipse(0, -44, 36, 23, shade(wool, 0.7)) + drawTufts(brush, [0, -45], [33, 21], 34, wool)
  const head = outline(points('30,-62 38,-66 48,-60 54,-48 51,-42 43,-43 33,-50'))
  const ears = path(limb(points('34,-61 26,-58 22,-53'), [3, 6, 2]), shade(face, 0.6))
  return (
    legs +
    body +
    path(head, face) +
    ears +
    drawTufts(brush, [34, -65], [8, 5], 7, lighten(wool, 0.02)) +
    drawEye(43, -57, 1.5)
  )
}
