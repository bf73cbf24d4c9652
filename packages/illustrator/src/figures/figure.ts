import type { AttireName, QualityName } from '@vowkit/understanding'
import type { HeldName } from './held/names.ts'

/** Attire and other features that a person wears in addition to an outfit. */
export type Accessory =
  | AttireName
  | QualityName
  | 'headphones'
  | 'sombrero'
  | 'fedora'
  | 'glengarry'
  | 'mariachi-trim'
  | 'stole'
  | 'clerical-collar'
  | 'monk-sash'

/** A person to draw. Colours are `#rrggbb`, before the scene's light is applied. */
export interface Figure {
  build: 'woman' | 'man' | 'child'
  wears: AttireName
  /** The colour of the clothing, as `#rrggbb`. */
  colour: string
  skin: string
  hair: string
  hairstyle: 'short' | 'long' | 'bun' | 'curls' | 'bald'
  /** Additional attire, such as a veil, a flower crown or a hat. */
  extras: Accessory[]
  /** The colours of accessories that the description gives, as `#rrggbb`. */
  colours?: Readonly<Partial<Record<Accessory, string>>>
  /** Whether the person carries a bouquet. */
  bouquet?: boolean
  /** The thing that the person holds or plays in front and side poses. It replaces the bouquet. */
  held?: HeldName
  /** The colour of the held thing, as `#rrggbb`. */
  heldColour?: string
  /** Factor for the default height of the build. Default: 1. */
  stature?: number
  /** Factor for the default width of the build. Default: 1. */
  girth?: number
}

/** What people do with their arms and legs while they watch the couple. */
export type Gesture = 'cheering' | 'clapping' | 'waving' | 'throwing' | 'jumping' | 'running'

/**
 * The pose of a person. `back` shows the person from behind, `side` in profile. `seated-back` draws only the part above
 * the chair back, in front of an existing chair; `drawSeatedGuest` draws both. The other seated poses draw the complete
 * person.
 */
export type Pose =
  | 'back'
  | 'front'
  | 'side'
  | 'seated-back'
  | 'seated-side'
  | 'seated-front'
  | 'seated-ground'
  | 'dancing'
  | Gesture

/** The direction in which a person in profile faces: 1 is right, -1 is left. */
export type Facing = 1 | -1
