import { openBook, signingTable } from '../props/paper.ts'
import type { Trade } from '../trade.ts'

export const OFFICIANTS = {
  'rite-broom': {
    place(t) {
      t.structure('columns', [0, 8.5], 3.2)
      t.person([0, 5.7], {
        build: 'woman',
        wears: 'abaya',
        colour: '#3a2a4a',
        gesture: 'reads',
        hair: '#b9b2aa',
        hairstyle: 'short',
        skin: '#7a4a31',
        extras: [],
        holds: openBook,
      })
      t.couple([0, 5.2], 'holding-hands-side')
      t.flowers([-1.75, 5.2], 0.4, { squash: 0.7 })
      t.flowers([1.75, 5.2], 0.4, { squash: 0.7 })
    },
  },
  'rite-chuppah': {
    place(t) {
      t.structure('chuppah', [0, 6.6], 3.1)
      t.person([-0.98, 6.3], { build: 'woman', wears: 'dress', colour: '#e9e2ee', gesture: 'reads', holds: openBook })
      t.person([1.05, 6.35], {
        build: 'man',
        wears: 'suit',
        colour: '#f1ece2',
        gesture: 'stands',
        hair: '#8d8781',
        extras: [],
      })
      t.couple([0.05, 5.6], 'holding-hands-side')
    },
  },
  'rite-fire': {
    place(t) {
      t.structure('mandap', [0, 7], 3.3)
      t.structure('sacred-fire', [0, 5.1], 0.9)
      t.person([-1.05, 5.3], { ...t.partner(0), gesture: 'sits-side' })
      t.person([1.05, 5.3], { ...t.partner(1), gesture: 'sits-side', facing: -1 })
      t.person([0, 6.2], { build: 'man', wears: 'sherwani', colour: '#f1d9a8', gesture: 'sits', hair: '#b9b2aa' })
      t.guests(
        [
          [-2.3, 6.2],
          [2.3, 6.2],
        ],
        'stands',
      )
    },
  },
  'rite-signing': {
    room: { wall: 'panelled', window: 'arched', floor: 'stone', tint: 2 },
    place(t) {
      t.prop([0, 4.9], signingTable, { size: 1.06 })
      t.person([0, 5.3], {
        build: 'man',
        wears: 'abaya',
        colour: '#26222c',
        gesture: 'stands',
        hair: '#d8d3cc',
        hairstyle: 'short',
        skin: '#bb8158',
      })
      t.person([-1.35, 5], { ...t.partner(0), gesture: 'reaches', bouquet: false })
      t.person([1.4, 5], { ...t.partner(1), gesture: 'stands-side', facing: -1 })
    },
  },
  'rite-handfasting': {
    place(t) {
      t.structure('handfasting', [0, 7.4], 3)
      t.person([0, 6], {
        build: 'woman',
        wears: 'caftan',
        colour: '#5b7a5c',
        gesture: 'reads',
        hairstyle: 'long',
        extras: ['flower-crown'],
        holds: (brush, { y }) => brush.flowers(0, y.waist - 10, 10, { count: 4 }),
      })
      t.couple([0, 5.4], 'holding-hands-side')
      t.guests(
        [
          [-2.2, 6.4],
          [2.2, 6.4],
          [-1.6, 7.2],
          [1.6, 7.2],
        ],
        'stands',
      )
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
