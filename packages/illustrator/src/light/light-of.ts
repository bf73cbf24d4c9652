import type { LightName, SceneSpec } from '../spec.ts'
import { LIGHTS, type Light } from './lights.ts'
import { ROOMS } from './rooms.ts'

const { tint, haze, hazeAlpha, grade } = LIGHTS.candle
const LAMPLIGHT = { tint, tintAlpha: 0.17, haze, hazeAlpha, grade }
/** The light inside rooms after dark. The sky outside keeps the light of the time of day. */
const ROOM_LIGHTS: Partial<Record<LightName, Light>> = {
  dusk: { ...LIGHTS.dusk, ...LAMPLIGHT },
  night: { ...LIGHTS.night, ...LAMPLIGHT },
}

/**
 * Returns the light of a scene. Rooms have lamplight after dark. A scene with northern lights has night light at every
 * time of day.
 */
export function lightOf({ setting, lightName }: Pick<SceneSpec, 'setting' | 'lightName'>): Light {
  if (setting === 'northern-lights') return LIGHTS.night
  return (ROOMS.includes(setting) && ROOM_LIGHTS[lightName]) || LIGHTS[lightName]
}
