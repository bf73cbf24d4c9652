import type { Point } from '../../base/geometry.ts'
import { BODIES } from '../body.ts'
import type { Facing, Figure } from '../figure.ts'
import type { Stance } from '../wearer.ts'
import { inFront, onBench, toast } from './facing-the-viewer.ts'
import { firstLook, jump, leave, run, tossBouquet } from './moving.ts'
import type { CouplePose, Partner } from './pose.ts'
import { breakGlass, cutCake, feed, lie, onChairs, sign } from './rites.ts'

const WIDE_SKIRTS: readonly string[] = ['ballgown', 'lehenga', 'hanbok']

export function skirtOf({ wears, build }: Figure): number {
  return WIDE_SKIRTS.includes(wears) && build !== 'man' ? 2 : build === 'woman' ? 1 : 0
}

type Arrange = (couple: readonly [Figure, Figure]) => [Partner, Partner]

export const ARRANGEMENTS: Readonly<Record<Exclude<CouplePose, 'carried' | 'in-wheelchair'>, Arrange>> = {
  'standing-back': (couple) => sideBySide(couple, 30, false),
  'standing-front': (couple) => inFront(couple, false),
  'walking-back': (couple) => sideBySide(couple, 35, true),
  'walking-front': (couple) => inFront(couple, true),
  toasting: (couple) => toast(couple),
  'seated-front': (couple) => onBench(couple),
  'holding-hands-side': (couple) => {
    const apart = couple.some((figure) => skirtOf(figure) === 2) ? 46 : 38
    return faceToFace(couple, apart, ({ y }) => [
      [apart, y.waist - 2],
      [apart - 1, y.waist],
    ])
  },
  kiss: (couple) =>
    faceToFace(
      couple,
      13,
      ({ y }) => [
        [25, y.bust + 4],
        [22, y.bust + 10],
      ],
      [-7, 12],
    ),
  dancing: (couple) => danceHold(couple),
  embrace: (couple) =>
    faceToFace(
      couple,
      15,
      ({ y }) => [
        [29, y.bust - 2],
        [27, y.waist - 2],
      ],
      [4, 15],
    ),
  forehead: (couple) =>
    faceToFace(
      couple,
      16,
      ({ y }) => [
        [19, y.waist - 4],
        [16, y.bust + 12],
      ],
      [-6, 14],
    ),
  dip: (couple) => dip(couple),
  'exchanging-rings': (couple) =>
    faceToFace(couple, 36, ({ y }) => [
      [36, y.waist - 3],
      [35, y.waist - 1],
    ]),
  'seated-back': (couple) => onBench(couple, 'back'),
  'seated-ground': (couple) => onBench(couple, 'front', true),
  'seated-ground-back': (couple) => onBench(couple, 'back', true),
  lasso: (couple) => inFront(couple, false),
  leaving: leave,
  running: run,
  jumping: jump,
  'first-look': firstLook,
  'tossing-bouquet': tossBouquet,
  'cutting-cake': cutCake,
  signing: sign,
  feeding: feed,
  'breaking-glass': breakGlass,
  'lifted-on-chairs': onChairs,
  lying: lie,
}

/** Arranges a dance in which the second person holds the first one, who leans far back. */
function dip(couple: readonly [Figure, Figure]): [Partner, Partner] {
  const [first, second] = couple.map(({ build }) => BODIES[build])
  if (!first || !second) throw new RangeError('A couple is two people.')
  return [
    {
      right: 22,
      facing: 1,
      lean: -36,
      stance: {
        view: 'side',
        busy: true,
        swing: 8,
        tilt: -6,
        hands: [
          [30, first.y.shoulder - 14],
          [34, first.y.shoulder - 6],
        ],
      },
    },
    {
      right: 24,
      facing: -1,
      lean: -21,
      stance: {
        view: 'side',
        busy: true,
        stride: true,
        tilt: 22,
        hands: [
          [44, second.y.waist - 6],
          [34, second.y.waist + 12],
        ],
      },
    },
  ]
}

/** Arranges two people side by side, seen from behind, who hold hands. */
function sideBySide(couple: readonly [Figure, Figure], apart: number, stride: boolean): [Partner, Partner] {
  const shared = Math.max(...couple.map(({ build, stature = 1 }) => BODIES[build].y.hip * stature)) + 2
  const partner = ({ build, bouquet, stature = 1 }: Figure, side: 1 | -1): Partner => {
    const { y, half } = BODIES[build]
    const inner = [(-side * apart) / stature, shared / stature] as const
    const outer =
      bouquet && !stride
        ? ([side * half.waist * 0.6, y.waist + 4] as const)
        : ([side * (half.shoulder + 4), y.hip + 4] as const)
    const isHidden = bouquet === true && !stride
    return {
      right: side * apart,
      stance: {
        view: 'back',
        stride,
        hands: side < 0 ? [outer, inner] : [inner, outer],
        hidden: side < 0 ? [isHidden, false] : [false, isHidden],
      },
    }
  }
  return [partner(couple[0], -1), partner(couple[1], 1)]
}

/** Arranges two people face to face, in profile. `hands` returns the positions of the hands for a body. */
function faceToFace(
  couple: readonly [Figure, Figure],
  apart: number,
  hands: (body: (typeof BODIES)['woman']) => Stance['hands'],
  tilts: readonly [shorter: number, taller: number] = [0, 0],
): [Partner, Partner] {
  const heightOf = ({ build, stature = 1 }: Figure) => -BODIES[build].head.y * stature
  const meeting = BODIES[heightOf(couple[0]) < heightOf(couple[1]) ? couple[0].build : couple[1].build]
  const partner = (figure: Figure, other: Figure, facing: Facing): Partner => {
    const difference = heightOf(figure) - heightOf(other)
    const tilt = Math.abs(difference) < 2 ? tilts[1] / 3 : difference > 0 ? tilts[1] : tilts[0]
    return {
      right: -facing * apart,
      facing,
      stance: { view: 'side', busy: true, hands: hands(meeting), tilt },
    }
  }
  return [partner(couple[0], couple[1], 1), partner(couple[1], couple[0], -1)]
}

/** Arranges a dance hold: the viewer sees the first person from behind and the second person from the front. */
function danceHold(couple: readonly [Figure, Figure]): [Partner, Partner] {
  const [first, second] = couple.map(({ build }) => BODIES[build])
  if (!first || !second) throw new RangeError('A couple is two people.')
  const [left, right] = [-9, 8]
  const joined: Point = [47, second.y.shoulder + 6]
  const ahead: Stance = {
    view: 'back',
    busy: true,
    swing: -8,
    tilt: 3,
    hidden: [true, true],
    bend: [1, -1],
    hands: [
      [4, second.y.shoulder + 2],
      [joined[0] - left, joined[1]],
    ],
  }
  const behind: Stance = {
    view: 'front',
    busy: true,
    tilt: -4,
    hidden: [true, true],
    bend: [1, -1],
    hands: [
      [-18, first.y.waist - 8],
      [joined[0] - right, joined[1]],
    ],
  }
  return [
    { right: left, stance: ahead },
    { right, stance: behind },
  ]
}
