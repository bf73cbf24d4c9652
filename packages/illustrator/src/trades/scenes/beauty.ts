import { barberChair, cape, hoodDryer, makeUpBrush, mirrorShelf, salonSeat, scissors, stool } from '../props/salon.ts'
import type { Trade } from '../trade.ts'

export const BEAUTY = {
  'beauty-barber': {
    room: { wall: 'brick', floor: 'tiles', window: 'right' },
    place(t) {
      t.prop([-1.6, 7.6], mirrorShelf(false), { size: 1.3 })
      t.prop([0.15, 7.6], mirrorShelf(false), { size: 1.3 })
      t.prop([0.35, 5.05], barberChair, { size: 1.1 })
      t.person([0.42, 5], { ...t.partner(1), gesture: 'sits-side' })
      t.person([-0.75, 5.1], {
        build: 'man',
        wears: 'suit',
        colour: '#3a3438',
        gesture: 'reaches',
        hairstyle: 'bald',
        up: 0.01,
        holds: scissors,
      })
      t.person([1.9, 5.4], { build: 'man', wears: 'tuxedo', colour: '#22202a', gesture: 'stands' })
    },
  },
  'beauty-parlor': {
    room: { wall: 'panelled', floor: 'tiles', tint: 0 },
    place(t) {
      for (const [i, x] of [-1.7, -0.35, 1].entries()) {
        t.prop([x, 5.2], salonSeat('#8a5a6a'), { size: 1.1 })
        t.person([x, 5.15], {
          build: 'woman',
          wears: 'short-dress',
          colour: t.colour(i),
          gesture: 'sits',
          hairstyle: 'bun',
          holds: cape('#fbf3ee'),
        })
        t.prop([x, 5.1], hoodDryer, { size: 1.06 })
      }
      t.prop([-1.5, 8], mirrorShelf(true), { size: 1.1 })
      t.prop([1.5, 8], mirrorShelf(true), { size: 1.1 })
      t.person([1.95, 5], {
        build: 'woman',
        wears: 'short-dress',
        colour: '#3f7d7a',
        gesture: 'reaches',
        facing: -1,
        hair: '#d8d3cc',
        hairstyle: 'curls',
      })
    },
  },
  'beauty-braid': {
    place(t) {
      t.prop([0.25, 4.9], stool, { size: 1.1 })
      t.person([0.25, 4.85], {
        ...t.partner(0),
        gesture: 'sits-side',
        hairstyle: 'long',
        extras: ['flower-crown'],
        bouquet: false,
      })
      t.person([-0.5, 4.95], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#4f6a7a',
        gesture: 'reaches',
        hairstyle: 'bun',
      })
      t.flowers([1.55, 4.9], 0.3, { squash: 0.7 })
    },
  },
  'beauty-team': {
    room: { wall: 'light', floor: 'wood', window: 'wide' },
    place(t) {
      for (const [i, x] of [-1.25, 0.35, 1.95].entries()) {
        t.prop([x, 5.3], stool, { size: 1.1 })
        t.person([x, 5.25], {
          ...(i === 1 ? t.partner(0) : {}),
          build: 'woman',
          wears: i === 1 ? 'dress' : 'short-dress',
          colour: i === 1 ? '#fdf8f1' : t.colour(0),
          gesture: 'sits',
          extras: [],
          bouquet: false,
          hairstyle: i === 2 ? 'curls' : 'bun',
        })
        t.person([x - 0.78, 5.2], {
          build: 'woman',
          wears: 'jumpsuit',
          colour: '#2b2730',
          gesture: 'reaches',
          holds: makeUpBrush,
        })
      }
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
