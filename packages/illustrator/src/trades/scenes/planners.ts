import { clipboard, easel, headset, mapTable, paintBrush, teaTable, wallScroll } from '../props/paper.ts'
import type { Trade } from '../trade.ts'

export const PLANNERS = {
  'planner-scroll': {
    room: { wall: 'light', window: undefined, floor: 'wood' },
    place(t) {
      t.prop([0.35, 8], wallScroll, { size: 1.3 })
      t.person([-1.3, 5.4], {
        build: 'woman',
        wears: 'suit',
        colour: '#8f9096',
        gesture: 'reaches-up',
        hairstyle: 'bun',
      })
      t.person([1.1, 5.2], {
        ...t.partner(0),
        wears: 'short-dress',
        colour: t.colour(0),
        extras: [],
        bouquet: false,
        gesture: 'stands-back',
      })
      t.person([1.85, 5.3], { ...t.partner(1), gesture: 'stands-back' })
      t.object('potted-plants', [-2.35, 5.8])
    },
  },
  'planner-day': {
    place(t) {
      t.person([-0.55, 4.5], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#22303f',
        gesture: 'reads',
        hairstyle: 'bun',
        holds: (brush, body) => clipboard(brush, body) + headset(brush, body),
      })
      for (const x of [-2.2, -1.4, 1.4, 2.2]) {
        t.chair('chiavari', [x, 6])
        t.chair('chiavari', [x, 7.2])
      }
      t.structure('arch', [0.4, 9], 3)
      t.person([1.6, 5.2], {
        build: 'man',
        wears: 'suit',
        colour: '#3a3438',
        gesture: 'carries',
        holds: (brush, body) => brush.flowers(0, body.y.waist - 14, 28, { count: 11 }),
      })
    },
  },
  'planner-camp': {
    place(t) {
      t.object('tipi-lounge', [2.2, 8.6])
      t.prop([-0.35, 4.8], mapTable)
      t.person([-0.9, 5.2], { build: 'woman', wears: 'jumpsuit', colour: '#b5523a', gesture: 'reads', extras: ['hat'] })
      t.person([0.15, 5.2], {
        build: 'woman',
        wears: 'jumpsuit',
        colour: '#4f6a5a',
        gesture: 'offers',
        hairstyle: 'long',
      })
      t.object('fire-pit', [1.75, 4.9])
    },
  },
  'planner-meeting': {
    place(t) {
      t.prop([0, 4.8], teaTable, { size: 1.1 })
      t.person([-1.35, 5], {
        build: 'woman',
        wears: 'sari',
        colour: t.colour(0),
        gesture: 'sits-side',
        hair: '#b9b2aa',
        hairstyle: 'bun',
      })
      t.person([1.35, 5], {
        build: 'man',
        wears: 'sherwani',
        colour: '#f1e4c8',
        gesture: 'sits-side',
        facing: -1,
        hair: '#8d8781',
      })
      t.person([-0.5, 5.6], { ...t.partner(0), gesture: 'sits' })
      t.person([0.5, 5.6], { ...t.partner(1), gesture: 'sits' })
      t.person([-2.25, 5.4], { build: 'man', wears: 'suit', colour: '#2f3a4a', gesture: 'reads', holds: clipboard })
    },
  },
  'planner-painter': {
    place(t) {
      t.prop([-0.8, 4.7], easel)
      t.person([-1.6, 4.7], {
        build: 'woman',
        wears: 'short-dress',
        colour: '#5b6b7a',
        gesture: 'reaches',
        extras: ['hat'],
        hairstyle: 'bun',
        holds: paintBrush,
      })
      t.couple([1.35, 6], 'kiss')
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
