import { lighten } from '../../base/colour.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import type { SceneObject } from '../../objects/object.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import { type Brush, drawAnimal, drawEye } from './fur.ts'

const HENS = ['#a8552b', '#f3ebdf', '#4a4044']
const PARROTS = ['#c8283a', '#2f8f5a', '#2f6fb0']

function drawChicken({ fill, tone }: Brush, plumage: string): string {
  const red = tone('#c8283a')
  const legs = [-2, 5].map((x) => stroke(`M${x} -12V-1M${x - 3} 0H${x + 5}`, tone('#d99a3c'), 1.8)).join('')
  return (
    legs +
    path(outline(points('-14,-26 -28,-40 -32,-32 -28,-20 -16,-16')), shade(plumage, 1)) +
    fill(outline(points('-18,-26 -6,-24 6,-28 10,-40 16,-46 22,-42 20,-28 14,-14 2,-9 -12,-11 -20,-18')), plumage) +
    path(outline(points('-10,-23 4,-24 8,-18 -2,-14 -12,-16')), shade(plumage, 0.8)) +
    path(outline(points('12,-45 12,-50 15,-48 17,-51 19,-48 22,-48 21,-43')), red) +
    path('M21.6 -42L27 -39.6L21.6 -38Z', tone('#e0a53c')) +
    ellipse(21, -36, 1.6, 2.6, red) +
    drawEye(18.4, -42, 1)
  )
}

function drawDuck({ fill, tone }: Brush, white: string): string {
  return (
    stroke('M-3 -6V-1M-6 0H2M6 -6V-1M3 0H11', tone('#e08a2c'), 2) +
    fill(
      outline(points('-26,-24 -16,-20 2,-22 8,-28 6,-38 12,-44 20,-42 22,-34 18,-26 20,-14 10,-6 -10,-6 -20,-12')),
      white,
    ) +
    path(outline(points('-16,-19 2,-20 8,-14 -2,-9 -14,-11')), shade(white, 1)) +
    path(outline(points('21,-39 30,-37 31,-34 21,-34')), tone('#e08a2c')) +
    drawEye(17, -39, 1.1)
  )
}

/** Draws a parrot on a stand. */
function drawParrot({ fill, tone }: Brush, plumage: string): string {
  const wood = tone('#7a5236')
  return (
    stroke('M0 0V-96M-16 0H16M-22 -96H22', wood, 4) +
    path(limb(points('-4,-100 -10,-82 -16,-60'), [9, 7, 3]), tone('#2f6fb0')) +
    fill(outline(points('-8,-96 -10,-116 -4,-132 6,-138 14,-132 12,-112 6,-98 -2,-94')), plumage) +
    path(outline(points('-8,-122 0,-124 2,-106 -8,-90 -12,-104')), tone('#f0b62f')) +
    path(outline(points('-9,-112 -1,-112 -2,-98 -10,-88')), tone('#2f6fb0')) +
    ellipse(9, -130, 4.4, 3.4, tone('#fbf6ec')) +
    path(outline(points('13,-132 20,-130 19,-122 14,-125')), tone('#2b2528')) +
    drawEye(9.4, -130.6, 1.3) +
    stroke('M-2 -97h4M4 -97h4', tone('#4a3a36'), 2)
  )
}

/** Draws a flamingo on one leg. */
function drawFlamingo({ fill, tone }: Brush, pink: string): string {
  return (
    stroke('M0 -58V-1M-4 0H6', tone('#e0738a'), 2) +
    stroke(curve(points('-3,-56 -8,-40 4,-34')), tone('#d9647c'), 2) +
    stroke(curve(points('16,-70 28,-88 16,-104 18,-122 28,-126')), pink, 6.4) +
    fill(outline(points('-30,-62 -14,-76 6,-82 20,-74 20,-62 6,-54 -14,-54')), pink) +
    path(outline(points('-30,-60 -12,-70 6,-68 2,-58 -16,-55')), shade(pink, 0.7)) +
    ellipse(29, -126, 7, 5.6, pink) +
    path(outline(points('34,-128 43,-124 42,-114 38,-118 33,-122')), lighten(pink, 0.14)) +
    path(outline(points('42,-121 42.6,-113 38.6,-117')), tone('#2b2528')) +
    drawEye(30, -127.4, 1.2)
  )
}

function drawRabbit({ fill, tone }: Brush, fur: string): string {
  return (
    circle(-17, -9, 5.6, tone('#f6efe4')) +
    path(limb(points('10,-28 6,-42 2,-48'), [4, 7, 3]), shade(fur, 0.7)) +
    fill(outline(points('-18,-6 -16,-18 -6,-24 4,-22 8,-30 16,-32 22,-26 20,-18 14,-14 14,-2 4,0 -14,0')), fur) +
    path(limb(points('13,-30 12,-46 10,-54'), [4, 7, 3]), fur) +
    path(limb(points('12.6,-33 11.8,-44 10.6,-50'), [1.5, 3, 1]), tone('#e6b8ac')) +
    ellipse(-8, -2, 8, 2.8, lighten(fur, 0.06)) +
    circle(21.4, -24, 1.2, tone('#c0606a')) +
    drawEye(16.4, -26, 1.4)
  )
}

const SHADOWS = { chicken: 18, duck: 20, parrot: 18, flamingo: 16, rabbit: 18 }

export const FOWL = {
  chicken: {
    place: 'group',
    width: 0.65,
    height: 0.52,
    usual: 4,
    draw: (painter, spot, { colour }) => {
      const plumage = painter.tone(colour ?? painter.random.pick(HENS), spot.depth)
      return drawAnimal(painter, spot, SHADOWS.chicken, (brush) => drawChicken(brush, plumage))
    },
  },
  duck: {
    place: 'group',
    width: 0.65,
    height: 0.46,
    usual: 4,
    draw: (painter, spot, { colour = '#faf6ee' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, SHADOWS.duck, (brush) => drawDuck(brush, coat))
    },
  },
  parrot: {
    place: 'beside',
    width: 0.7,
    height: 1.4,
    draw: (painter, spot, { colour }) => {
      const plumage = painter.tone(colour ?? painter.random.pick(PARROTS), spot.depth)
      return drawAnimal(painter, spot, SHADOWS.parrot, (brush) => drawParrot(brush, plumage))
    },
  },
  flamingo: {
    place: 'group',
    width: 0.8,
    height: 1.32,
    usual: 4,
    draw: (painter, spot, { colour = '#f08a9c' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, SHADOWS.flamingo, (brush) => drawFlamingo(brush, coat))
    },
  },
  rabbit: {
    place: 'group',
    width: 0.5,
    height: 0.55,
    usual: 2,
    draw: (painter, spot, { colour = '#b79a7a' }) => {
      const coat = painter.tone(colour, spot.depth)
      return drawAnimal(painter, spot, SHADOWS.rabbit, (brush) => drawRabbit(brush, coat))
    },
  },
} as const satisfies Record<string, SceneObject>
