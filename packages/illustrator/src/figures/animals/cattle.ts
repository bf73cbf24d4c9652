import { lighten } from '../../base/colour.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import type { SceneObject } from '../../objects/object.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import { type Brush, drawAnimal, drawAnimalLeg, drawEye, drawWreath } from './fur.ts'
import { HOOF } from './horse.ts'

const COWS = ['#f3ece2', '#a5643c', '#7a5236']
const GOATS = ['#f1e9dc', '#b08a62', '#6b5a50']

/** Draws four straight legs. The first and the third are on the far side. */
function drawLegs(brush: Brush, xs: readonly number[], top: number, widths: readonly number[], coat: string): string {
  return xs
    .map((x, i) =>
      drawAnimalLeg(
        [
          [x, -top],
          [x + 1, -top * 0.52],
          [x, -3],
        ],
        widths,
        i % 2 === 0 ? shade(coat, 1.3) : coat,
        brush.tone(HOOF),
      ),
    )
    .join('')
}

/** Draws a cow with patches, a bell and a flower wreath on its head. */
function drawCow(brush: Brush, coat: string, isPatched: boolean): string {
  const { fill, tone } = brush
  const patch = tone('#3d3230')
  const body = outline(
    points('-78,-118 -40,-124 10,-122 44,-128 62,-122 66,-100 60,-70 34,-58 -10,-56 -52,-60 -76,-70 -84,-96 -78,-118'),
  )
  const head = outline(points('52,-138 66,-146 82,-142 98,-120 100,-108 92,-102 80,-106 66,-114 54,-124 52,-138'))
  const patches = isPatched
    ? path(outline(points('-70,-116 -44,-122 -30,-106 -44,-84 -66,-86 -76,-100')), patch) +
      path(outline(points('4,-121 30,-124 36,-104 20,-92 2,-102')), patch) +
      path(outline(points('66,-144 78,-141 76,-128 66,-126 60,-136')), patch)
    : ''
  return (
    path(limb(points('-80,-112 -90,-96 -90,-66 -88,-50'), [5, 4, 4, 8]), shade(coat, 0.8)) +
    drawLegs(brush, [-58, -68, 38, 50], 72, [22, 13, 12], coat) +
    ellipse(-44, -56, 13, 9, tone('#eebcae')) +
    fill(body, coat) +
    stroke(curve(points('54,-140 48,-152 54,-160')), tone('#e6dcc8'), 4) +
    stroke(curve(points('66,-144 66,-156 74,-162')), tone('#e6dcc8'), 4) +
    path(limb(points('54,-136 42,-136 36,-130'), [4, 9, 3]), shade(coat, 0.7)) +
    fill(head, coat) +
    patches +
    ellipse(95, -107, 8, 7, tone('#e3a89a')) +
    circle(97, -109, 1.3, tone('#8a5048')) +
    drawEye(76, -131, 2.2) +
    stroke(curve(points('48,-116 54,-98 66,-98')), tone('#7a4a2e'), 3.4) +
    path('M54 -99h13l3 14h-19z', tone('#d8aa4c')) +
    drawWreath(brush, points('52,-142 57,-147 63,-149 69,-149 74,-146'), 4.6)
  )
}

/** Draws a goat with curved horns, a beard and a flower wreath. */
function drawGoat(brush: Brush, coat: string): string {
  const { fill, tone } = brush
  const body = outline(points('-38,-62 -10,-66 18,-66 34,-58 34,-40 18,-30 -14,-28 -36,-32 -42,-48 -38,-62'))
  const head = outline(points('28,-82 36,-88 46,-84 56,-72 54,-66 44,-66 34,-70 28,-82'))
  return (
    path(limb(points('-38,-58 -46,-66 -48,-60'), [6, 5, 2]), shade(coat, 0.7)) +
    drawLegs(brush, [-28, -34, 18, 26], 40, [11, 6, 6], coat) +
    path(limb(points('20,-54 30,-70 36,-78'), [22, 16, 12]), coat) +
    fill(body, coat) +
    stroke(curve(points('34,-86 26,-98 16,-98')), tone('#8a7a64'), 3.6) +
    stroke(curve(points('38,-87 32,-102 22,-106')), tone('#a4937a'), 3.6) +
    path(limb(points('30,-80 22,-78 18,-72'), [3, 6, 2]), shade(coat, 0.8)) +
    fill(head, coat) +
    path(limb(points('47,-66 46,-58 44,-52'), [5, 4, 1]), shade(coat, 0.5)) +
    drawEye(43, -78, 1.5) +
    circle(54.6, -69.6, 1, tone('#4a3a36')) +
    drawWreath(brush, points('20,-62 26,-56 33,-54 39,-58'), 3.6)
  )
}

