import {
  type CultureName,
  type Fact,
  factOf,
  factsOf,
  isUnwanted,
  type ObjectName,
  type SceneDescription,
  type StructureName,
  type VenueName,
} from '@vowkit/understanding'
import { fitsSetting } from '../objects/index.ts'
import type { Style } from '../prompt/styles.ts'
import type { SettingName } from '../spec.ts'
import { churchLeft, placeOutside } from './exits.ts'

const LANDS: readonly VenueName[] = [
  'meadow',
  'hills',
  'garden',
  'backyard',
  'farmyard',
  'vineyard',
  'orchard',
  'oak-garden',
  'lavender-field',
  'sunflower-field',
]

/** Pairs of venues that one setting shows together: a building, the land around it, and the setting. */
const COMBINED: readonly { building: VenueName; lands: readonly VenueName[]; setting: SettingName }[] = [
  { building: 'barn', lands: LANDS, setting: 'farmyard' },
  { building: 'tent', lands: [...LANDS, 'olive-grove', 'estate'], setting: 'sailcloth-tent' },
  { building: 'canal', lands: ['boat', 'street', 'river', 'dock'], setting: 'canal' },
  { building: 'dock', lands: ['lake', 'boat', 'river'], setting: 'dock' },
  { building: 'pier', lands: ['beach', 'coast', 'tropical-beach', 'boat'], setting: 'pier' },
  { building: 'greek-terrace', lands: ['coast', 'beach', 'street', 'villa'], setting: 'greek-terrace' },
  { building: 'paris', lands: ['street', 'river', 'restaurant', 'garden'], setting: 'paris' },
  { building: 'new-york', lands: ['street', 'diner'], setting: 'new-york' },
  { building: 'brooklyn-bridge', lands: ['river', 'new-york', 'street'], setting: 'brooklyn-bridge' },
  { building: 'golden-gate', lands: ['coast', 'beach', 'hills'], setting: 'golden-gate' },
  { building: 'highlands', lands: ['castle', 'lake', 'hills', 'mountain', 'abbey-ruins'], setting: 'highlands' },
  { building: 'abbey-ruins', lands: ['chapel', 'church', 'castle', 'garden', 'meadow'], setting: 'abbey-ruins' },
  { building: 'desert-camp', lands: ['desert', 'dunes', 'tent'], setting: 'desert-camp' },
  { building: 'dunes', lands: ['desert'], setting: 'dunes' },
  { building: 'canyon', lands: ['desert'], setting: 'canyon' },
  { building: 'vineyard', lands: ['hills'], setting: 'vineyard' },
  { building: 'fairground', lands: ['tent', 'meadow', 'street', 'garden'], setting: 'fairground' },
  { building: 'train-station', lands: ['train'], setting: 'train-station' },
  { building: 'mountain', lands: ['lake'], setting: 'fjord' },
  { building: 'fjord', lands: ['mountain', 'lake'], setting: 'fjord' },
  { building: 'savannah', lands: ['hills', 'tent', 'meadow'], setting: 'savannah' },
  { building: 'indian-palace', lands: ['lake', 'pool', 'garden', 'temple'], setting: 'indian-palace' },
  { building: 'korean-palace', lands: ['garden', 'chinese-courtyard'], setting: 'korean-palace' },
  { building: 'cenote', lands: ['rainforest', 'cave'], setting: 'cenote' },
  { building: 'lemon-grove', lands: ['coast', 'villa', 'garden', 'orchard'], setting: 'lemon-grove' },
  { building: 'boat', lands: ['coast', 'beach', 'river', 'tropical-beach'], setting: 'boat' },
  { building: 'villa', lands: ['hills', 'garden'], setting: 'villa' },
  { building: 'chateau', lands: ['garden', 'rose-garden'], setting: 'chateau' },
  { building: 'castle', lands: ['garden', 'hills', 'meadow'], setting: 'castle' },
  { building: 'estate', lands: ['garden', 'rose-garden', 'oak-garden'], setting: 'estate' },
]

