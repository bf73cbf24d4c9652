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
  /** Multiplies the usual height of the build. Default: 1. */
  stature?: number
  /** Multiplies the usual width of the build. Default: 1. */
  girth?: number
}

/**
 * `back` shows the person from behind, `side` in profile. `seated-back` draws only what shows above the chair back,
 * over a chair that is drawn before; `drawSeatedGuest` draws both. The other seated poses draw the complete person.
 */
export type Pose = 'back' | 'front' | 'side' | 'seated-back' | 'seated-side' | 'seated-front' | 'dancing'

/** Which way a person in profile faces: 1 is right, -1 is left. */
export type Facing = 1 | -1
