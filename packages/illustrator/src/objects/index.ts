import type { ObjectName } from '@vowkit/understanding'
import { ANIMAL_OBJECTS } from '../figures/animals/index.ts'
import { ROOMS } from '../light/rooms.ts'
import type { SettingName } from '../spec.ts'
import { cakeTable } from './food/cake-table.ts'
import { coffeeCart } from './food/coffee-cart.ts'
import { berries, citrus, figs, fruit, grapes, oranges, pears, pomegranates } from './food/crates.ts'
import { bar, champagneTower } from './food/drinks.ts'
import { iceSculpture } from './food/ice-sculpture.ts'
import { barbecue } from './food/outdoor.ts'
import { picnic } from './food/picnic.ts'
import { buffet, champagneWall, croquembouche, lemonadeStand, oysterBar, smoresBar } from './food/stations.ts'
import { cheeseTable, dessertTable, donutWall } from './food/tables.ts'
import {
  bottles,
  cottonCandy,
  cupcakes,
  glasses,
  hotDrinks,
  iceCreamCart,
  popcornCart,
  tropicalFruit,
  vases,
} from './food/treats.ts'
import { wineBarrels } from './food/wine-barrels.ts'
import { discoBall, edisonBulbs, fireflies, fireworks, sparklers } from './light/bulbs.ts'
import { bubbles, smoke, spotlight } from './light/effects.ts'
import { bonfire, firePit, fireplace, torches } from './light/fires.ts'
import { moroccanLanterns, paperLanterns, redLanterns, skyLanterns } from './light/hanging-lanterns.ts'
import { LIGHT } from './light/index.ts'
import { neonSign } from './light/neon-sign.ts'
import { floatingCandles, lanterns, marqueeLetters } from './light/standing.ts'
import { band, brassBand, jazzBand, stage } from './music/bands.ts'
import { bagpipes, dhol } from './music/drums-and-pipes.ts'
import { danceFloor, lawnGames, photoBooth } from './music/games.ts'
import { djDesk, piano } from './music/keys.ts'
import { mariachi } from './music/mariachi.ts'
import { SOLOISTS } from './music/soloists.ts'
import { guitar, harp, stringQuartet } from './music/strings.ts'
import { hammock, swing, trampoline } from './music/swings.ts'
import type { SceneObject } from './object.ts'
import { balloons } from './paper/balloons.ts'
import { banner } from './paper/banner.ts'
import { curtains, flags, macrame, ribbons } from './paper/cloth.ts'
import { dreamCatcher } from './paper/dream-catcher.ts'
import { confetti, hotAirBalloon, kites, paperCranes, rice } from './paper/flying.ts'
import { rug } from './paper/rug.ts'
import { chalkboard, seatingChart, welcomeSign } from './paper/signs.ts'
import { parasols, umbrellas } from './paper/umbrellas.ts'
import { fountain } from './places/fountain.ts'
import { PLACES } from './places/index.ts'
import { PLANTS } from './plants/index.ts'
import { pumpkins } from './plants/pumpkins.ts'
import { books } from './things/books.ts'
import { THINGS } from './things/index.ts'
import { car, foodTruck, iceCreamTruck, pizzaTruck, tacoTruck, van } from './vehicles/car.ts'
import { carriage } from './vehicles/carriage.ts'
import { carousel, ferrisWheel, helicopter } from './vehicles/fair.ts'
import { golfCart, sailboat } from './vehicles/leisure.ts'
import { bicycle, boat, motorcycle, tractor } from './vehicles/small.ts'
import { bus, limousine, taxi, telephoneBox, tukTuk } from './vehicles/town.ts'
import { canoe, gondola, skis, sleigh, snowman } from './vehicles/water-and-snow.ts'

/** Objects in the sky that are farther away than the venue, so that hills, trees and houses cover them. */
const FAR_IN_SKY: readonly ObjectName[] = ['fireworks', 'stars', 'moon', 'sun', 'hot-air-balloon']

/** Whether an object is in the sky behind the venue. */
export function isFarInSky(name: ObjectName): boolean {
  return FAR_IN_SKY.includes(name)
}

/** Whether a number in the description is the number of copies that stand on the ground, each with its own place. */
export function isCopied(name: ObjectName): boolean {
  const object = OBJECTS[name]
  if (!object || object.countsParts || name === 'swans') return false
  return !['sky', 'overhead', 'ground'].includes(object.place)
}

/** Objects that no room holds. Barns and tents are open to the land. */
const OUTDOORS: readonly ObjectName[] = [
  ...(['horse', 'elephant', 'llama', 'sheep', 'swans', 'boat', 'carriage', 'tractor', 'helicopter', 'van'] as const),
  ...(['cow', 'goat', 'donkey', 'camel', 'deer', 'chicken', 'duck', 'flamingo', 'gondola', 'canoe', 'sleigh'] as const),
  ...([
    'taxi',
    'limousine',
    'tuk-tuk',
    'bus',
    'skis',
    'snowman',
    'apple-tree',
    'maple-tree',
    'cherry-tree',
    'telephone-box',
  ] as const),
  ...(['pig', 'unicorn', 'fox', 'golf-cart', 'sailboat', 'wishing-well', 'wheelbarrow'] as const),
  ...([
    'ferris-wheel',
    'carousel',
    'trampoline',
    'food-truck',
    'taco-truck',
    'pizza-truck',
    'ice-cream-truck',
    'wind-turbine',
    'lighthouse',
    'windmill',
  ] as const),
  ...(['waterfall', 'pond', 'bridge', 'bonfire', 'fire-pit', 'barbecue', 'picnic', 'torches', 'kites'] as const),
]
const OPEN_ROOMS: readonly SettingName[] = ['barn', 'tent', 'glasshouse']