/** Rooms that a setting shows from outside, if things that belong under the open sky stand there. */
const OUTSIDE: Readonly<Partial<Record<VenueName, SettingName>>> = { tent: 'sailcloth-tent', barn: 'farmyard' }
const UNDER_THE_SKY: readonly ObjectName[] = [
  ...(['bonfire', 'fire-pit', 'barbecue', 'fireworks', 'stars', 'moon', 'hot-air-balloon', 'kites'] as const),
]

/** Houses with a ballroom, in which their chandeliers hang. */
const GRAND_HOUSES: readonly VenueName[] = ['chateau', 'castle', 'estate', 'villa', 'city-hall']

/** Objects that imply a venue. Used if the description names no venue. */
const VENUE_OF_OBJECT: Readonly<Partial<Record<ObjectName, SettingName>>> = {
  surfboard: 'beach',
  shells: 'beach',
  driftwood: 'beach',
  anchor: 'coast',
  lighthouse: 'coast',
  'palm-trees': 'tropical-beach',
  cactus: 'desert',
  tractor: 'farmyard',
  'hay-bales': 'barn',
  'wine-barrels': 'vineyard',
  'ferris-wheel': 'fairground',
  carousel: 'fairground',
  'hot-air-balloon': 'meadow',
  kites: 'meadow',
  picnic: 'meadow',
  windmill: 'meadow',
  'wind-turbine': 'hills',
  'tipi-lounge': 'meadow',
  'food-truck': 'backyard',
  barbecue: 'backyard',
  trampoline: 'backyard',
  'lawn-games': 'backyard',
  swans: 'lake',
  boat: 'lake',
  pond: 'garden',
  bridge: 'garden',
  waterfall: 'rainforest',
  peacock: 'garden',
  topiary: 'garden',
  helicopter: 'mountain',
  llama: 'mountain',
  sheep: 'hills',
  books: 'library',
  globe: 'library',
  'disco-ball': 'ballroom',
  'dj-desk': 'ballroom',
  chandelier: 'ballroom',
  fireplace: 'log-cabin',
  car: 'street',
  motorcycle: 'street',
  'moroccan-lanterns': 'riad',
  mariachi: 'mission',
  bagpipes: 'castle',
  'ice-sculpture': 'snow-field',
  tree: 'oak-garden',
  horse: 'meadow',
  carriage: 'street',
  gondola: 'canal',
  canoe: 'lake',
  sailboat: 'lake',
  pig: 'farmyard',
  fox: 'pine-forest',
  owl: 'pine-forest',
  mushrooms: 'pine-forest',
  seagulls: 'coast',
  'golf-cart': 'estate',
  duck: 'lake',
  cow: 'farmyard',
  goat: 'farmyard',
  chicken: 'farmyard',
  donkey: 'farmyard',
  camel: 'desert',
  deer: 'pine-forest',
  parrot: 'rainforest',
  flamingo: 'backyard',
  sleigh: 'snow-field',
  skis: 'snow-field',
  snowman: 'snow-field',
  taxi: 'street',
  limousine: 'street',
  'tuk-tuk': 'street',
  bus: 'street',
  'telephone-box': 'street',
  'popcorn-cart': 'backyard',
  'ice-cream-cart': 'backyard',
  'cotton-candy': 'fairground',
  organist: 'church',
  'pool-table': 'loft',
  arcade: 'loft',
  'fishing-net': 'pier',
  pinata: 'backyard',
  'wagon-wheel': 'barn',
  'milk-churns': 'barn',
  'apple-tree': 'meadow',
  'cherry-tree': 'garden',
  'lemon-tree': 'villa',
  'maple-tree': 'meadow',
  bonfire: 'meadow',
  torches: 'beach',
  swing: 'oak-garden',
  hammock: 'tropical-beach',
  fountain: 'garden',
}

const VENUE_OF_STRUCTURE: Readonly<Partial<Record<StructureName, SettingName>>> = {
  'driftwood-arch': 'beach',
  'sand-ceremony': 'beach',
  torii: 'shrine',
  'tea-ceremony': 'chinese-courtyard',
  tipi: 'meadow',
  tree: 'oak-garden',
  willow: 'garden',
}

