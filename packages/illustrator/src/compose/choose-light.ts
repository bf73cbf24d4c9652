import {
  factOf,
  factsOf,
  type ObjectName,
  type SceneDescription,
  type TimeName,
  type VenueName,
  type WeatherName,
} from '@vowkit/understanding'
import { toLab } from '../base/colour.ts'
import { ROOMS } from '../light/rooms.ts'
import type { Style } from '../prompt/styles.ts'
import type { LightName, SeasonName, SettingName } from '../spec.ts'

export const LIGHT_OF_TIME: Readonly<Record<TimeName, LightName>> = {
  dawn: 'dawn',
  morning: 'morning',
  midday: 'midday',
  golden: 'golden',
  dusk: 'dusk',
  night: 'night',
  candle: 'candle',
}
const GREY_WEATHER: readonly WeatherName[] = ['rain', 'storm', 'cloudy', 'snow']
/** Times of day whose light is replaced by the light of fog, clouds, rain or snow. */
const DAYTIME: readonly TimeName[] = ['morning', 'midday', 'golden', 'dawn']
const NIGHT_VENUES: readonly VenueName[] = ['northern-lights']
/** Forests get morning light, because golden light turns their green brown. */
export const FORESTS: readonly VenueName[] = ['redwood', 'pine-forest', 'birch-wood', 'rainforest', 'bamboo-forest']
/** Rooms that are lit by lamps unless the description names a time. */
const LAMPLIT: readonly VenueName[] = [
  'ballroom',
  'loft',
  'barn',
  'theatre',
  'wine-cellar',
  'library',
  'pub',
  'restaurant',
  'log-cabin',
  'nightclub',
  'planetarium',
]
/** Objects that are seen in the dark. */
const NIGHT_OBJECTS: readonly ObjectName[] = ['fireworks', 'sky-lanterns', 'moon', 'stars', 'fireflies']
/** The lightness below which a sky is that of dusk, and the chroma below which it is grey. */
const SKY = { dark: 0.55, grey: 0.03 }
const DUSK_OBJECTS: readonly ObjectName[] = ['sparklers', 'bonfire', 'torches', 'fire-pit', 'disco-ball', 'dj-desk']

export function chooseLight(description: SceneDescription, setting: SettingName, style: Partial<Style>): LightName {
  const time = factOf(description, 'time')?.name
  const weather = factOf(description, 'weather')?.name
  if (NIGHT_VENUES.includes(setting)) return 'night'
  if (time === undefined || DAYTIME.includes(time)) {
    if (weather === 'fog') return 'fog'
    if (weather && GREY_WEATHER.includes(weather)) return 'overcast'
  }
  const isRoom = ROOMS.includes(setting)
  const sky = factsOf(description, 'colour').find(({ of }) => of === 'sky')
  if (time) return time === 'candle' && !isRoom ? 'dusk' : LIGHT_OF_TIME[time]
  if (weather === 'clear' || weather === 'rainbow') return 'midday'
  if (sky && !isRoom) return lightOfSky(sky.colour)
  if (FORESTS.includes(setting)) return style.light ?? 'morning'
  if (LAMPLIT.includes(setting)) return style.light ?? 'candle'
  return (isRoom ? undefined : lightOfObjects(description)) ?? dayLightOf(style, isRoom)
}

/** Returns the light of a sky in this colour: a dark one is that of dusk, a grey one has clouds. */
function lightOfSky(colour: string): LightName {
  const [lightness, a, b] = toLab(colour)
  if (lightness < SKY.dark) return 'dusk'
  return Math.hypot(a, b) < SKY.grey ? 'overcast' : 'golden'
}

/** Whether a description names objects that are seen only in the dark. */
export function namesNight(description: SceneDescription): boolean {
  return factsOf(description, 'object').some(({ name }) => NIGHT_OBJECTS.includes(name))
}

/** Returns the light that the named objects need outdoors, such as night for fireworks. */
function lightOfObjects(description: SceneDescription): LightName | undefined {
  if (namesNight(description)) return 'night'
  return factsOf(description, 'object').some(({ name }) => DUSK_OBJECTS.includes(name)) ? 'dusk' : undefined
}

function dayLightOf({ light = 'golden' }: Partial<Style>, isRoom: boolean): LightName {
  return light === 'candle' && !isRoom ? 'golden' : light
}

export function chooseSeason(description: SceneDescription, style: Partial<Style>): SeasonName {
  const season = factOf(description, 'season')?.name
  if (season) return season
  const shows = (kind: 'weather' | 'venue' | 'flower' | 'object', name: string) =>
    description.facts.some((fact) => fact.kind === kind && fact.name === name)
  if (
    shows('weather', 'snow') ||
    shows('venue', 'christmas-market') ||
    shows('venue', 'snow-field') ||
    shows('venue', 'northern-lights')
  )
    return 'winter'
  if (shows('flower', 'cherry-blossom') || shows('flower', 'tulip')) return 'spring'
  if (shows('object', 'pumpkins')) return 'autumn'
  return style.season ?? 'summer'
}
