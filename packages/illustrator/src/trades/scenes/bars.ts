import { carBar, gardenCart, parasol, punchTable, trailerBar } from '../props/bar.ts'
import { apron, servedGlasses } from '../props/kitchen.ts'
import type { Trade } from '../trade.ts'

export const BARS = {
  'bar-punch': {
    place(t) {
      t.prop([0.25, 4.7], punchTable, { size: 1.12 })
      t.person([0.3, 5.1], { build: 'man', wears: 'suit', colour: '#6b2b4a', gesture: 'stands', hair: '#17120f' })
      t.guests(
        [
          [-1.75, 5.2],
          [1.95, 5.4],
        ],
        'waves',
      )
      for (const [x, away, i] of [
        [-1.42, 5.2, 0],
        [1.62, 5.4, 1],
      ] as const)
        t.prop([x, away], (brush) => parasol(t.colour(i))(brush, { x: 0, y: -166 }))
      t.guests(
        [
          [-2.4, 6.8],
          [2.6, 6.8],
          [-0.9, 7],
          [1.1, 7],
        ],
        ['dances', 'stands', 'waves'],
      )
    },
  },
  'bar-car': {
    place(t) {
      t.prop([-0.35, 5], carBar, { size: 1.15 })
      t.object('champagne-tower', [1.75, 4.8])
      t.person([-1.95, 4.8], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#22202a',
        gesture: 'offers',
        hairstyle: 'bun',
        holds: servedGlasses,
      })
    },
  },
  'bar-trailer': {
    place(t) {
      t.prop([0.4, 5.4], trailerBar, { size: 1.12 })
      t.person([-1.75, 4.8], {
        build: 'man',
        wears: 'suit',
        colour: '#5a6a72',
        gesture: 'stands',
        extras: ['cowboy-hat'],
        holds: apron('#8a5a3c'),
      })
      t.object('hay-bales', [2.3, 4.8])
      t.object('horse', [-2.6, 7.4])
    },
  },
  'bar-cart': {
    place(t) {
      t.prop([0.35, 4.8], gardenCart, { size: 1.12 })
      t.person([-1.25, 4.9], {
        build: 'woman',
        wears: 'dress',
        colour: t.colour(0),
        gesture: 'offers',
        facing: 1,
        hairstyle: 'long',
        holds: servedGlasses,
      })
      t.person([1.95, 5.1], {
        build: 'man',
        wears: 'suit',
        colour: '#8a9a86',
        gesture: 'stands',
        holds: apron('#efe4d0'),
      })
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
