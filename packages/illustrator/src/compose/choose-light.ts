import { factOf, type SceneDescription, type TimeName, type VenueName, type WeatherName } from '@vowkit/understanding'
import type { Style } from '../prompt/styles.ts'
import type { LightName, SeasonName, SettingName } from '../spec.ts'

const LIGHT_OF_TIME: Readonly<Record<TimeName, LightName>> = {
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
/** Forests are green in the morning. Golden light makes them brown. */
export const FORESTS: readonly VenueName[] = ['redwood', 'pine-forest', 'birch-wood', 'rainforest']
const INDOOR_VENUES: readonly VenueName[] = ['ballroom', 'loft', 'barn', 'theatre', 'wine-cellar', 'library']

export function chooseLight(description: SceneDescription, setting: SettingName, style: Partial<Style>): LightName {
  const time = factOf(description, 'time')?.name
  const weather = factOf(description, 'weather')?.name
  if (NIGHT_VENUES.includes(setting)) return 'night'
  if (time === undefined || DAYTIME.includes(time)) {
    if (weather === 'fog') return 'fog'
    if (weather && GREY_WEATHER.includes(weather)) return 'overcast'
  }
  if (time) return LIGHT_OF_TIME[time]
  if (weather === 'clear' || weather === 'rainbow') return 'midday'
  if (FORESTS.includes(setting)) return style.light ?? 'morning'
  return style.light ?? (INDOOR_VENUES.includes(setting) ? 'candle' : 'golden')
}

export function chooseSeason(description: SceneDescription, style: Partial<Style>): SeasonName {
  const season = factOf(description, 'season')?.name
  if (season) return season
  const shows = (kind: 'weather' | 'venue' | 'flower' | 'object', name: string) =>
    description.facts.some((fact) => fact.kind === kind && fact.name === name)
  if (shows('weather', 'snow') || shows('venue', 'snow-field') || shows('venue', 'northern-lights')) return 'winter'
  if (shows('flower', 'cherry-blossom') || shows('flower', 'tulip')) return 'spring'
  if (shows('object', 'pumpkins')) return 'autumn'
  return style.season ?? 'summer'
}