/** Objects that a setting shows itself. */
const PART_OF_SETTING: Readonly<Partial<Record<SettingName, readonly ObjectName[]>>> = {
  'japanese-garden': ['bridge', 'pond'],
  rainforest: ['waterfall'],
  library: ['books'],
  barn: ['door'],
  rooftop: ['bridge'],
  'tropical-beach': ['palm-trees'],
  villa: ['cypresses'],
  'wine-cellar': ['wine-barrels'],
  'oak-garden': ['tree'],
  lake: ['pond'],
  'train-station': ['clock'],
  canal: ['bridge'],
  'dutch-canal': ['bridge', 'bicycle'],
  havana: ['car', 'palm-trees'],
  'brooklyn-bridge': ['bridge'],
  'golden-gate': ['bridge'],
  patio: ['fountain', 'potted-plants'],
  'log-cabin': ['fireplace'],
  pub: ['bar'],
  restaurant: ['bar'],
  fairground: ['carousel', 'ferris-wheel'],
  nightclub: ['disco-ball', 'bar'],
  'tulip-field': ['windmill'],
  'new-york': ['car'],
  dock: ['boat'],
  theatre: ['curtains', 'stage'],
}

export function isPartOfSetting(name: ObjectName, setting: SettingName): boolean {
  return PART_OF_SETTING[setting]?.includes(name) ?? false
}

/** Whether a setting has a place for an object. Rooms hold nothing that belongs outdoors or into the sky. */
export function fitsSetting(name: ObjectName, setting: SettingName): boolean {
  if (!ROOMS.includes(setting)) return true
  if (OBJECTS[name]?.place === 'sky') return false
  return OPEN_ROOMS.includes(setting) || !OUTDOORS.includes(name)
}

/** The drawing functions of the objects that a description can name. */
const DRAWN: Readonly<Partial<Record<ObjectName, SceneObject>>> = {
  ...ANIMAL_OBJECTS,
  ...LIGHT,
  ...THINGS,
  lanterns,
  'paper-lanterns': paperLanterns,
  'sky-lanterns': skyLanterns,
  'moroccan-lanterns': moroccanLanterns,
  'red-lanterns': redLanterns,
  'floating-candles': floatingCandles,
  torches,
  'fire-pit': firePit,
  bonfire,
  fireplace,
  'disco-ball': discoBall,
  'neon-sign': neonSign,
  'edison-bulbs': edisonBulbs,
  fireworks,
  sparklers,
  'marquee-letters': marqueeLetters,
  fireflies,
  balloons,
  kites,
  umbrellas,
  parasols,
  ribbons,
  flags,
  'welcome-sign': welcomeSign,
  chalkboard,
  'seating-chart': seatingChart,
  confetti,
  rice,
  rug,
  curtains,
  'dream-catcher': dreamCatcher,
  macrame,
  'cake-table': cakeTable,
  'champagne-tower': champagneTower,
  bar,
  'food-truck': foodTruck,
  'taco-truck': tacoTruck,
  'pizza-truck': pizzaTruck,
  'ice-cream-truck': iceCreamTruck,
  'dessert-table': dessertTable,
  'donut-wall': donutWall,
  'cheese-table': cheeseTable,
  buffet,
  'lemonade-stand': lemonadeStand,
  'oyster-bar': oysterBar,
  'champagne-wall': champagneWall,
  croquembouche,
  'smores-bar': smoresBar,
  citrus,
  fruit,
  oranges,
  figs,
  grapes,
  pomegranates,
  pears,
  berries,
  'wine-barrels': wineBarrels,
  'ice-sculpture': iceSculpture,
  barbecue,
  'coffee-cart': coffeeCart,
  picnic,
  piano,
  'dj-desk': djDesk,
  band,
  'jazz-band': jazzBand,
  'brass-band': brassBand,
  ...SOLOISTS,
  'string-quartet': stringQuartet,
  harp,
  guitar,
  mariachi,
  bagpipes,
  dhol,
  stage,
  car,
  boat,
  bicycle,
  motorcycle,
  van,
  'hot-air-balloon': hotAirBalloon,
  tractor,
  fountain,
  books,
  pumpkins,
  'dance-floor': danceFloor,
  hammock,
  'lawn-games': lawnGames,
  'photo-booth': photoBooth,
  swing,
  trampoline,
  carriage,
  carousel,
  'ferris-wheel': ferrisWheel,
  helicopter,
  ...PLACES,
  ...PLANTS,
  taxi,
  limousine,
  'tuk-tuk': tukTuk,
  bus,
  'telephone-box': telephoneBox,
  gondola,
  canoe,
  sleigh,
  skis,
  snowman,
  'popcorn-cart': popcornCart,
  'ice-cream-cart': iceCreamCart,
  'cotton-candy': cottonCandy,
  'hot-drinks': hotDrinks,
  cupcakes,
  'tropical-fruit': tropicalFruit,
  bottles,
  glasses,
  vases,
  'golf-cart': golfCart,
  sailboat,
  'paper-cranes': paperCranes,
  bubbles,
  smoke,
  spotlight,
  banner,
}

/** All objects by name. Their drawings are marked with their names. */
export const OBJECTS = Object.fromEntries(
  Object.entries(DRAWN).map(([name, object]) => [name, withMark(`object:${name}`, object)]),
) as Readonly<Partial<Record<ObjectName, SceneObject>>>

function withMark(id: string, object: SceneObject): SceneObject {
  return { ...object, draw: (painter, spot, detail) => painter.mark(id, object.draw(painter, spot, detail)) }
}