/** Draws a donkey with long ears and two baskets of flowers. */
function drawDonkey(brush: Brush, coat: string): string {
  const { fill, tone } = brush
  const body = outline(points('-58,-96 -20,-98 18,-100 38,-92 42,-74 34,-56 6,-48 -34,-50 -58,-58 -66,-78 -58,-96'))
  const neck = path(limb(points('26,-78 44,-104 54,-118'), [36, 26, 20]), coat)
  const head = outline(points('46,-128 58,-134 70,-126 84,-104 82,-96 74,-94 62,-104 50,-112 46,-128'))
  const basket = path('M-28 -84H10L6 -50H-24Z', tone('#b58a54'))
  const weave = [-76, -68, -60]
    .map((y) =>
      stroke(
        curve([
          [-27 + (y + 84) * 0.1, y],
          [-9, y + 2],
          [9 - (y + 84) * 0.1, y],
        ]),
        tone('#8a6438'),
        1.6,
      ),
    )
    .join('')
  return (
    path(limb(points('-60,-92 -70,-74 -70,-48'), [4, 4, 7]), shade(coat, 1)) +
    drawLegs(brush, [-44, -52, 22, 32], 60, [17, 10, 9], coat) +
    fill(body, coat) +
    neck +
    path(limb(points('24,-104 40,-122 50,-134'), [5, 8, 4]), tone('#4f4640')) +
    path(limb(points('50,-130 42,-152 40,-164'), [6, 9, 3]), shade(coat, 0.8)) +
    path(limb(points('57,-132 54,-154 56,-168'), [6, 9, 3]), coat) +
    fill(head, coat) +
    ellipse(79, -99, 7, 6, lighten(coat, 0.16)) +
    circle(81, -101, 1.2, tone('#4a3a36')) +
    drawEye(66, -120, 2) +
    basket +
    weave +
    drawWreath(brush, points('-27,-86 -20,-92 -12,-90 -4,-94 4,-88 10,-86 -16,-84 -2,-85'), 6)
  )
}

/** Draws a camel with a hump under a festive saddle cloth. */
function drawCamel(brush: Brush, coat: string): string {
  const { fill, tone } = brush
  const body = outline(
    points(
      '-88,-138 -58,-152 -38,-166 -22,-190 0,-199 20,-190 36,-166 52,-152 76,-140 80,-118 60,-100 10,-94 -50,-96 -82,-108 -92,-124',
    ),
  )
  const neck = path(limb(points('62,-130 92,-122 108,-146 112,-190 118,-206'), [42, 30, 24, 18, 18]), coat)
  const head = outline(points('106,-214 116,-222 132,-220 152,-208 152,-198 142,-194 122,-198 108,-202'))
  const cloth = outline(points('-46,-160 -24,-192 0,-201 22,-192 42,-160'), points('46,-112 0,-104 -50,-112'))
  const tassels = [-46, -28, -10, 8, 26, 42].map((x, i) =>
    circle(x, -107 + Math.abs(i - 2.5) * -1.6, 4, tone(i % 2 ? '#f2c14e' : '#2f8f87')),
  )
  return (
    path(limb(points('-88,-132 -100,-112 -98,-84'), [5, 5, 9]), shade(coat, 0.9)) +
    drawLegs(brush, [-66, -78, 46, 60], 108, [26, 13, 15], coat) +
    fill(body, coat) +
    neck +
    fill(cloth, tone('#b3263b')) +
    [-126, -142]
      .map((y) =>
        stroke(
          curve([
            [-48, y],
            [0, y + 6],
            [44, y],
          ]),
          tone('#f2c14e'),
          4,
        ),
      )
      .join('') +
    tassels.join('') +
    path(limb(points('110,-218 104,-226 102,-232'), [4, 6, 2]), shade(coat, 0.7)) +
    fill(head, coat) +
    drawEye(125, -212, 2.2) +
    circle(150, -205, 1.3, tone('#5a4030')) +
    stroke(curve(points('132,-219 134,-208 130,-198')), tone('#b3263b'), 2.6) +
    drawWreath(brush, points('98,-140 104,-132 112,-132 119,-140'), 5)
  )
}

