import { type CityData, cityMapping } from 'city-timezones'
import { OWN_TOWNS } from './own-towns.ts'

/** A town whose position and time zone are known. */
export interface Place {
  /** The name of the town with its state or country, such as "Austin, Texas". */
  name: string
  latitude: number
  longitude: number
  /** The IANA time zone. */
  timeZone: string
}

type Town = Omit<CityData, 'exactCity' | 'exactProvince'>

const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const ownTowns = Object.entries(OWN_TOWNS).map(
  ([name, [lat, lng]]): Town => ({
    ...{ city: name, city_ascii: name, lat, lng, pop: 0, timezone: 'America/Los_Angeles' },
    ...{ province: 'California', state_ansi: 'CA', country: 'United States of America', iso2: 'US', iso3: 'USA' },
  }),
)

/** The towns by their normalized names, largest first. */
const towns = Map.groupBy(
  [...cityMapping, ...ownTowns].toSorted((a, b) => b.pop - a.pop),
  ({ city_ascii }) => normalize(city_ascii),
)

/** The area that the name of a state, province or country means: the one with the most inhabitants. */
const areas = new Map<string, string>()
const inhabitants = new Map<string, number>()
for (const { province, country, pop } of cityMapping) {
  for (const [name, area] of [
    [province, `${province}, ${country}`],
    [country, country],
  ] as const) {
    const key = normalize(name ?? '')
    inhabitants.set(area, (inhabitants.get(area) ?? 0) + pop)
    const known = areas.get(key)
    if (known === undefined || (inhabitants.get(known) ?? 0) < (inhabitants.get(area) ?? 0)) areas.set(key, area)
  }
}

/** Whether a name that stands alone can mean the town. "Virginia" means the state, not a town in Minnesota. */
function isMeant({ province, country }: Town, name: string): boolean {
  const area = areas.get(name)
  return area === undefined || area === country || area === `${province}, ${country}`
}

/**
 * Finds the town in a place that a couple has entered, such as "Austin, TX", "Austin TX" or "Barr Mansion, Austin, TX".
 * What follows the town must be its state or country. Without it, the largest town of that name counts. Returns null if
 * no town is recognized, such as for a farm: a wrong place would show a wrong time.
 */
export function findPlace(text: string): Place | null {
  const parts = text.split(',').map(normalize).filter(Boolean)
  const [only = ''] = parts
  const lastSpace = only.lastIndexOf(' ')
  const attempts = [
    ...parts.map((_, index) => parts.slice(index)),
    ...(parts.length === 1 && lastSpace > 0 ? [[only.slice(0, lastSpace), only.slice(lastSpace + 1)]] : []),
  ]
  for (const [name = '', ...hints] of attempts) {
    const all = towns.get(name) ?? []
    const named = hints.length > 0 ? all : all.filter((town) => isMeant(town, name))
    // A state of the USA counts before a country: "CA" is California, and Canada for towns that California does not have.
    const found = [isInState, isIn].map((matches) => named.find((town) => hints.every((hint) => matches(town, hint))))
    const [town] = found.filter((one) => one !== undefined)
    if (town) return toPlace(town)
  }
  return null
}

function toPlace({ city, province, country, lat, lng, timezone }: Town): Place {
  const area = country === 'United States of America' ? province : country
  return { name: `${city}, ${area}`, latitude: lat, longitude: lng, timeZone: timezone }
}

const COUNTRY_NAMES: Record<string, string> = { usa: 'us', 'united states': 'us', 'great britain': 'gb', uk: 'gb' }

function isInState({ state_ansi: state }: Town, hint: string): boolean {
  return normalize(state ?? '') === hint
}

function isIn(town: Town, hint: string): boolean {
  const { province, country, iso2, iso3, state_ansi: state } = town
  const names = [province, country, iso2, iso3, state ?? ''].map((one) => normalize(one ?? ''))
  return names.includes(hint) || names.includes(COUNTRY_NAMES[hint] ?? hint)
}
