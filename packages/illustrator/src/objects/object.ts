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
}

/**
 * Where an object belongs. The views have places for each:
 * - `beside`: left or right of the aisle or the couple. `behind`: behind the altar, far away.
 * - `front`: low, in front at one side. `group`: small things of which several stand about, such as lanterns.
 * - `overhead`: hangs from above or from tree to tree; drawn over the whole width. `sky`: drawn in the sky.
 * - `table`: stands on tables. `ground`: lies flat on the ground.
 * - `aisle`: lines the aisle on both sides.
 */
export type ObjectPlace = 'beside' | 'behind' | 'front' | 'group' | 'overhead' | 'sky' | 'table' | 'ground' | 'aisle'

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
