import type { Body } from '../figures/body.ts'
import type { Stance } from '../figures/wearer.ts'

/** What a person does with the hands. The side view faces right. */
export type Gesture =
  | 'aims'
  | 'reaches'
  | 'reaches-up'
  | 'carries'
  | 'reads'
  | 'offers'
  | 'waves'
  | 'stands'
  | 'stands-back'
  | 'stands-side'
  | 'works-back'
  | 'sits'
  | 'sits-side'
  | 'dances'

/** Returns the stance of a person at work. Positions of hands are in centimetres from the feet. */
export const GESTURES: Readonly<Record<Gesture, (body: Body) => Stance>> = {
  aims: ({ y, head }) => ({
    view: 'side',
    busy: true,
    tilt: 2,
    hands: [
      [24, head.y + 10],
      [17, y.shoulder - 6],
    ],
  }),
  reaches: ({ y }) => ({
    view: 'side',
    busy: true,
    tilt: 5,
    hands: [
      [44, y.bust + 4],
      [40, y.waist - 4],
    ],
  }),
  'reaches-up': ({ y }) => ({
    view: 'side',
    busy: true,
    tilt: -10,
    hands: [
      [34, y.shoulder - 30],
      [38, y.shoulder - 12],
    ],
  }),
  carries: ({ y, half }) => ({
    view: 'front',
    busy: true,
    bend: [1, 1],
    hands: [
      [-half.waist - 2, y.waist - 8],
      [half.waist + 2, y.waist - 8],
    ],
  }),
  reads: ({ y }) => ({
    view: 'front',
    busy: true,
    tilt: 3,
    hands: [
      [-9, y.waist - 12],
      [9, y.waist - 12],
    ],
  }),
  offers: ({ y, half }) => ({
    view: 'front',
    busy: true,
    tilt: -3,
    hands: [
      [-half.waist, y.hip - 2],
      [half.shoulder + 24, y.bust],
    ],
    bend: [1, -1],
  }),
  waves: ({ y, half, upperArm }) => ({
    view: 'front',
    busy: true,
    tilt: 4,
    hands: [
      [-half.shoulder - 2.5, y.hip + 4],
      [half.shoulder + 16, y.shoulder - upperArm * 1.1],
    ],
    bend: [1, -1],
  }),
  stands: ({ y }) => ({
    view: 'front',
    hands: [
      [-3, y.waist + 6],
      [3, y.waist + 6],
    ],
  }),
  'stands-back': ({ y, half }) => ({
    view: 'back',
    hands: [
      [-half.shoulder - 2.5, y.hip + 5],
      [half.shoulder + 2.5, y.hip + 5],
    ],
  }),
  'stands-side': ({ y }) => ({
    view: 'side',
    hands: [
      [6, y.hip + 3],
      [3, y.hip + 4],
    ],
  }),
  'works-back': ({ y, half }) => ({
    view: 'back',
    busy: true,
    hands: [
      [-half.waist - 4, y.bust - 2],
      [half.waist + 12, y.shoulder - 12],
    ],
    bend: [1, -1],
    hidden: [true, false],
  }),
  sits: ({ y }) => ({
    view: 'front',
    seated: true,
    hands: [
      [-5, y.hip + 4],
      [5, y.hip + 4],
    ],
  }),
  'sits-side': ({ y }) => ({
    view: 'side',
    seated: true,
    hands: [
      [24, y.hip + 1],
      [22, y.hip + 1],
    ],
  }),
  dances: ({ y, half, upperArm }) => ({
    view: 'front',
    busy: true,
    swing: 6,
    tilt: -6,
    bend: [-1, -1],
    hands: [
      [-half.shoulder - 15, y.shoulder - upperArm * 0.8],
      [half.shoulder + 13, y.shoulder - upperArm * 1.1],
    ],
  }),
}
