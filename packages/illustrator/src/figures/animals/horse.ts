import type { Point } from '../../base/geometry.ts'
import { ellipse, path, stroke } from '../../base/svg.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import { type Brush, drawAnimalLeg, drawEye, drawWreath } from './fur.ts'

export const HOOF = '#3a2d28'

/** Draws a standing horse with a garland around its neck. */
export function drawHorse(brush: Brush, coat: string): string {
  const { fill, tone } = brush
  const hair = coat === tone('#f1ece4') ? tone('#d8cfc2') : shade(coat, 2.6)
  const far = shade(coat, 1.3)
  const hoof = tone(HOOF)
  const hind = (x: number, colour: string) =>
    drawAnimalLeg(
      [
        [x, -112],
        [x + 8, -82],
        [x - 5, -50],
        [x, -26],
        [x + 1, -4],
      ],
      [40, 24, 12, 9, 10],
      colour,
      hoof,
    )
  const front = (x: number, colour: string) =>
    drawAnimalLeg(
      [
        [x, -112],
        [x + 2, -76],
        [x + 1, -48],
        [x + 1, -26],
        [x + 2, -4],
      ],
      [30, 16, 12, 9, 10],
      colour,
      hoof,
    )
  const tail = path(limb(points('-82,-140 -99,-122 -102,-80 -94,-42'), [8, 14, 17, 3]), hair)
  const body = outline(
    points('-60,-150 -22,-146 26,-155 44,-172 60,-196 74,-214 84,-212'),
    points('84,-212 94,-202 112,-172 113,-163 104,-158 96,-164 84,-174 76,-166'),
    points('76,-166 66,-138 62,-112 50,-96 10,-86 -34,-88 -58,-96 -84,-106 -90,-128 -80,-145 -60,-150'),
  )
  const mane = outline(
    points('84,-214 72,-219 56,-206 40,-184 24,-157'),
    points('34,-150 46,-160 60,-184 70,-202 80,-208'),
  )
  const ear = path(outline(points('77,-212 78,-227 86,-212')), coat)
  const face =
    drawEye(93, -194, 2.2) +
    ellipse(109, -165, 1.8, 1.4, shade(coat, 2)) +
    stroke(curve(points('110,-160 104,-162')), shade(coat, 2), 1)
  const bridle =
    stroke(curve(points('84,-206 92,-188 90,-176')), tone('#6b3f24'), 2) +
    stroke(curve(points('100,-190 96,-176 94,-166')), tone('#6b3f24'), 2)
  const garland: Point[] = points('36,-160 41,-148 48,-137 56,-129 64,-126 70,-130 74,-140 76,-152')
  return (
    tail +
    hind(-60, far) +
    front(36, far) +
    ear +
    hind(-72, coat) +
    front(48, coat) +
    fill(body, coat) +
    path(mane, hair) +
    bridle +
    face +
    drawWreath(brush, garland, 5.4)
  )
}
