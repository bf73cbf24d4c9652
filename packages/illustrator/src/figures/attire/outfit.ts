import type { Sleeve } from '../arms.ts'
import type { Wearer } from '../wearer.ts'

type DrawPart = (w: Wearer) => string

/** The parts of a set of clothes, in the order in which they are drawn. */
export interface Outfit {
  /** What covers the legs, with shoes. */
  lower: DrawPart
  torso: DrawPart
  sleeve(w: Wearer): Sleeve
  /** What lies over torso and arms, such as a shoulder cloth. */
  over?: DrawPart
  /** A train, which lies on the ground before a person seen from behind. */
  train?: DrawPart
  /** Headwear that belongs to the clothes. */
  head?: DrawPart
  /** The colour of the trousers. Without it, the outfit has a skirt. */
  legs?(w: Wearer): string
}
