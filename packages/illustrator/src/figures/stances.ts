import type { AttireName } from '@vowkit/understanding'
import { hashText } from '../base/random.ts'
import type { Body } from './body.ts'
import type { Figure, Pose } from './figure.ts'
import { gestureOf } from './gestures.ts'
import { HELD } from './held/index.ts'
import type { Stance } from './wearer.ts'

const CLOSE = 0.62
/** Clothes with hanging sleeves, which are visible when the arms are bent. */
const WIDE_SLEEVED: readonly AttireName[] = ['kimono', 'hanbok', 'caftan']

/** The poses in which a person's hands are free for a thing. */
const SHOWS_HELD: readonly Pose[] = ['front', 'side', 'seated-side', 'seated-front']

/** Returns the stance of a person with this build in a pose. A thing in the hands determines the stance. */
export function stanceOf(figure: Figure, body: Body, pose: Pose): Stance {
  const { build, wears, bouquet, held: thing } = figure
  if (thing && SHOWS_HELD.includes(pose)) return { ...HELD[thing].stance(body), holds: thing }
  const { y, half } = body
  const hip = y.hip + (build === 'child' ? 2 : 5)
  const down: Stance['hands'] = [
    [-half.shoulder - 2.5, hip],
    [half.shoulder + 2.5, hip],
  ]
  const clasped: Stance['hands'] = [
    [-3, y.waist + 5],
    [3, y.waist + 5],
  ]
  // Some men clasp their hands, so that rows of men look less uniform.
  const isAtEase = build === 'man' && hashText(figure.skin + figure.hair) % 2 === 0
  const low: Stance['hands'] = [
    [-2, hip - 8],
    [2, hip - 7],
  ]
  const isWide = WIDE_SLEEVED.includes(wears)
  const free = isWide ? clasped : isAtEase ? low : down
  const held: Stance['hands'] = [
    [-half.waist * CLOSE, y.waist + 4],
    [half.waist * CLOSE, y.waist + 4],
  ]
  switch (pose) {
    case 'back':
      return {
        view: 'back',
        hands: bouquet ? held : free,
        hidden: [isWide || bouquet === true, isWide || bouquet === true],
      }
    case 'front':
      return {
        view: 'front',
        hands: bouquet ? clasped : free,
      }
    case 'side':
      return bouquet
        ? {
            view: 'side',
            hands: [
              [20, y.waist + 2],
              [21, y.waist + 3],
            ],
          }
        : {
            view: 'side',
            hands: [
              [5, hip + 3],
              [2, hip + 4],
            ],
          }
    case 'dancing':
      return dancing(figure, body)
    case 'seated-back':
      return { ...seatedBack(body), cut: true }
    case 'seated-side':
      return {
        view: 'side',
        seated: true,
        hands: [
          [24, y.hip + 1],
          [22, y.hip + 1],
        ],
      }
    case 'seated-ground':
      return {
        view: 'front',
        seated: true,
        onGround: true,
        turn: 0.5,
        hands: [
          [-half.hip * 0.7, y.hip + 5],
          [half.hip * 0.7, y.hip + 5],
        ],
      }
    case 'seated-front':
      return {
        view: 'front',
        seated: true,
        hands: [
          [-5, y.hip + 4],
          [5, y.hip + 4],
        ],
      }
    default:
      return gestureOf(pose, figure, body)
  }
}

/** Returns one of several dance moves. The same person always gets the same move. */
function dancing(figure: Figure, { y, half, upperArm }: Body): Stance {
  const high = y.shoulder - upperArm * 1.2
  const moves: Stance[] = [
    {
      view: 'back',
      swing: -7,
      tilt: 6,
      hands: [
        [-half.shoulder - 12, high],
        [half.shoulder + 16, y.waist],
      ],
    },
    {
      view: 'front',
      swing: 7,
      tilt: -7,
      bend: [1, -1],
      hands: [
        [-half.waist - 8, y.waist + 2],
        [half.shoulder + 16, high + 4],
      ],
    },
    {
      view: 'side',
      swing: -6,
      stride: true,
      tilt: -4,
      hands: [
        [24, y.bust - 4],
        [20, y.waist - 4],
      ],
    },
    {
      view: 'front',
      swing: -6,
      tilt: 5,
      bend: [-1, -1],
      hands: [
        [-half.shoulder - 15, high + 12],
        [half.shoulder + 13, high],
      ],
    },
  ]
  const move = moves[hashText(figure.skin + figure.colour + figure.hairstyle) % moves.length] as Stance
  return { ...move, busy: true }
}

/** Returns the stance of a seated person seen from behind, with the hands in the lap. */
export function seatedBack({ y, half }: Body): Stance {
  const reach = half.shoulder * 0.9
  return {
    view: 'back',
    seated: true,
    hidden: [true, true],
    hands: [
      [-reach, y.hip],
      [reach, y.hip],
    ],
  }
}
