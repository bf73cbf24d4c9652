import { BODIES } from '../body.ts'
import type { Figure } from '../figure.ts'
import type { Partner } from './pose.ts'

type Couple = readonly [Figure, Figure]

/** Returns half the distance between two people side by side, so that wide skirts have room. */
function apartOf(couple: Couple): number {
  return couple.some(({ wears }) => ['ballgown', 'lehenga', 'hanbok'].includes(wears)) ? 36 : 27
}

/** Arranges two people side by side, turned to each other, who hold hands. */
export function inFront(couple: Couple, stride: boolean): [Partner, Partner] {
  const apart = apartOf(couple)
  const shared = Math.max(...couple.map(({ build, stature = 1 }) => BODIES[build].y.hip * stature)) + 4
  const partner = ({ build, bouquet, stature = 1 }: Figure, side: 1 | -1): Partner => {
    const { y, half } = BODIES[build]
    const inner = [(-side * (apart - 1)) / stature, shared / stature] as const
    const raised = [side * (half.shoulder + 17), y.shoulder - 22] as const
    const low = bouquet
      ? ([side * half.waist * 0.55, y.waist + 8] as const)
      : ([side * (half.shoulder + 3), y.hip + 5] as const)
    const outer = stride && bouquet ? raised : low
    return {
      right: side * apart,
      stance: {
        view: 'front',
        turn: -side * 0.8,
        tilt: side * -3,
        stride,
        swing: stride ? -side * 4 : 0,
        carries: side < 0 ? 0 : 1,
        bend: side < 0 ? [stride && bouquet ? -1 : 1, 1] : [1, stride && bouquet ? -1 : 1],
        hands: side < 0 ? [outer, inner] : [inner, outer],
      },
    }
  }
  return [partner(couple[0], -1), partner(couple[1], 1)]
}

/** Arranges two people who clink glasses. */
export function toast(couple: Couple): [Partner, Partner] {
  const apart = apartOf(couple) + 2
  const meeting = Math.max(...couple.map(({ build, stature = 1 }) => BODIES[build].y.bust * stature)) - 6
  const partner = ({ build, stature = 1 }: Figure, side: 1 | -1): Partner => {
    const { y, half } = BODIES[build]
    return {
      right: side * apart,
      facing: side < 0 ? 1 : -1,
      stance: {
        view: 'front',
        turn: 0.9,
        tilt: 3,
        busy: true,
        holds: 'glass',
        bend: [1, 1],
        hands: [
          [-half.shoulder - 2.5, y.hip + 5],
          [(apart - 7) / stature, meeting / stature],
        ],
      },
    }
  }
  return [partner(couple[0], -1), partner(couple[1], 1)]
}

/** Arranges two people on a bench, who hold hands. */
export function onBench(couple: Couple, view: 'front' | 'back' = 'front', onGround = false): [Partner, Partner] {
  const partner = ({ build }: Figure, side: 1 | -1): Partner => {
    const { y } = BODIES[build]
    const inner = [-side * 18, y.hip + 2] as const
    const outer = [side * 5, y.hip + 4] as const
    return {
      right: side * (onGround ? 27 : 23),
      stance: {
        view,
        seated: true,
        onGround,
        busy: true,
        ...(view === 'front' ? { turn: -side * 0.8 } : { hidden: [true, true] as const }),
        tilt: -side * 4,
        hands: side < 0 ? [outer, inner] : [inner, outer],
      },
    }
  }
  return [partner(couple[0], -1), partner(couple[1], 1)]
}
