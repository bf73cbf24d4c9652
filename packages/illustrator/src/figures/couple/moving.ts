import type { Point } from '../../base/geometry.ts'
import { BODIES } from '../body.ts'
import type { Figure } from '../figure.ts'
import { inFront } from './facing-the-viewer.ts'
import type { Partner } from './pose.ts'

type Couple = readonly [Figure, Figure]

/** How far people who run lean forwards, in degrees. */
const LEAN = 7
const LEAP = 34

/** Arranges two people who walk towards the viewer and raise their outer arms. */
export function leave(couple: Couple): [Partner, Partner] {
  const [first, second] = inFront(couple, true)
  return [raiseOuterArm(couple[0], first, -1), raiseOuterArm(couple[1], second, 1)]
}

/** Arranges two people who jump hand in hand. */
export function jump(couple: Couple): [Partner, Partner] {
  const [first, second] = leave(couple)
  return [
    { ...first, rise: LEAP, lean: -5 },
    { ...second, rise: LEAP + 5, lean: 5 },
  ]
}

function raiseOuterArm({ build }: Figure, partner: Partner, side: 1 | -1): Partner {
  const { half, y, upperArm } = BODIES[build]
  const raised: Point = [side * (half.shoulder + 20), y.shoulder - upperArm * 1.15]
  const [left, right] = partner.stance.hands
  return {
    ...partner,
    stance: {
      ...partner.stance,
      bend: side < 0 ? [-1, 1] : [1, -1],
      hands: side < 0 ? [raised, right] : [left, raised],
    },
  }
}

/** Arranges two people who run to the right, hand in hand. The second person runs ahead. */
export function run(couple: Couple): [Partner, Partner] {
  const [behind, ahead] = [BODIES[couple[0].build], BODIES[couple[1].build]]
  const apart = 46
  const joined = Math.max(behind.y.waist, ahead.y.waist) + 2
  return [
    {
      right: -apart,
      facing: 1,
      lean: LEAN,
      stance: {
        view: 'side',
        stride: true,
        busy: true,
        swing: -16,
        bend: [-1, 1],
        hands: [
          [-18, behind.y.waist + 2],
          [apart - 4, joined],
        ],
      },
    },
    {
      right: apart,
      facing: 1,
      lean: LEAN,
      stance: {
        view: 'side',
        stride: true,
        busy: true,
        swing: -12,
        hands: [
          [-apart + 8, joined],
          [26, ahead.y.waist - 8],
        ],
      },
    },
  ]
}

/** Arranges the first meeting of a couple before the ceremony: one person touches the shoulder of the other. */
export function firstLook(couple: Couple): [Partner, Partner] {
  const waiting = BODIES[couple[1].build]
  return [
    {
      right: -38,
      facing: 1,
      stance: {
        view: 'side',
        busy: true,
        stride: true,
        hands: [
          [20, waiting.y.waist],
          [52, waiting.y.shoulder + 8],
        ],
      },
    },
    {
      right: 30,
      facing: 1,
      stance: {
        view: 'side',
        tilt: -4,
        hands: [
          [12, waiting.y.waist + 6],
          [13, waiting.y.waist + 7],
        ],
      },
    },
  ]
}

/** Arranges a person who throws a bouquet over the shoulder, next to the partner. */
export function tossBouquet(couple: Couple): [Partner, Partner] {
  const [thrower, partner] = inFront(couple, false)
  const { y, half, upperArm } = BODIES[couple[0].build]
  return [
    {
      ...thrower,
      right: thrower.right - 10,
      stance: {
        ...thrower.stance,
        busy: true,
        tilt: -8,
        bend: [-1, -1],
        hands: [
          [-half.shoulder + 2, y.shoulder - upperArm * 1.5],
          [half.shoulder + 6, y.shoulder - upperArm * 1.5],
        ],
      },
    },
    {
      ...partner,
      right: partner.right + 26,
      stance: { ...partner.stance, hands: clasped(couple[1]), turn: -0.9 },
    },
  ]
}

function clasped({ build }: Figure): [Point, Point] {
  const { y } = BODIES[build]
  return [
    [-4, y.waist - 12],
    [5, y.waist - 13],
  ]
}