export const VENUE_OF_CULTURE: Readonly<Partial<Record<CultureName, SettingName>>> = {
  chinese: 'chinese-courtyard',
  japanese: 'japanese-garden',
  moroccan: 'riad',
  mexican: 'mission',
  muslim: 'mosque',
  scottish: 'castle',
  hawaiian: 'tropical-beach',
  greek: 'greek-terrace',
  nigerian: 'ballroom',
  persian: 'garden',
  korean: 'korean-palace',
  hindu: 'garden',
  sikh: 'gurdwara',
  jewish: 'garden',
  christian: 'chapel',
}

/**
 * Returns the setting of a description: the first venue that it names, combined with a second one where one setting
 * shows both. Otherwise returns the place where its objects, its structure or its culture belong.
 */
export function chooseSetting(description: SceneDescription, style: Partial<Style>): SettingName | undefined {
  const isAllowed = (name: SettingName | undefined) => name && !isUnwanted(description, 'venue', name)
  return [namedSetting(description), ...impliedSettings(description), style.setting].find(isAllowed)
}

/** Whether a setting shows a venue, alone or together with another one. */
export function showsVenue(venue: VenueName, setting: SettingName): boolean {
  const pairs = COMBINED.filter((pair) => pair.setting === setting)
  const isInside = setting === 'ballroom' && GRAND_HOUSES.includes(venue)
  return (
    venue === setting ||
    isInside ||
    OUTSIDE[venue] === setting ||
    pairs.some(({ building, lands }) => building === venue || lands.includes(venue))
  )
}

/** Returns the facts before the second venue, if a description names two places that are not shown together. */
export function factsOfFirstVenue(description: SceneDescription): Fact[] {
  const { facts } = description
  const [first, second] = factsOf(description, 'venue')
  if (!first || !second || !facts.includes(second) || combinationOf(description) || churchLeft(description))
    return facts
  return facts.slice(0, facts.indexOf(second))
}

function namedSetting(description: SceneDescription): SettingName | undefined {
  const venue = factOf(description, 'venue')?.name
  const hasChandelier = factsOf(description, 'object').some(({ name }) => name === 'chandelier')
  if (venue && GRAND_HOUSES.includes(venue) && hasChandelier) return 'ballroom'
  const isOutside = factsOf(description, 'object').some(({ name }) => UNDER_THE_SKY.includes(name))
  const outside = venue && isOutside ? OUTSIDE[venue] : undefined
  return placeOutside(description) ?? combinationOf(description)?.setting ?? outside ?? venue
}

function combinationOf(description: SceneDescription) {
  const [first, second] = factsOf(description, 'venue').map(({ name }) => name)
  if (!first || !second) return undefined
  return COMBINED.find(
    ({ building, lands }) =>
      (building === first && lands.includes(second)) || (building === second && lands.includes(first)),
  )
}

/** Returns the settings that the description implies, the most certain first. */
function impliedSettings(description: SceneDescription): (SettingName | undefined)[] {
  const structure = factOf(description, 'structure')?.name
  const culture = factOf(description, 'culture')?.name
  const isSnowy = factsOf(description, 'weather').some(({ name }) => name === 'snow')
  const names = factsOf(description, 'object').map(({ name }) => name)
  const objects = names.flatMap((name) => VENUE_OF_OBJECT[name] ?? [])
  /** A place that holds all objects, such as a backyard for a disco ball and a food truck. */
  const holdsAll = (setting: SettingName) => names.every((name) => fitsSetting(name, setting))
  return [
    structure && VENUE_OF_STRUCTURE[structure],
    ...objects.filter((name) => name !== 'street' && holdsAll(name)),
    ...objects.filter(holdsAll),
    ...objects,
    culture && VENUE_OF_CULTURE[culture],
    isSnowy ? 'snow-field' : undefined,
  ]
}
