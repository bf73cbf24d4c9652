import type { Painter } from '../painter/painter.ts'
import type { Spot } from '../stage/camera.ts'

/** What a description says about an object. */
export interface ObjectDetail {
  /** How many, if said. An object whose number matters draws that many by itself only where `place` is not on the ground. */
  count?: number
  /** `#rrggbb`, if said. Pass it through `painter.tone`. */
  colour?: string
  /** The words on a sign. Draw them with `drawWords`, which escapes them. */
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
  /** Its size in metres, which keeps it clear of others and inside the frame. */
  width: number
  height: number
  /** The usual number of things that stand on the ground, if not one. */
  usual?: number
  /** Whether a count is of its parts, such as a cake's tiers. It stands once, and `draw` gets the count. */
  countsParts?: boolean
  /**
   * Draws it with its foot at the spot, at its true size: 1 m is `spot.unit` pixels. For `overhead` and `sky` the spot
   * is the middle of the upper edge, and `unit` is that of a thing 8 m away.
   */
  draw(painter: Painter, spot: Spot, detail: ObjectDetail): string
}
