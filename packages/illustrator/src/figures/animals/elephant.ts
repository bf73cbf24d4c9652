import { lighten } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { circle, path, stroke } from '../../base/svg.ts'
import type { SceneObject } from '../../objects/object.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import { type Brush, drawAnimal, drawEye } from './fur.ts'

const HIDE = '#8d8786'

/** Draws an elephant in festive cloth, as in a wedding procession. */
function drawElephant({ fill, tone }: Brush): string {
  const hide = tone(HIDE)
  const gold = tone('#e0b24c')
  const red = tone('#b3203c')
  const far = shade(hide, 1.6)
  const leg = (x: number, colour: string) =>
    path(
      outline(
        [
          [x - 21, -120],
          [x - 18, -50],
          [x - 20, -3],
        ],
        [
          [x - 20, -3],
          [x, 1],
          [x + 19, -3],
        ],
        [
          [x + 19, -3],
          [x + 17, -50],
          [x + 22, -120],
        ],
      ),
      colour,
    ) +
    listOf(3, (i) => circle(x - 11 + i * 11, -4, 4, lighten(colour, 0.14))).join('') +
    stroke(
      curve([
        [x - 19, -26],
        [x, -22],
        [x + 18, -26],
      ]),
      gold,
      4,
    )
  const body = outline(points('-120,-150 -112,-206 -60,-234 10,-236 70,-222 96,-180 84,-118 30,-92 -50,-90 -108,-104'))
  const head = outline(points('64,-214 84,-250 120,-252 146,-226 150,-190 138,-160 104,-148 76,-160'))
  const trunk =
    path(limb(points('136,-196 156,-160 162,-110 158,-60 166,-34 182,-34'), [46, 36, 28, 22, 17, 12]), hide) +
    [-150, -128, -106, -84]
      .map((y, i) =>
        stroke(
          curve([
            [146 + i * 3, y],
            [160 + i, y + 4],
            [172 - i * 2, y],
          ]),
          shade(hide, 1.4),
          1.6,
          { opacity: 0.6 },
        ),
      )
      .join('')
  const ear = outline(points('88,-226 58,-232 34,-206 38,-160 62,-132 84,-150 96,-190'))
  const tusk = path(limb(points('142,-158 160,-136 180,-134'), [10, 8, 2]), tone('#f6eddb'))
  const cloth = outline(points('-84,-226 -20,-240 46,-230'), points('56,-140 -14,-126 -94,-138'))
  const fringe = listOf(16, (i) =>
    circle(-90 + i * 9.6, -137 + Math.sin((i / 15) * Math.PI) * 9, 4, i % 2 ? gold : tone('#2f8f87')),
  ).join('')
  const motifs = listOf(
    12,
    (i) =>
      circle(-66 + (i % 4) * 34, -210 + Math.floor(i / 4) * 26, 5, gold) +
      circle(-66 + (i % 4) * 34, -210 + Math.floor(i / 4) * 26, 2.4, tone('#f6e2c0')),
  ).join('')
  const forehead =
    fill(outline(points('92,-250 124,-252 142,-226'), points('146,-204 132,-182 112,-200 92,-226')), red) +
    stroke(curve(points('146,-204 132,-182 112,-200 92,-226')), gold, 4) +
    circle(124, -222, 7, gold) +
    circle(124, -222, 3, tone('#2f8f87'))
  const tail = stroke(curve(points('-116,-170 -132,-140 -130,-96')), far, 5) + circle(-130, -92, 6, tone('#3a3334'))
  return (
    tail +
    leg(-60, far) +
    leg(38, far) +
    leg(-88, hide) +
    leg(66, hide) +
    fill(body, hide) +
    fill(cloth, red) +
    stroke(curve(points('-90,-148 -14,-136 54,-150')), gold, 5) +
    motifs +
    fringe +
    fill(head, hide) +
    trunk +
    tusk +
    forehead +
    fill(ear, lighten(hide, 0.025)) +
    stroke(curve(points('50,-216 46,-180 64,-146')), shade(hide, 1), 2, { opacity: 0.6 }) +
    drawEye(126, -192, 3.4)
  )
}

export const ELEPHANT = {
  elephant: {
    place: 'beside',
    width: 3.2,
    height: 2.6,
    draw: (painter, spot) => drawAnimal(painter, spot, 140, drawElephant),
  },
} as const satisfies Record<string, SceneObject>
