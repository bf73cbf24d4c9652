import { fireGrill, grazingTable, pewOfPies, tacoStand } from '../props/catering.ts'
import { apron, servedPlate, toque } from '../props/kitchen.ts'
import type { Trade } from '../trade.ts'

export const CATERERS = {
  'caterer-fire': {
    place(t) {
      t.prop([0.45, 5], fireGrill, { size: 1.1 })
      t.person([-1.35, 5.1], {
        build: 'man',
        wears: 'suit',
        colour: '#7a4a34',
        gesture: 'reaches',
        hairstyle: 'bald',
        extras: ['cowboy-hat'],
      })
      t.person([1.1, 5.8], {
        build: 'man',
        wears: 'suit',
        colour: '#5a6a72',
        gesture: 'stands',
        holds: apron('#3a3438'),
      })
      t.object('hay-bales', [-2.6, 7])
    },
  },
  'caterer-service': {
    place(t) {
      for (const [i, x] of [-1.35, 0, 1.35].entries())
        t.person([x, 4.8 + (i % 2) * 0.5], {
          build: i === 1 ? 'woman' : 'man',
          wears: i === 1 ? 'jumpsuit' : 'tuxedo',
          colour: '#22202a',
          gesture: 'offers',
          hairstyle: i === 1 ? 'bun' : 'short',
          holds: servedPlate,
        })
    },
  },
  'caterer-tacos': {
    place(t) {
      t.prop([0.15, 4.7], tacoStand, { size: 1.08 })
      t.person([-0.45, 5.1], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(0),
        gesture: 'reads',
        hair: '#b9b2aa',
        hairstyle: 'bun',
        holds: apron('#fbf3e6'),
      })
      t.person([0.75, 5.1], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(1),
        gesture: 'stands',
        hairstyle: 'long',
        holds: apron('#3f7d7a'),
      })
      t.object('cactus', [-2.3, 5.4])
    },
  },
  'caterer-garden': {
    place(t) {
      t.prop([0.1, 4.6], grazingTable, { size: 1.05 })
      t.person([-0.1, 5.1], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#6f8a5c',
        gesture: 'carries',
        hairstyle: 'curls',
        holds: (brush, body) => apron('#efe4d0')(brush, body) + brush.foliage(0, body.y.waist - 16, 20, '#7fa34a'),
      })
      t.person([1.25, 5.3], {
        build: 'man',
        wears: 'suit',
        colour: '#fdfaf4',
        gesture: 'stands',
        holds: (brush, body) => apron('#5b7a6a')(brush, body) + toque(brush, body),
      })
    },
  },
  'baker-pies': {
    place(t) {
      t.prop([0.15, 5], pewOfPies, { size: 1.15 })
      t.person([-2.05, 4.9], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(0),
        gesture: 'stands',
        hair: '#d8d3cc',
        hairstyle: 'bun',
        holds: apron('#fbf3e6'),
      })
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
