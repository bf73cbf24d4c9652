import { hashText } from '../base/random.ts'
import type { Body } from './body.ts'
import type { Figure, Gesture } from './figure.ts'
import type { Stance } from './wearer.ts'

/** How far people who jump are above the ground, in centimetres. */
export const LEAP = 30

/** Returns the stance of a person who makes a gesture towards the right. The same person always moves alike. */
export function gestureOf(gesture: Gesture, figure: Figure, body: Body): Stance {
  const { y, half, upperArm, forearm } = body
  const variant = hashText(figure.skin + figure.colour + figure.hair) % 3
  const high = y.shoulder - upperArm - forearm * 0.55
  const wide = half.shoulder + upperArm * 0.55
  const front = { view: 'front', busy: true, turn: 0.7, bend: [-1, -1] } as const
  switch (gesture) {
    case 'cheering':
      return {
        ...front,
        tilt: variant * 4 - 4,
        hands: [
          variant === 1 ? [-half.waist - 5, y.waist + 4] : [-wide, high + variant * 6],
          [wide - variant * 5, high + (2 - variant) * 4],
        ],
        bend: variant === 1 ? [1, -1] : [-1, -1],
      }
    case 'clapping':
      return {
        ...front,
        bend: [1, 1],
        hands: [
          [1, y.bust + 6 - variant * 5],
          [8, y.bust + 1 - variant * 5],
        ],
      }
    case 'waving':
      return {
        ...front,
        tilt: 4,
        bend: [1, -1],
        hands: [
          [-half.shoulder - 2.5, y.hip + 5],
          [wide, y.shoulder - upperArm * 0.95 - variant * 4],
        ],
      }
    case 'throwing':
      return {
        ...front,
        tilt: -5,
        bend: [1, -1],
        hands: [
          variant === 0 ? [half.waist * 0.4, y.waist + 2] : [-half.shoulder - 6, y.hip - 4],
          [half.shoulder + upperArm * (1.25 - variant * 0.2), y.shoulder - upperArm * (0.75 + variant * 0.35)],
        ],
      }
    case 'running':
      return {
        view: 'side',
        busy: true,
        stride: true,
        swing: -8,
        hands: [
          [-14, y.waist + 2],
          [20, y.waist - 10],
        ],
      }
    case 'jumping':
      return {
        ...front,
        stride: true,
        tilt: variant * 5 - 5,
        hands: [
          [-wide, high + 6],
          [wide, high + variant * 5],
        ],
      }
  }
}
