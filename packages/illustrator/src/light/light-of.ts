import type { LightName, SceneSpec, SettingName } from '../spec.ts'
import { LIGHTS, type Light } from './lights.ts'

/** Settings with a roof, which lamps light after dark. */
const ROOMS: readonly SettingName[] = [
  'ballroom',
  'loft',
  'barn',
  'tent',
  'library',
  'theatre',
  'chapel',
  'church',
  'synagogue',
  'museum',
  'wine-cellar',
]
const { tint, haze, hazeAlpha, grade } = LIGHTS.candle
const LAMPLIGHT = { tint, tintAlpha: 0.17, haze, hazeAlpha, grade }
/** Rooms after dark: the sky outside keeps its hour. */
const ROOM_LIGHTS: Partial<Record<LightName, Light>> = {
  dusk: { ...LIGHTS.dusk, ...LAMPLIGHT },
  night: { ...LIGHTS.night, ...LAMPLIGHT },
}

/** Returns the light of a scene. In a room after dark it comes from lamps. Northern lights show only at night. */
export function lightOf({ setting, lightName }: Pick<SceneSpec, 'setting' | 'lightName'>): Light {
  if (setting === 'northern-lights') return LIGHTS.night
  return (ROOMS.includes(setting) && ROOM_LIGHTS[lightName]) || LIGHTS[lightName]
}
