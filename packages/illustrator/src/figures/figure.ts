import type { AttireName } from '@vowkit/understanding'

/** A person to draw. Colours are `#rrggbb`, before light. */
export interface Figure {
  build: 'woman' | 'man' | 'child'
  wears: AttireName
  /** The colour of the clothing. */
  colour: string
  skin: string
  hair: string
  hairstyle: 'short' | 'long' | 'bun' | 'curls' | 'bald'
  /** Veil, flower crown, turban, hat… worn besides. */
  extras: AttireName[]
  /** Carries a bouquet. */
  bouquet?: boolean
}

/** `back` shows the person from behind. `seated-back` sits on a chair that is drawn before. */
export type Pose = 'back' | 'front' | 'side' | 'seated-back' | 'seated-front' | 'dancing'