/** Draws a standing deer with antlers. */
function drawDeer(brush: Brush, coat: string): string {
  const { fill, tone } = brush
  const body = outline(points('-50,-92 -16,-94 18,-98 34,-90 34,-70 18,-58 -20,-56 -46,-60 -56,-76 -50,-92'))
  const head = outline(points('36,-138 46,-146 56,-142 70,-128 68,-122 56,-122 44,-126 36,-138'))
  const horn = tone('#7a5a3c')
  const antlers = [
    '38,-144 30,-160 34,-178 28,-190',
    '32,-166 20,-172 16,-182',
    '46,-146 46,-162 54,-178 52,-192',
    '48,-166 60,-172 66,-184',
  ]
    .map((line) => stroke(curve(points(line)), horn, 2.8))
    .join('')
  return (
    path(limb(points('-50,-88 -60,-90 -62,-80'), [7, 7, 3]), tone('#f3e8d8')) +
    drawLegs(brush, [-36, -44, 16, 26], 68, [15, 7, 6], coat) +
    fill(body, coat) +
    path(limb(points('22,-82 36,-108 44,-130'), [30, 18, 14]), coat) +
    path(limb(points('26,-70 32,-86 38,-104'), [8, 8, 4]), lighten(coat, 0.14)) +
    antlers +
    path(limb(points('40,-138 28,-142 22,-138'), [4, 8, 2]), shade(coat, 0.6)) +
    fill(head, coat) +
    ellipse(68, -126, 2.6, 2.2, '#2a2020') +
    drawEye(53, -136, 1.8) +
    [-30, -14, 2, -22, -6].map((x, i) => circle(x, i < 3 ? -84 : -74, 2.2, lighten(coat, 0.16))).join('')
  )
}

export const CATTLE = {
  cow: {
    place: 'beside',
    width: 2.1,
    height: 1.6,
    draw: (painter, spot, { colour }) => {
      const coat = painter.tone(colour ?? painter.random.pick(COWS), spot.depth)
      const isPatched = colour === undefined && coat === painter.tone(COWS[0] as string, spot.depth)
      return drawAnimal(painter, spot, 86, (brush) => drawCow(brush, coat, isPatched))
    },
  },
  goat: {
    place: 'group',
    width: 1.1,
    height: 1.05,
    usual: 3,
    draw: (painter, spot, { colour }) => {
      const coat = painter.tone(colour ?? painter.random.pick(GOATS), spot.depth)
      return drawAnimal(painter, spot, 42, (brush) => drawGoat(brush, coat))
    },
  },
  donkey: {
    place: 'beside',
    width: 1.6,
    height: 1.7,
    draw: (painter, spot, { colour = '#8f867e' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, 66, (brush) => drawDonkey(brush, coat))
    },
  },
  camel: {
    place: 'beside',
    width: 2.6,
    height: 2.35,
    draw: (painter, spot, { colour = '#c99a62' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, 96, (brush) => drawCamel(brush, coat))
    },
  },
  deer: {
    place: 'beside',
    width: 1.3,
    height: 1.9,
    draw: (painter, spot, { colour = '#b07a4a' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, 52, (brush) => drawDeer(brush, coat))
    },
  },
} as const satisfies Record<string, SceneObject>
