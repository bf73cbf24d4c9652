import { type Place, REGION_TOWNS } from '../places/service.ts'

const EARTH_RADIUS_MILES = 3959

/** The towns from which distances can be measured, in alphabetical order. */
export const TOWN_NAMES: readonly string[] = [...REGION_TOWNS.keys()]

const nameOf = new Map(TOWN_NAMES.map((name) => [name.toLowerCase(), name]))

/** Returns the name of the town in a text such as `sonoma, California`. Returns `null` if its position is unknown. */
export function townIn(text: string): string | null {
  const [first = ''] = text.split(',')
  return nameOf.get(first.trim().toLowerCase()) ?? null
}

/** Returns the distance between two known towns in whole miles, as the crow flies. */
export function milesBetween(from: string, to: string): number | null {
  const [here, there] = [REGION_TOWNS.get(from), REGION_TOWNS.get(to)]
  return here && there ? Math.round(milesApart(here, there)) : null
}

function milesApart(here: Place, there: Place): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const [latitude, otherLatitude] = [toRadians(here.latitude), toRadians(there.latitude)]
  const longitudes = toRadians(there.longitude - here.longitude)
  const haversine =
    Math.sin((otherLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin(longitudes / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine))
}

/** Returns all known towns in lower case, nearest first. */
export function townsByDistance(from: string): string[] {
  return [...TOWN_NAMES]
    .sort((a, b) => (milesBetween(from, a) ?? 0) - (milesBetween(from, b) ?? 0))
    .map((name) => name.toLowerCase())
}
