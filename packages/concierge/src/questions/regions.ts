/** A region or another place that couples name, with towns of the supported area. Without towns, it is the whole area. */
export interface Region {
  name: string
  towns: readonly string[]
}

const EAST_BAY = ['Oakland', 'Berkeley', 'Alameda', 'Richmond', 'Fremont', 'Walnut Creek', 'Vallejo']
const NORTH_BAY = [
  'Petaluma',
  'San Rafael',
  'Sausalito',
  'Sonoma',
  'Napa',
  'Santa Rosa',
  'Vallejo',
  'Point Reyes Station',
]
const WINE_COUNTRY = ['Napa', 'Sonoma', 'Healdsburg', 'Santa Rosa', 'Sebastopol', 'Petaluma']
const SOUTH_BAY = ['San Jose', 'Sunnyvale', 'Fremont']
const COAST = ['Half Moon Bay', 'Pacifica', 'Santa Cruz', 'Mendocino', 'Point Arena', 'Point Reyes Station']
const FOOTHILLS = ['Auburn', 'Grass Valley', 'Nevada City', 'Truckee']

export const REGIONS: readonly Region[] = [
  { name: 'northern california', towns: [] },
  { name: 'norcal', towns: [] },
  { name: 'nor cal', towns: [] },
  { name: 'california', towns: [] },
  { name: 'bay area', towns: [...EAST_BAY, ...NORTH_BAY, ...SOUTH_BAY, 'San Francisco', 'Half Moon Bay', 'Pacifica'] },
  { name: 'east bay', towns: EAST_BAY },
  { name: 'north bay', towns: NORTH_BAY },
  { name: 'south bay', towns: SOUTH_BAY },
  { name: 'silicon valley', towns: SOUTH_BAY },
  { name: 'wine country', towns: WINE_COUNTRY },
  { name: 'napa valley', towns: ['Napa'] },
  { name: 'sonoma county', towns: ['Sonoma', 'Healdsburg', 'Santa Rosa', 'Sebastopol', 'Petaluma', 'Occidental'] },
  { name: 'marin', towns: ['San Rafael', 'Sausalito', 'Point Reyes Station'] },
  { name: 'marin county', towns: ['San Rafael', 'Sausalito', 'Point Reyes Station'] },
  { name: 'gold country', towns: FOOTHILLS },
  { name: 'sierra foothills', towns: FOOTHILLS },
  { name: 'the sierra', towns: FOOTHILLS },
  { name: 'lake tahoe', towns: ['Truckee'] },
  { name: 'tahoe', towns: ['Truckee'] },
  { name: 'the coast', towns: COAST },
  { name: 'north coast', towns: ['Mendocino', 'Point Arena'] },
  { name: 'monterey', towns: ['Carmel Valley', 'Salinas'] },
  { name: 'carmel', towns: ['Carmel Valley'] },
]

/** Places outside the supported area that couples may name. */
export const FAR_PLACES: readonly string[] =
  'los angeles, san diego, fresno, new york, new york city, nyc, las vegas, vegas, reno, hawaii, maui, honolulu, texas, austin, houston, dallas, chicago, boston, miami, orlando, florida, seattle, portland, oregon, washington, nevada, arizona, phoenix, colorado, denver, utah, canada, vancouver, toronto, mexico, cancun, tulum, cabo, italy, tuscany, lake como, rome, venice, france, paris, provence, spain, madrid, barcelona, mallorca, germany, berlin, munich, england, london, scotland, ireland, dublin, portugal, lisbon, greece, santorini, bali, thailand, japan, tokyo, china, shanghai, beijing, india, mumbai, delhi, dubai, egypt, cairo, morocco, marrakech, norway, sweden, santa barbara, palm springs, bakersfield, stockton, modesto, redding, chico, eureka, san mateo, palo alto, mountain view, santa clara, cupertino, hayward, concord, pleasanton, livermore, daly city, redwood city, monterey, big sur, yosemite, san luis obispo, paso robles, ukiah, calistoga, st helena, yountville, orange county, malibu, long beach, anaheim, catalina, europe, south lake tahoe, lodi, folsom, roseville, elk grove, antioch, novato, mill valley, bodega bay, fort bragg'.split(
    ', ',
  )
