import { clothShelves, dressForm, dressRail, hatWall, suitForm, tape, washingLine } from '../props/garments.ts'
import type { Trade } from '../trade.ts'

const CLOTHS = ['#2f3a52', '#5b5148', '#8a7a66', '#3f4f48', '#7d8794', '#6b2434', '#c9b79a']

export const ATTIRE = {
  'attire-tailor': {
    room: { wall: 'dark', floor: 'wood' },
    place(t) {
      t.prop([0.2, 8.2], clothShelves(CLOTHS), { size: 1.35 })
      t.prop([-2.1, 5.3], suitForm('#2f3a52', '#26304a', t.colour(0)), { size: 1.05 })
      t.prop([1.75, 5.1], suitForm('#22202a', '#3a3642', '#fdfaf4'), { size: 1.05 })
      t.person([0.35, 5.2], { ...t.partner(1), wears: 'suit', colour: '#6f7480', gesture: 'stands', extras: [] })
      t.person([-0.65, 5], {
        build: 'woman',
        wears: 'suit',
        colour: '#4a3f3a',
        gesture: 'reaches',
        hairstyle: 'bun',
        holds: tape,
      })
    },
  },
  'attire-rail': {
    room: { wall: 'panelled', floor: 'wood', tint: 0 },
    place(t) {
      t.prop([-1, 6], dressRail(['#fdf8f1', '#f3e6d6', '#f4dcd8', '#fbf6ec', '#e9dcc8', '#fdf8f1', '#eed6cc']), {
        size: 1.1,
      })
      t.object('mirror', [1.95, 6.2], { text: ' ' })
      t.person([1.05, 5.1], { ...t.partner(0), gesture: 'stands-back', bouquet: false, extras: ['veil'] })
      t.person([0.1, 5], {
        build: 'woman',
        wears: 'short-dress',
        colour: '#3d3a44',
        gesture: 'reaches',
        hair: '#b9b2aa',
        hairstyle: 'bun',
      })
    },
  },
  'attire-hats': {
    room: { wall: 'brick', floor: 'wood' },
    place(t) {
      t.prop([0.35, 8], hatWall, { size: 1.45 })
      t.person([-1.45, 5], {
        build: 'man',
        wears: 'suit',
        colour: '#5b4636',
        gesture: 'reaches',
        extras: ['cowboy-hat'],
      })
      t.person([-0.35, 5.1], {
        ...t.partner(1),
        wears: 'suit',
        colour: '#6f7f8a',
        gesture: 'stands',
        extras: ['cowboy-hat'],
      })
      t.object('hay-bales', [2.25, 5])
    },
  },
  'attire-lehengas': {
    room: { wall: 'light', floor: 'stone', window: 'arched', tint: 1 },
    place(t) {
      t.prop([-1.95, 5.3], dressForm('#b3203c', true, '#e0b855'), { size: 1.12 })
      t.prop([1.95, 5.3], dressForm('#1f6f6a', true, '#e0b855'), { size: 1.12 })
      t.person([-0.55, 5], {
        ...t.partner(0),
        build: 'woman',
        wears: 'lehenga',
        colour: t.colour(0),
        gesture: 'stands',
        extras: [],
      })
      t.person([0.6, 5.1], {
        build: 'woman',
        wears: 'sari',
        colour: t.colour(1),
        gesture: 'reaches',
        facing: -1,
        hair: '#17120f',
        hairstyle: 'bun',
      })
      t.object('rug', [0, 5])
    },
  },
  'attire-washing-line': {
    place(t) {
      t.prop([0.15, 5.9], washingLine(['#f4d6cc', '#8fa3bf', '#f3e3c4', '#d9a8a0', '#a9b79a', '#c9b0c8']))
      t.person([-1.05, 4.9], {
        build: 'woman',
        wears: 'short-dress',
        colour: t.colour(0),
        gesture: 'reaches-up',
        hairstyle: 'long',
      })
    },
  },
} as const satisfies Readonly<Record<string, Trade>>
