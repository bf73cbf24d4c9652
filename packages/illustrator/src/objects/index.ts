import type { ObjectName } from '@vowkit/understanding'
import type { SceneObject } from './object.ts'

/** The drawing of each object that a description can name. */
export const OBJECTS: Readonly<Partial<Record<ObjectName, SceneObject>>> = {}
