import { factsOf, type PersonName, type QualityName, type SceneDescription } from '@vowkit/understanding'
import type { Facing } from '../figure.ts'
import type { Stance } from '../wearer.ts'

export const COUPLE_POSES = [
  'standing-back',
  'standing-front',
  'walking-back',
  'walking-front',
  'holding-hands-side',
  'dancing',
  'kiss',
  'toasting',
  'seated-front',
  'carried',
] as const
export type CouplePose = (typeof COUPLE_POSES)[number]

/** The position of one person of a couple, in centimetres to the right of the couple's centre. */
export interface Partner {
  right: number
  stance: Stance
  facing?: Facing
}

/** Returns the pose that the description gives to the couple. */
export function poseOfCouple(description: SceneDescription): CouplePose | undefined {
  const qualities = factsOf(description, 'person').flatMap(({ name, qualities: said = [] }) =>
    PARTNERS.includes(name) ? said : [],
  )
  return qualities.map((quality) => POSES[quality]).find((pose) => pose !== undefined)
}

const PARTNERS: readonly PersonName[] = ['couple', 'bride', 'groom']
const POSES: Readonly<Partial<Record<QualityName, CouplePose>>> = {
  kissing: 'kiss',
  toasting: 'toasting',
  walking: 'walking-front',
  seated: 'seated-front',
  carried: 'carried',
}
