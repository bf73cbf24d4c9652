import type { QualityName } from '@vowkit/understanding'
import type { Painter } from '../painter/painter.ts'
import type { Spot } from '../stage/camera.ts'

/** The details that a description gives about an object. */
export interface ObjectDetail {
  /**
   * The number of objects, if the description gives one. The views repeat objects on the ground. Other objects draw
   * this number themselves.
   */
  count?: number
  /** The colour as `#rrggbb`, if the description gives one. Pass it through `painter.tone`. */
  colour?: string
  /** The text of a sign. Draw it with `drawWords`, which writes no text into the markup. */
  text?: string
  /** The qualities that the description gives, such as `striped`. Declare those that are drawn in `DRAWN_QUALITIES`. */
  qualities?: readonly QualityName[]
}

/**
 * The area of the scene in which a view places an object:
 * - `beside`: left or right of the aisle or the couple. `behind`: far behind the altar.
 * - `front`: low objects at one side of the foreground. `group`: small objects in several copies, such as lanterns.
 * - `overhead`: hangs from above, across the full width. `sky`: in the sky.
 * - `ground`: flat on the ground.
 * - `aisle`: along both sides of the aisle.
 */
export type ObjectPlace = 'beside' | 'behind' | 'front' | 'group' | 'overhead' | 'sky' | 'ground' | 'aisle'

export interface SceneObject {
  place: ObjectPlace
  /** The size of the object in metres, which determines the free space around it and its position in the frame. */
  width: number
  height: number
  /** The number of copies on the ground if the description gives no count. Default: 1. */
  usual?: number
  /**
   * Whether a count refers to parts of the object, such as the tiers of a cake. The object is drawn once, and `draw`
   * receives the count.
   */
  countsParts?: boolean
  /**
   * Draws the object at true size with its base at the spot: 1 m is `spot.unit` pixels. For `overhead` and `sky`, the
   * spot is the centre of the top edge, and `unit` is the scale at a distance of 8 m.
   */
  draw(painter: Painter, spot: Spot, detail: ObjectDetail): string
}
