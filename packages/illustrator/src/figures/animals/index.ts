import type { ObjectName } from '@vowkit/understanding'
import type { SceneObject } from '../../objects/object.ts'
import { BIRDS, BUTTERFLIES } from './birds.ts'
import { CATTLE } from './cattle.ts'
import { ELEPHANT } from './elephant.ts'
import { FARM_ANIMALS } from './farm.ts'
import { FOWL } from './fowl.ts'
import { PETS } from './pets.ts'
import { WILD } from './wild.ts'

export const ANIMAL_OBJECTS = {
  ...PETS,
  ...FARM_ANIMALS,
  ...ELEPHANT,
  ...BIRDS,
  ...BUTTERFLIES,
  ...CATTLE,
  ...FOWL,
  ...WILD,
} as const satisfies Partial<Record<ObjectName, SceneObject>>
