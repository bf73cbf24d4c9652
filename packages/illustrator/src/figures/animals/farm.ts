import { lighten } from '../../base/colour.ts'
import type { Point } from '../../base/geometry.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import type { SceneObject } from '../../objects/object.ts'
import { curve, limb, outline } from '../curve.ts'
import { shade } from '../wearer.ts'
import { type Brush, drawAnimal, drawAnimalLeg, drawEye, drawTufts, drawWreath } from './fur.ts'

const HORSES = ['#f1ece4', '#8a5433', '#5a4034', '#b9a894']
const HOOF = '#3a2d28'

/** A horse that stands, with a garland around its neck. */
function drawHorse(brush: Brush, coat: string): string {
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
  const tail = path(
    limb(
      [
        [-82, -140],
        [-99, -122],
        [-102, -80],
        [-94, -42],
      ],
      [8, 14, 17, 3],
    ),
    hair,
  )
  const body = outline(
    [
      [-60, -150],
      [-22, -146],
      [26, -155],
      [44, -172],
      [60, -196],
      [74, -214],
      [84, -212],
    ],
    [
      [84, -212],
      [94, -202],
      [112, -172],
      [113, -163],
      [104, -158],
      [96, -164],
      [84, -174],
      [76, -166],
    ],
    [
      [76, -166],
      [66, -138],
      [62, -112],
      [50, -96],
      [10, -86],
      [-34, -88],
      [-58, -96],
      [-84, -106],
      [-90, -128],
      [-80, -145],
      [-60, -150],
    ],
  )
  const mane = outline(
    [
      [84, -214],
      [72, -219],
      [56, -206],
      [40, -184],
      [24, -157],
    ],
    [
      [34, -150],
      [46, -160],
      [60, -184],
      [70, -202],
      [80, -208],
    ],
  )
  const ear = path(
    outline([
      [77, -212],
      [78, -227],
      [86, -212],
    ]),
    coat,
  )
  const face =
    drawEye(93, -194, 2.2) +
    ellipse(109, -165, 1.8, 1.4, shade(coat, 2)) +
    stroke(
      curve([
        [110, -160],
        [104, -162],
      ]),
      shade(coat, 2),
      1,
    )
  const bridle =
    stroke(
      curve([
        [84, -206],
        [92, -188],
        [90, -176],
      ]),
      tone('#6b3f24'),
      2,
    ) +
    stroke(
      curve([
        [100, -190],
        [96, -176],
        [94, -166],
      ]),
      tone('#6b3f24'),
      2,
    )
  const garland: Point[] = [
    [36, -160],
    [41, -148],
    [48, -137],
    [56, -129],
    [64, -126],
    [70, -130],
    [74, -140],
    [76, -152],
  ]
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

/** A llama with a blanket, tassels and flowers. */
function drawLlama(brush: Brush): string {
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
  const neck = path(
    limb(
      [
        [26, -78],
        [35, -106],
        [37, -136],
        [38, -150],
      ],
      [38, 28, 22, 20],
    ),
    wool,
  )
  const head = outline([
    [30, -152],
    [34, -163],
    [44, -165],
    [58, -156],
    [60, -150],
    [54, -146],
    [42, -144],
    [32, -145],
  ])
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
  const blanket = outline(
    [
      [-26, -97],
      [0, -99],
      [16, -95],
    ],
    [
      [18, -62],
      [-4, -58],
      [-28, -62],
    ],
  )
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
    path(
      limb(
        [
          [-44, -84],
          [-54, -84],
          [-56, -74],
        ],
        [10, 9, 4],
      ),
      shade(wool, 0.6),
    ) +
    legs +
    fill(
      outline([
        [-46, -84],
        [-40, -97],
        [0, -98],
        [26, -102],
        [40, -86],
        [36, -62],
        [10, -54],
        [-30, -54],
        [-46, -66],
      ]),
      wool,
    ) +
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
    drawWreath(
      brush,
      [
        [24, -110],
        [29, -104],
        [36, -101],
        [43, -103],
        [48, -109],
      ],
      4,
    )
  )
}

function drawSheep(brush: Brush): string {
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
  const head = outline([
    [30, -62],
    [38, -66],
    [48, -60],
    [54, -48],
    [51, -42],
    [43, -43],
    [33, -50],
  ])
  const ears = path(
    limb(
      [
        [34, -61],
        [26, -58],
        [22, -53],
      ],
      [3, 6, 2],
    ),
    shade(face, 0.6),
  )
  return (
    legs +
    body +
    path(head, face) +
    ears +
    drawTufts(brush, [34, -65], [8, 5], 7, lighten(wool, 0.02)) +
    drawEye(43, -57, 1.5)
  )
}

export const FARM_ANIMALS = {
  horse: {
    place: 'beside',
    width: 2.4,
    height: 2.3,
    draw: (painter, spot, { colour }) => {
      const coat = painter.tone(colour ?? painter.random.pick(HORSES), spot.depth)
      return drawAnimal(painter, spot, 100, (brush) => drawHorse(brush, coat))
    },
  },
  llama: {
    place: 'beside',
    width: 1.3,
    height: 1.85,
    draw: (painter, spot) => drawAnimal(painter, spot, 52, drawLlama),
  },
  sheep: {
    place: 'group',
    width: 1.2,
    height: 0.75,
    usual: 5,
    draw: (painter, spot) => drawAnimal(painter, spot, 42, drawSheep),
  },
} as const satisfies Record<string, SceneObject>
