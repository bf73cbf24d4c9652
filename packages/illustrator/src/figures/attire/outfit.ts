import type { Sleeve } from '../arms.ts'
import type { Wearer } from '../wearer.ts'

type DrawPart = (w: Wearer) => string

/** The parts of an outfit, in drawing order. */
export interface Outfit {
  /** Draws the clothing of the legs, with shoes. */
  lower: DrawPart
  torso: DrawPart
  sleeve(w: Wearer): Sleeve
  /** Draws clothing over the torso and the arms, such as a shoulder cloth. */
  over?: DrawPart
  /** Draws a train on the ground. It is in front of a person seen from behind. */
  train?: DrawPart
  /** Draws headwear that belongs to the outfit. */
  head?: DrawPart
  /** Returns the colour of the trousers. Outfits without this function have a skirt. */
  legs?(w: Wearer): string
}
