import { bucket, floristBench, hoop, ladder, stall, trough, urn, wateringCan, wreaths } from '../props/flowers.ts'
import { apron } from '../props/kitchen.ts'
import type { Trade } from '../trade.ts'

export const FLORISTS = {
  'florist-hoop': {
    place(t) {
      t.prop([0.7, 5.2], hoop(false), { size: 1.12 })
      t.prop([-0.95, 5.05], ladder)
      t.person([-0.85, 5], { build: 'man', wears: 'suit', colour: '#3b3a40', gesture: 'reaches-up', up: 0.62 })
      t.prop([1.75, 4.5], bucket, { size: 1.1 })
      t.prop([-1.75, 4.6], bucket)
    },
  },
  'florist-wreaths': {
    room: { wall: 'panelled', window: undefined, floor: 'wood', tint: 2 },
    place(t) {
      t.prop([0.35, 8.2], wreaths, { size: 1.25 })
      t.prop([0.45, 5], floristBench, { size: 1.05 })
      t.person([-1.5, 5], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(0),
        gesture: 'reaches',
        hairstyle: 'bun',
      })
      t.prop([-2.35, 5.4], bucket, { size: 1.15 })
    },
  },
  'florist-urns': {
    place(t) {
      t.prop([-1.55, 5.2], urn(150), { size: 1.1 })
      t.prop([1.6, 5.2], urn(150), { size: 1.1 })
      t.prop([-1.5, 8], urn(150))
      t.prop([1.5, 8], urn(150))
      t.person([0.55, 5], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#2f3a38',
        gesture: 'reaches-up',
        hairstyle: 'bun',
      })
      t.prop([-0.35, 4.7], bucket)
    },
  },
  'florist-troughs': {
    place(t) {
      for (const [x, away] of [
        [-1.75, 4.6],
        [-1.5, 6],
        [-1.35, 7.6],
        [1.75, 4.6],
        [1.5, 6],
        [1.35, 7.6],
      ] as const)
        t.prop([x, away], trough)
      t.person([-0.75, 5.1], {
        build: 'woman',
        wears: 'dress',
        colour: t.colour(1),
        gesture: 'reaches',
        facing: 1,
        extras: ['flower-crown'],
        hairstyle: 'long',
        holds: wateringCan,
      })
    },
  },
  'florist-stall': {
    place(t) {
      t.prop([0.25, 5.6], stall, { size: 1.12 })
      t.person([-1.75, 5], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(1),
        gesture: 'carries',
        hair: '#3a2620',
        hairstyle: 'long',
        bouquet: false,
        holds: (brush, body) => apron('#5b7a6a')(brush, body) + brush.flowers(0, body.y.waist - 14, 26, { count: 10 }),
      })
      t.prop([2.05, 4.7], bucket, { size: 1.1 })
      t.prop([-2.4, 5.3], bucket)
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
