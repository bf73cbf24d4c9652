import { mix } from '../../base/colour.ts'
import { HEIGHT, WIDTH } from '../../base/geometry.ts'
import { rect } from '../../base/svg.ts'
import { bus } from '../props/music.ts'
import { clipboard } from '../props/paper.ts'
import { hayWagon, launch, ripples } from '../props/rides.ts'
import type { Tableau } from '../tableau.ts'
import type { Trade } from '../trade.ts'

/** Draws water from a y position to the foot of the canvas. */
function drawWater({ painter }: Tableau, y: number): string {
  const [, middle, below] = painter.light.sky
  const deep = painter.tone('#5f8a9a')
  return rect(0, y, WIDTH, HEIGHT - y, painter.gradient(mix(below, deep, 0.45), mix(deep, middle, 0.15)))
}

export const TRANSPORT = {
  'ride-van': {
    place(t) {
      t.object('van', [-0.35, 5.8], { colour: '#e0763c' })
      t.couple([1.85, 5], 'holding-hands-side')
      t.object('dog', [-2.1, 4.8])
    },
  },
  'ride-carriage': {
    place(t) {
      t.object('carriage', [0.15, 5.6], { colour: '#f3ead9' })
      t.person([0.55, 5.7], {
        build: 'man',
        wears: 'tuxedo',
        colour: '#2b2730',
        gesture: 'sits-side',
        facing: -1,
        up: 0.62,
      })
      t.person([1.22, 5.72], { ...t.partner(0), gesture: 'sits', bouquet: false, up: 0.55 })
      t.person([1.72, 5.74], { ...t.partner(1), gesture: 'sits', up: 0.55 })
    },
  },
  'ride-shuttle': {
    place(t) {
      t.prop([0.75, 6.6], bus(t.colour(0), false))
      t.person([-2.05, 4.8], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#2f4a5a',
        gesture: 'reads',
        hairstyle: 'bun',
        holds: clipboard,
      })
      t.guests(
        [
          [-0.9, 5.2],
          [-0.2, 5.3],
          [0.5, 5.2],
          [1.2, 5.3],
        ],
        'stands-side',
        1,
      )
    },
  },
  'ride-launch': {
    place(t) {
      t.at([0, 12], ({ y }) => drawWater(t, y))
      t.prop([0, 5.8], launch, { size: 1.02 })
      t.person([-1.5, 5.9], { ...t.partner(0), gesture: 'stands', up: 0.85 })
      t.person([-0.95, 5.9], { ...t.partner(1), gesture: 'waves', up: 0.85 })
      t.prop([0, 5.4], ripples)
    },
  },
  'ride-wagon': {
    place(t) {
      t.object('tractor', [-2.15, 6.2])
      t.prop([0.95, 6], hayWagon)
      for (const x of [-0.2, 0.4, 1.05, 1.7, 2.25])
        t.person([x, 6.1], { colour: t.colour(Math.round(x * 2) + 1), gesture: 'sits', up: 0.62 })
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
