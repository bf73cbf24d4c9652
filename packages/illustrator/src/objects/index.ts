import type { ObjectName } from '@vowkit/understanding'
import { bonfire, firePit, fireplace, torches } from './light/fires.ts'
import { neonSign } from './light/neon-sign.ts'
import type { SceneObject } from './object.ts'
import { balloons } from './paper/balloons.ts'
import { parasols, umbrellas } from './paper/umbrellas.ts'
import { fountain } from './places/fountain.ts'

/** The drawing of each object that a description can name. */
export const OBJECTS: Readonly<Partial<Record<ObjectName, SceneObject>>> = {
  'neon-sign': neonSign,
  'fire-pit': firePit,
  bonfire,
  torches,
  fireplace,
  balloons,
  umbrellas,
  parasols,
  fountain,
}
