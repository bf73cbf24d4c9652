import { bus, doubleBass, fiddle, microphone, mirrorBall, saxophone, trumpet } from '../props/music.ts'
import type { Trade } from '../trade.ts'

export const MUSICIANS = {
  'music-quartet': {
    place(t) {
      t.object('string-quartet', [-0.1, 4.7], {}, 0)
      t.flowers([-2.2, 4.9], 0.36, { squash: 0.7 })
      t.flowers([2.2, 4.9], 0.36, { squash: 0.7 })
    },
  },
  'music-dj': {
    place(t) {
      t.object('dj-desk', [0, 6.4], { colour: t.colour(0) })
      t.guests(
        [
          [-2.1, 5.4],
          [-1.2, 4.9],
          [1.25, 4.9],
          [2.1, 5.3],
        ],
        ['dances', 'waves'],
      )
      t.prop([0, 6.2], mirrorBall, { up: 3.15, size: 0.55 })
    },
  },
  'music-band': {
    place(t) {
      t.object('stage', [0, 8.4])
      for (const [i, x] of [-1.9, -1.1, 1.2, 2].entries())
        t.person([x, 7.2], {
          build: i === 3 ? 'woman' : 'man',
          wears: i === 3 ? 'jumpsuit' : 'tuxedo',
          colour: '#22202a',
          gesture: 'reads',
          hairstyle: 'short',
          up: 0.35,
          holds: i % 2 ? saxophone : trumpet,
        })
      t.person([-0.35, 6.6], {
        build: 'woman',
        wears: 'dress',
        colour: t.colour(0),
        gesture: 'waves',
        hairstyle: 'curls',
        up: 0.3,
      })
      t.prop([-0.05, 6.4], microphone, { up: 0.3 })
      t.person([0.5, 6.9], { build: 'man', wears: 'tuxedo', colour: '#fbf6ec', gesture: 'stands', up: 0.32 })
    },
  },
  'music-ceilidh': {
    place(t) {
      t.object('harp', [-1.55, 5])
      t.person([-0.85, 5.2], { build: 'woman', wears: 'dress', colour: '#5b7a5c', gesture: 'sits', hairstyle: 'long' })
      t.person([0.35, 4.8], { build: 'man', wears: 'kilt', colour: '#23563f', gesture: 'reads', holds: fiddle })
      t.person([1.45, 5], { build: 'man', wears: 'suit', colour: '#6b4a3a', gesture: 'waves' })
      t.guests(
        [
          [2.4, 7],
          [-2.5, 7],
          [1.2, 7.6],
          [-0.3, 7.6],
        ],
        'dances',
      )
    },
  },
  'music-bus': {
    place(t) {
      t.prop([0.1, 6.4], bus(t.colour(0), true), { size: 1.06 })
      t.guests(
        [
          [-2.05, 5],
          [2.2, 5.1],
          [1.4, 4.8],
        ],
        ['waves', 'dances'],
      )
    },
  },
  'music-jazz': {
    place(t) {
      t.object('piano', [-1, 5.2])
      t.person([-2.05, 5.1], { build: 'man', wears: 'suit', colour: '#3b3340', gesture: 'sits-side', hair: '#b9b2aa' })
      t.person([0.55, 5], { build: 'man', wears: 'suit', colour: '#2f3a4a', gesture: 'stands' })
      t.prop([0.68, 4.9], doubleBass, { size: 0.98 })
      t.person([1.8, 5], { build: 'woman', wears: 'dress', colour: t.colour(0), gesture: 'stands', hairstyle: 'bun' })
      t.prop([1.62, 4.9], microphone)
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
