import type { Point } from '../../base/geometry.ts'
import { BODIES } from '../body.ts'
import type { Figure } from '../figure.ts'
import { inFront } from './facing-the-viewer.ts'
import type { Partner } from './pose.ts'

type Couple = readonly [Figure, Figure]

/** The height at which the couple holds the knife over the cake, in centimetres. */
export const KNIFE = 100
/** The distance of each person from the middle of the cake, in centimetres. */
const BESIDE_CAKE = 58
/** The height of the seats on which the couple is lifted, in centimetres above usual seats. */
export const LIFTED = 118
/** How far the chairs of the couple are apart, in centimetres. */
export const CHAIRS_APART = 46

/** Arranges two people beside a cake who hold a knife together. */
export function cutCake(couple: Couple): [Partner, Partner] {
  return partners(couple, ({ build, stature = 1 }, side) => {
    const { y, half } = BODIES[build]
    const free: Point = [side * (half.shoulder - 1), y.waist + 3]
    const inner: Point = [(-side * (BESIDE_CAKE - 6)) / stature, -KNIFE / stature]
    return {
      right: side * BESIDE_CAKE,
      stance: {
        view: 'front',
        busy: true,
        turn: -side * 0.9,
        tilt: -side * 5,
        bend: side < 0 ? [1, -1] : [-1, 1],
        hands: side < 0 ? [free, inner] : [inner, free],
      },
    }
  })
}

/** Arranges two people behind a table. The first person writes. */
export function sign(couple: Couple): [Partner, Partner] {
  return partners(couple, ({ build }, side) => {
    const { y, half } = BODIES[build]
    const writes = side < 0
    return {
      right: side * 27,
      lean: writes ? 3 : 0,
      stance: {
        view: 'front',
        busy: true,
        turn: writes ? 0.5 : -0.8,
        tilt: writes ? 12 : -8,
        bend: [1, 1],
        hands: writes
          ? [
              [-half.waist, y.hip + 2],
              [18, y.hip + 4],
            ]
          : [
              [-half.shoulder - 14, y.waist - 4],
              [half.shoulder + 3, y.hip + 4],
            ],
      },
    }
  })
}

/** Arranges two people who put cake into each other's mouths. */
export function feed(couple: Couple): [Partner, Partner] {
  const apart = 29
  return partners(couple, ({ build, stature = 1 }, side) => {
    const { y, half } = BODIES[build]
    const other = BODIES[(side < 0 ? couple[1] : couple[0]).build]
    return {
      right: side * apart,
      facing: side < 0 ? 1 : -1,
      stance: {
        view: 'front',
        turn: 1,
        tilt: 4,
        busy: true,
        bend: [1, -1],
        hands: [
          [-half.shoulder - 2.5, y.hip + 5],
          [(2 * apart - 13) / stature, (other.head.y + 7) / stature],
        ],
      },
    }
  })
}

/** Arranges two people on chairs that other people hold up. */
export function onChairs(couple: Couple): [Partner, Partner] {
  return partners(couple, ({ build }, side) => {
    const { y, half, upperArm } = BODIES[build]
    const raised: Point = [side * (half.shoulder + 12), y.shoulder - upperArm * 1.6]
    const inner: Point = [-side * (CHAIRS_APART - 3), y.shoulder - 18]
    return {
      right: side * CHAIRS_APART,
      rise: LIFTED,
      lean: side * 3,
      stance: {
        view: 'front',
        seated: true,
        busy: true,
        turn: -side * 0.8,
        tilt: -side * 5,
        bend: [-1, -1],
        hands: side < 0 ? [raised, inner] : [inner, raised],
      },
    }
  })
}

/** Arranges a groom who steps on a glass next to the bride. */
export function breakGlass(couple: Couple): [Partner, Partner] {
  const [first, second] = inFront(couple, false)
  return [first, { ...second, stance: { ...second.stance, stride: true, tilt: 9, turn: 0.3 } }]
}

/** Arranges two people who lie on the ground, with their heads together. */
export function lie(couple: Couple): [Partner, Partner] {
  return partners(couple, ({ build }, side) => {
    const { y, half } = BODIES[build]
    const reach = -BODIES[build].head.y + 16
    return {
      right: side * reach,
      rise: side < 0 ? 14 : 2,
      lean: side * -90,
      stance: {
        view: 'front',
        busy: true,
        turn: side < 0 ? 0.6 : -0.6,
        hands: [
          [-5, y.waist],
          [half.shoulder + 2, y.hip],
        ],
      },
    }
  })
}

function partners(couple: Couple, arrange: (figure: Figure, side: 1 | -1) => Partner): [Partner, Partner] {
  return [arrange(couple[0], -1), arrange(couple[1], 1)]
}
