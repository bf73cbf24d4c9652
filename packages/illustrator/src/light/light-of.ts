import { factsOf } from '@vowkit/understanding'
import { lighten, mix } from '../base/colour.ts'
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
/** How much of a named colour the sky at the top, in the middle and at the horizon has, and the haze. */
const OF_SKY = { top: 0.72, middle: 0.9, low: 0.6, haze: 0.4, paler: 0.07 }

type Lit = Pick<SceneSpec, 'setting' | 'lightName'> & Partial<Pick<SceneSpec, 'description'>>

/**
 * Returns the light of a scene, with a sky in the colour that the description names. Rooms have lamplight after dark. A
 * scene with northern lights has night light at every time of day.
 */
export function lightOf({ setting, lightName, description }: Lit): Light {
  if (setting === 'northern-lights') return LIGHTS.night
  const isRoom = ROOMS.includes(setting)
  const light = (isRoom && ROOM_LIGHTS[lightName]) || LIGHTS[lightName]
  const sky = description && factsOf(description, 'colour').find(({ of }) => of === 'sky')
  return sky ? withSky(light, sky.colour, isRoom) : light
}

function withSky(light: Light, colour: string, isRoom: boolean): Light {
  const [top, middle, low] = light.sky
  const sky = [
    mix(top, colour, OF_SKY.top),
    mix(middle, colour, OF_SKY.middle),
    mix(low, lighten(colour, OF_SKY.paler), OF_SKY.low),
  ] as const
  return { ...light, sky, ...(!isRoom && { haze: mix(light.haze, colour, OF_SKY.haze) }) }
}
