import type { SettingName } from '../spec.ts'

/** Settings with a roof. They have lamplight after dark, and nothing in the sky is visible from them. */
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
]
