import type { Point } from '../base/geometry.ts'
import type { Painter } from '../painter/painter.ts'
import type { Spot } from '../stage/camera.ts'
import { BODIES } from './body.ts'
import { drawContact, placePerson } from './draw-figure.ts'
import type { Facing, Figure } from './figure.ts'
import type { Stance } from './wearer.ts'

export type CouplePose = 'standing-front' | 'standing-back' | 'holding-hands-side' | 'dancing' | 'walking-back' | 'kiss'

/** The position of one person of a couple, in centimetres to the right of the couple's centre. */
interface Partner {
  right: number
  stance: Stance
  facing?: Facing
}

const WIDE_SKIRTS: readonly string[] = ['ballgown', 'lehenga', 'hanbok']

/** Draws a couple. `first` stands on the left. */
export function drawCouple(painter: Painter, spot: Spot, couple: readonly [Figure, Figure], pose: CouplePose): string {
  const partners = ARRANGEMENTS[pose](couple)
  const people = couple.map((figure, i) => ({ figure, ...(partners[i] as Partner) }))
  // The person in the wide skirt is drawn last, because the skirt covers the partner's feet.
  const order =
    pose === 'dancing' ? people.toReversed() : people.toSorted((a, b) => skirtOf(a.figure) - skirtOf(b.figure))
  const shadow = drawContact(painter, spot, pose === 'kiss' || pose === 'dancing' ? 40 : 62)
  const at = (right: number): Spot => ({ ...spot, x: spot.x + (right * spot.unit) / 100 })
  const [, leader] = people
  const arm =
    pose === 'dancing' && leader
      ? placePerson(painter, at(leader.right), { ...leader, stance: { ...leader.stance, only: 0 } })
      : ''
  return shadow + order.map(({ right, ...person }) => placePerson(painter, at(right), person)).join('') + arm
}

function skirtOf({ wears, build }: Figure): number {
  return WIDE_SKIRTS.includes(wears) && build !== 'man' ? 2 : build === 'woman' ? 1 : 0
}

type Arrange = (couple: readonly [Figure, Figure]) => [Partner, Partner]

const ARRANGEMENTS: Readonly<Record<CouplePose, Arrange>> = {
  'standing-front': (couple) => facingViewer(couple, 25),
  'standing-back': (couple) => sideBySide(couple, 30, false),
  'walking-back': (couple) => sideBySide(couple, 35, true),
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

/** Arranges two people side by side, facing the viewer, who hold hands. */
function facingViewer(couple: readonly [Figure, Figure], apart: number): [Partner, Partner] {
  const shared = Math.max(...couple.map(({ build, stature = 1 }) => BODIES[build].y.hip * stature)) + 2
  const partner = ({ build, bouquet, stature = 1 }: Figure, side: 1 | -1): Partner => {
    const { y, half } = BODIES[build]
    const inner = [(-side * apart) / stature, shared / stature] as const
    const outer = bouquet
      ? ([side * half.waist * 0.5, y.waist + 5] as const)
      : ([side * (half.shoulder + 2.5), y.hip + 5] as const)
    return {
      right: side * apart,
      stance: { view: 'front', tilt: side * -3, hands: side < 0 ? [outer, inner] : [inner, outer] },
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
