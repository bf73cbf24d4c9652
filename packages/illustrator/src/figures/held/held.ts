import type { Brush } from '../../objects/brush.ts'
import type { Body } from '../body.ts'
import type { Stance } from '../wearer.ts'

/** The drawing context of a held thing, in centimetres from the feet of the person. */
export interface Grip {
  brush: Brush
  body: Body
  /** The y position of the floor, which is below the feet's origin if the person is seated. */
  floor: number
  hands: Stance['hands']
}

/** A thing that a person holds or plays. The thing determines the stance of the person. */
export interface Held {
  stance(body: Body): Stance
  /** Draws the parts behind the person. */
  behind?(grip: Grip): string
  /** Draws the parts in front of the person. */
  front?(grip: Grip): string
  /** The forearms that are drawn in front of the thing. 0 is left, 1 is right. */
  over?: readonly (0 | 1)[]
}
