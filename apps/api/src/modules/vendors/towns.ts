/** The positions of towns of Northern California in degrees, rounded to about half a mile. */
const TOWNS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Alameda: [37.77, -122.26],
  Albany: [37.89, -122.3],
  Antioch: [38.0, -121.81],
  Auburn: [38.9, -121.08],
  Benicia: [38.05, -122.16],
  Berkeley: [37.87, -122.27],
  'Bodega Bay': [38.33, -123.05],
  Burlingame: [37.58, -122.36],
  Calistoga: [38.58, -122.58],
  Campbell: [37.29, -121.95],
  Capitola: [36.98, -121.95],
  Carmel: [36.56, -121.92],
  'Carmel Valley': [36.48, -121.73],
  Chico: [39.73, -121.84],
  Concord: [37.98, -122.03],
  Cupertino: [37.32, -122.03],
  'Daly City': [37.69, -122.47],
  Danville: [37.82, -122.0],
  Davis: [38.55, -121.74],
  'Elk Grove': [38.41, -121.37],
  Eureka: [40.8, -124.16],
  Fairfield: [38.25, -122.04],
  Folsom: [38.68, -121.18],
  'Fort Bragg': [39.45, -123.81],
  Fremont: [37.55, -121.99],
  Gilroy: [37.01, -121.57],
  'Grass Valley': [39.22, -121.06],
  'Half Moon Bay': [37.46, -122.43],
  Hayward: [37.67, -122.08],
  Healdsburg: [38.61, -122.87],
  Lafayette: [37.89, -122.12],
  Livermore: [37.68, -121.77],
  Lodi: [38.13, -121.27],
  'Los Altos': [37.39, -122.11],
  'Los Gatos': [37.23, -121.97],
  'Menlo Park': [37.45, -122.18],
  Mendocino: [39.31, -123.8],
  'Mill Valley': [37.91, -122.55],
  Modesto: [37.64, -120.99],
  Monterey: [36.6, -121.89],
  'Mountain View': [37.39, -122.08],
  Napa: [38.3, -122.29],
  'Nevada City': [39.26, -121.02],
  Novato: [38.11, -122.57],
  Oakland: [37.8, -122.27],
  Occidental: [38.41, -122.95],
  Orinda: [37.88, -122.18],
  Pacifica: [37.61, -122.49],
  'Palo Alto': [37.44, -122.14],
  Petaluma: [38.23, -122.64],
  Placerville: [38.73, -120.8],
  Pleasanton: [37.66, -121.87],
  'Point Arena': [38.91, -123.69],
  'Point Reyes Station': [38.07, -122.81],
  Redding: [40.59, -122.39],
  'Redwood City': [37.49, -122.24],
  Richmond: [37.94, -122.35],
  Roseville: [38.75, -121.29],
  Sacramento: [38.58, -121.49],
  Salinas: [36.68, -121.66],
  'San Anselmo': [37.97, -122.56],
  'San Francisco': [37.77, -122.42],
  'San Jose': [37.34, -121.89],
  'San Leandro': [37.73, -122.16],
  'San Mateo': [37.56, -122.32],
  'San Rafael': [37.97, -122.53],
  'Santa Clara': [37.35, -121.96],
  'Santa Cruz': [36.97, -122.03],
  'Santa Rosa': [38.44, -122.71],
  Saratoga: [37.26, -122.02],
  Sausalito: [37.86, -122.49],
  Sebastopol: [38.4, -122.82],
  Sonoma: [38.29, -122.46],
  'South Lake Tahoe': [38.94, -119.98],
  'St. Helena': [38.51, -122.47],
  Stockton: [37.96, -121.29],
  Sunnyvale: [37.37, -122.04],
  'Tahoe City': [39.17, -120.14],
  Tiburon: [37.87, -122.46],
  Tracy: [37.74, -121.43],
  Truckee: [39.33, -120.18],
  Ukiah: [39.15, -123.21],
  Vacaville: [38.36, -121.99],
  Vallejo: [38.1, -122.26],
  'Walnut Creek': [37.91, -122.06],
  'Walnut Grove': [38.24, -121.51],
  Watsonville: [36.91, -121.76],
  Windsor: [38.55, -122.82],
  Woodland: [38.68, -121.77],
  Yountville: [38.4, -122.36],
}

const EARTH_RADIUS_MILES = 3959

const nameOf = new Map(Object.keys(TOWNS).map((name) => [name.toLowerCase(), name]))

/** The towns from which distances can be measured, in alphabetical order. */
export const TOWN_NAMES: readonly string[] = Object.keys(TOWNS).sort((a, b) => a.localeCompare(b, 'en'))

/** Returns the name of the town in a text such as `sonoma, California`. Returns `null` if its position is unknown. */
export function townIn(text: string): string | null {
  const [first = ''] = text.split(',')
  return nameOf.get(first.trim().toLowerCase()) ?? null
}

/** Returns the distance between two known towns in whole miles, as the crow flies. */
export function milesBetween(from: string, to: string): number | null {
  const [here, there] = [TOWNS[from], TOWNS[to]]
  if (!here || !there) return null
  const [latitude, longitude, otherLatitude, otherLongitude] = [...here, ...there].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number]
  const haversine =
    Math.sin((otherLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin((otherLongitude - longitude) / 2) ** 2
  return Math.round(2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine)))
}

/** Returns all known towns in lower case, nearest first. */
export function townsByDistance(from: string): string[] {
  return [...TOWN_NAMES]
    .sort((a, b) => (milesBetween(from, a) ?? 0) - (milesBetween(from, b) ?? 0))
    .map((name) => name.toLowerCase())
}
