import { heldCamera, paperBackdrop, softbox, tripodCamera, viewCamera } from '../props/camera.ts'
import type { Trade } from '../trade.ts'

export const PHOTOGRAPHERS = {
  'photographer-view-camera': {
    place(t) {
      t.prop([-1.35, 4.6], viewCamera)
      t.person([-1.95, 4.75], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#4f5a55',
        gesture: 'reaches',
        hairstyle: 'bun',
      })
      t.couple([0.95, 5.2], 'kiss')
      t.flowers([1.95, 5.4], 0.35, { squash: 0.6, spread: [180, 360] })
    },
  },
  'photographer-pair': {
    place(t) {
      t.couple([0, 5.6], 'dancing')
      t.person([-1.7, 4.5], {
        build: 'woman',
        wears: 'short-dress',
        colour: '#8a5a3c',
        gesture: 'aims',
        hairstyle: 'long',
        holds: heldCamera,
      })
      t.person([1.75, 4.9], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#5b6b7a',
        gesture: 'aims',
        facing: -1,
        hairstyle: 'curls',
        holds: heldCamera,
      })
      t.object('dog', [0.75, 4.4])
    },
  },
  'photographer-studio': {
    place(t) {
      t.prop([0.15, 6.6], paperBackdrop('#d8d2cc'), { size: 1.15 })
      t.couple([0.1, 6.1], 'holding-hands-side')
      t.prop([-2.05, 5.6], softbox(1), { size: 1.2 })
      t.prop([2.35, 5.8], softbox(-1), { size: 1.2 })
      t.person([-0.95, 4.1], { build: 'man', wears: 'suit', colour: '#22202a', gesture: 'aims', holds: heldCamera })
    },
  },
  'photographer-ceremony': {
    place(t) {
      t.object('rug', [0, 6.4], {})
      t.couple([0.35, 6], 'holding-hands-side')
      t.guests(
        [
          [-2.6, 6.9],
          [-1.9, 7.2],
          [-1.2, 7.4],
          [1.6, 7.4],
          [2.3, 7.1],
          [3, 6.9],
        ],
        ['stands', 'waves', 'dances'],
      )
      t.person([-1.75, 4.4], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#2f3a4a',
        gesture: 'aims',
        holds: heldCamera,
      })
      t.flowers([2.1, 4.5], 0.3, { squash: 0.7 })
    },
  },
  'photographer-headland': {
    place(t) {
      t.couple([1.3, 9.5], 'standing-back')
      t.prop([-1.5, 7.2], tripodCamera)
      t.person([-2.05, 7.3], {
        wears: 'jumpsuit',
        build: 'woman',
        colour: '#b5523a',
        gesture: 'stands-side',
        extras: ['hat'],
      })
    },
  },
  'photographer-family': {
    place(t) {
      t.guests(
        [
          [-0.9, 7.4],
          [-0.1, 7.6],
          [0.75, 7.7],
          [1.6, 7.6],
          [2.4, 7.4],
        ],
        'stands',
        1,
      )
      t.guests(
        [
          [-0.75, 6.8],
          [2.25, 6.8],
        ],
        'stands',
        1,
      )
      t.person([0.38, 6.7], { ...t.partner(0), gesture: 'stands' })
      t.person([1.15, 6.7], { ...t.partner(1), gesture: 'stands' })
      t.person([-0.15, 6.3], { build: 'child', wears: 'dress', colour: t.colour(0), gesture: 'stands' })
      t.person([1.7, 6.3], { build: 'child', wears: 'suit', gesture: 'stands' })
      t.prop([-1.3, 4.7], tripodCamera)
      t.person([-1.85, 4.65], { build: 'man', wears: 'suit', colour: '#6b4a3a', gesture: 'reaches', hair: '#b9b2aa' })
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
