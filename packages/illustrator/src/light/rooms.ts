import type { SettingName } from '../spec.ts'

/** Indoor settings. They have lamplight after dark, and objects in the sky are not visible from them. */
export const ROOMS: readonly SettingName[] = [
  'ballroom',
  'loft',
  'barn',
  'tent',
  'glasshouse',
  'library',
  'theatre',
  'chapel',
  'church',
  'synagogue',
  'museum',
  'wine-cellar',
  'log-cabin',
  'pub',
  'restaurant',
  'diner',
  'brewery',
  'aquarium',
  'train',
  'nightclub',
  'planetarium',
  'yurt',
  'living-room',
  'gurdwara',
]
