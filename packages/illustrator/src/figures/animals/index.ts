import type { ObjectName } from '@vowkit/understanding'
import type { SceneObject } from '../../objects/object.ts'
import { BIRDS, BUTTERFLIES } from './birds.ts'
import { ELEPHANT } from './elephant.ts'
import { FARM_ANIMALS } from './farm.ts'
import { PETS } from './pets.ts'

export const ANIMAL_OBJECTS = {
  ...PETS,
  ...FARM_ANIMALS,
  ...ELEPHANT,
  ...BIRDS,
  ...BUTTERFLIES,
} as const satisfies Partial<Record<ObjectName, SceneObject>>
