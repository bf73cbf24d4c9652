import { lighten } from '../../base/colour.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import type { SceneObject } from '../../objects/object.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import { drawFlock } from './flying.ts'
import { type Brush, drawAnimal, drawAnimalLeg, drawEye, drawWreath } from './fur.ts'
import { drawHorse, HOOF } from './horse.ts'

function drawPig(brush: Brush, coat: string): string {
  const { fill, tone } = brush
  const legs = [-26, -34, 18, 26].map((x, i) =>
    drawAnimalLeg(
      [
        [x, -26],
        [x, -12],
        [x, -2],
      ],
      [13, 10, 8],
      i % 2 === 0 ? shade(coat, 1.2) : coat,
      tone(HOOF),
    ),
  )
  return (
    stroke(curve(points('-44,-46 -52,-52 -50,-60 -44,-56 -48,-50')), shade(coat, 0.8), 2.6) +
    legs.join('') +
    fill(outline(points('-46,-44 -36,-60 -6,-66 22,-62 40,-56 46,-42 38,-26 8,-18 -28,-20 -44,-30')), coat) +
    fill(outline(points('26,-60 42,-62 54,-50 58,-40 50,-32 36,-32 26,-42')), coat) +
    path(outline(points('30,-60 26,-72 40,-66')), shade(coat, 0.9)) +
    ellipse(57, -42, 4.4, 7, shade(coat, 0.8)) +
    circle(57.4, -44.6, 1.2, shade(coat, 3)) +
    circle(57.4, -39.4, 1.2, shade(coat, 3)) +
    drawEye(46, -51, 1.6) +
    drawWreath(brush, points('20,-62 24,-52 27,-42 28,-34'), 3.6)
  )
}

/** Draws a white horse with a golden horn and a pastel mane. */
function drawUnicorn(brush: Brush): string {
  const horn = path(outline(points('84,-216 96,-252 92,-212')), brush.tone('#e8c45a'))
  const locks = ['#f2b8d0', '#c9b6e8', '#b8dcec'].map((colour, i) =>
    path(
      limb(
        points(`${78 - i * 12},${-216 + i * 10} ${58 - i * 11},${-196 + i * 12} ${40 - i * 9},${-160 + i * 8}`),
        [4, 9, 2],
      ),
      brush.tone(colour),
    ),
  )
  return horn + drawHorse(brush, brush.tone('#fbf8f4')) + locks.join('')
}

function drawFox(brush: Brush, coat: string): string {
  const { fill, tone } = brush
  const dark = tone('#3a2c28')
  const legs = [-16, -22, 14, 20].map((x, i) =>
    drawAnimalLeg(
      [
        [x, -24],
        [x, -10],
        [x, -1],
      ],
      [8, 5, 4],
      i % 2 === 0 ? shade(coat, 1.4) : shade(coat, 0.6),
      dark,
    ),
  )
  return (
    path(limb(points('-24,-32 -42,-30 -58,-20 -66,-10'), [8, 14, 14, 4]), coat) +
    path(limb(points('-58,-20 -64,-13 -68,-8'), [11, 8, 2]), tone('#fbf3e8')) +
    legs.join('') +
    fill(outline(points('-28,-36 -10,-42 14,-42 26,-36 26,-24 8,-20 -20,-20 -28,-26')), coat) +
    path(outline(points('22,-56 20,-68 28,-60')), shade(coat, 0.8)) +
    path(outline(points('31,-58 34,-69 38,-56')), coat) +
    fill(outline(points('18,-54 28,-60 38,-56 50,-44 48,-41 36,-40 24,-42')), coat) +
    path(outline(points('30,-46 40,-46 50,-44 48,-41 36,-40 28,-42')), tone('#fbf3e8')) +
    circle(49.4, -43.6, 1.8, dark) +
    drawEye(36, -50, 1.4) +
    path(limb(points('22,-38 26,-30 22,-24'), [5, 7, 3]), tone('#fbf3e8'))
  )
}

/** Draws an owl on a branch stand. */
function drawOwl({ fill, tone }: Brush, coat: string): string {
  const pale = lighten(coat, 0.16)
  return (
    stroke('M0 0V-92M-14 0H14M-24 -92H24', tone('#6b4a35'), 4) +
    fill(
      outline(points('-17,-100 -19,-122 -15,-144 -9,-150 0,-147 9,-150 15,-144 19,-122 17,-100 8,-93 -8,-93')),
      coat,
    ) +
    path(outline(points('-9,-96 -11,-114 0,-120 11,-114 9,-96 0,-93')), pale) +
    [-110, -104, -98].map((y) => stroke(`M-6 ${y}q3 3 6 0q3 3 6 0`, coat, 1.2)).join('') +
    [-7, 7]
      .map((x) => circle(x, -135, 7.4, pale) + circle(x, -135, 4.6, tone('#f2c14e')) + circle(x, -135, 2.6, '#1d1517'))
      .join('') +
    path('M-2.6 -131L0 -124L2.6 -131Z', tone('#d99a3c')) +
    stroke('M-7 -93v4M-3 -93v4M3 -93v4M7 -93v4', tone('#d99a3c'), 2)
  )
}

/** Draws a seagull in flight. */
function drawSeagull({ fill, tone }: Brush): string {
  const white = tone('#fbfaf6')
  return (
    path(outline(points('2,-2 14,-20 34,-26 46,-20 28,-16 12,2')), tone('#a9b2ba')) +
    fill(outline(points('-20,2 -4,-5 12,-5 22,-6 24,-2 14,4 -4,6 -22,6')), white) +
    path(outline(points('4,-3 -8,-20 -28,-26 -40,-20 -22,-16 -6,2')), tone('#c3cad0')) +
    path(outline(points('-40,-20 -34,-23 -30,-19')), tone('#3a3a40')) +
    path(outline(points('23,-5 30,-3 23,-2')), tone('#e6a63c')) +
    circle(20, -4, 0.9, '#1d1517')
  )
}

export const WILD = {
  pig: {
    place: 'group',
    width: 1.2,
    height: 0.78,
    usual: 2,
    draw: (painter, spot, { colour = '#f0b8ac' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, 44, (brush) => drawPig(brush, coat))
    },
  },
  unicorn: {
    place: 'beside',
    width: 2.4,
    height: 2.55,
    draw: (painter, spot) => drawAnimal(painter, spot, 100, drawUnicorn),
  },
  fox: {
    place: 'front',
    width: 1.2,
    height: 0.72,
    draw: (painter, spot, { colour = '#cf6a34' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, 32, (brush) => drawFox(brush, coat))
    },
  },
  owl: {
    place: 'beside',
    width: 0.7,
    height: 1.5,
    draw: (painter, spot, { colour = '#8a6a4c' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, 18, (brush) => drawOwl(brush, coat))
    },
  },
  seagulls: {
    place: 'sky',
    width: 8,
    height: 2,
    draw: (painter, spot, { count = 7 }) =>
      drawFlock(painter, spot, { count, width: 8, height: 1.8 }, (at) => drawAnimal(painter, at, 0, drawSeagull)),
  },
} as const satisfies Record<string, SceneObject>
