import type { ObjectName } from '@vowkit/understanding'
import type { SceneObject } from '../object.ts'
import { boatHull } from './small.ts'
import { canoeHull, gondolaHull } from './water-and-snow.ts'

/** The near sides of boats, which cover the feet of the people in them. */
export const HULLS: Readonly<Partial<Record<ObjectName, SceneObject>>> = {
  boat: boatHull,
  gondola: gondolaHull,
  canoe: canoeHull,
}
