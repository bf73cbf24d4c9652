import { ladder } from '../props/flowers.ts'
import { ironingTable, linenShelves, potterShelves, pottersWheel } from '../props/rentals.ts'
import { stool } from '../props/salon.ts'
import type { Trade } from '../trade.ts'

export const RENTALS = {
  'rental-chairs': {
    place(t) {
      const kinds = ['cross', 'white', 'black', 'chiavari', 'velvet', 'ghost'] as const
      for (const [i, kind] of kinds.entries()) t.chair(kind, [-2.1 + i * 0.84, 4.75])
      for (const [i, kind] of ['pew', 'cross', 'bench', 'white', 'pew'].entries())
        t.chair(kind as 'pew', [-1.9 + i * 0.95, 6.2])
      t.person([0.35, 5.5], { build: 'man', wears: 'suit', colour: '#6b7a5c', gesture: 'waves', hair: '#b9b2aa' })
    },
  },
  'rental-linen': {
    room: { wall: 'light', floor: 'wood', window: undefined, tint: 2 },
    place(t) {
      t.prop([0.2, 8.2], linenShelves, { size: 1.3 })
      t.prop([0.4, 5], ironingTable)
      t.person([-0.2, 5.4], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(1),
        gesture: 'stands',
        hairstyle: 'bun',
      })
      t.person([-1.6, 5], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#7f8fa0',
        gesture: 'reaches',
        hairstyle: 'curls',
      })
    },
  },
  'rental-plates': {
    room: { wall: 'brick', floor: 'stone', window: 'right' },
    place(t) {
      t.prop([-0.9, 8.2], potterShelves, { size: 1.1 })
      t.prop([0.75, 4.9], pottersWheel, { size: 1.05 })
      t.prop([0.05, 5], stool)
      t.person([0.05, 4.95], { build: 'man', wears: 'suit', colour: '#8a6a54', gesture: 'sits-side', hair: '#2b1d1a' })
    },
  },
  'rental-lights': {
    place(t) {
      t.prop([-1.35, 5], (brush) => ladder(brush, 230))
      t.person([-1.25, 4.95], { build: 'man', wears: 'suit', colour: '#4a4f5a', gesture: 'reaches-up', up: 0.95 })
      t.object('lanterns', [1.2, 4.8])
      t.object('lanterns', [1.8, 5])
      t.object('lanterns', [2.3, 4.8])
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
