import { apron } from '../props/kitchen.ts'
import { dryingSheets, press } from '../props/paper.ts'
import type { Trade } from '../trade.ts'

export const STATIONERS = {
  'stationer-press': {
    room: { wall: 'brick', floor: 'wood', window: 'right' },
    place(t) {
      t.prop([0, 6.6], dryingSheets)
      t.prop([0.55, 5.1], press, { size: 1.06 })
      t.person([-1.45, 5], { build: 'man', wears: 'suit', colour: '#5a6a72', gesture: 'reaches', hair: '#8d8781' })
      t.person([1.92, 5.2], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(0),
        gesture: 'stands',
        hairstyle: 'curls',
        holds: apron('#3f4a55'),
      })
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
