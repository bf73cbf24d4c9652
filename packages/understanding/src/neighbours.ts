import { CONCEPTS, TABLE_NAMES } from './concepts.ts'
import type { Fact } from './description.ts'
import { nearColours, shadeOf } from './reading/shades.ts'

const LIMIT = 5

/**
 * Groups of similar concepts that can replace each other. Concepts without a group can be replaced by any concept of
 * their kind.
 */
const FAMILIES: Partial<Record<Fact['kind'], readonly (readonly string[])[]>> = {
  venue: [
    ['beach', 'tropical-beach', 'coast', 'lake', 'river', 'boat', 'pool', 'dock', 'pier'],
    ['redwood', 'pine-forest', 'birch-wood', 'bamboo-forest', 'rainforest', 'oak-garden', 'orchard', 'olive-grove'],
    ['lemon-grove', 'orange-grove', 'olive-grove', 'orchard', 'patio', 'villa'],
    ['garden', 'rose-garden', 'japanese-garden', 'backyard', 'estate', 'oak-garden', 'orchard'],
    [
      'meadow',
      'lavender-field',
      'sunflower-field',
      'poppy-field',
      'tulip-field',
      'wheat-field',
      'hills',
      'vineyard',
      'farmyard',
      'snow-field',
    ],
    ['mountain', 'northern-lights', 'snow-field', 'canyon', 'desert', 'lake'],
    ['fjord', 'highlands', 'lake', 'mountain', 'coast', 'abbey-ruins'],
    ['dunes', 'desert-camp', 'desert', 'canyon', 'savannah', 'riad'],
    ['cave', 'cenote', 'rainforest', 'wine-cellar', 'rice-terraces', 'tropical-beach'],
    ['barn', 'farmyard', 'tent', 'sailcloth-tent', 'wine-cellar', 'vineyard'],
    ['restaurant', 'pub', 'diner', 'brewery', 'log-cabin', 'loft', 'ballroom'],
    ['aquarium', 'museum', 'theatre', 'library', 'train', 'train-station'],
    ['paris', 'street', 'canal', 'new-york', 'greek-terrace', 'rooftop'],
    ['brooklyn-bridge', 'golden-gate', 'new-york', 'rooftop', 'pier'],
    ['abbey-ruins', 'amphitheatre', 'castle', 'chapel', 'highlands'],
    ['fairground', 'stadium', 'tent', 'meadow', 'pier'],
    ['korean-palace', 'chinese-courtyard', 'indian-palace', 'shrine', 'temple', 'japanese-garden'],
    ['ballroom', 'theatre', 'library', 'museum', 'city-hall', 'loft', 'train'],
    ['glasshouse', 'loft', 'rooftop', 'sailcloth-tent', 'tent', 'street'],
    ['chapel', 'church', 'synagogue', 'mosque', 'temple', 'shrine'],
    ['patio', 'mission', 'riad', 'villa', 'street'],
    ['riad', 'mission', 'chinese-courtyard', 'mosque', 'villa', 'street'],
    ['villa', 'chateau', 'castle', 'estate', 'vineyard', 'olive-grove'],
  ],
  structure: [
    [
      'arch',
      'round',
      'moongate',
      'arbor',
      'asymmetric-arch',
      'draped-arch',
      'driftwood-arch',
      'triangle',
      'hexagon',
      'balloon-arch',
      'flower-wall',
    ],
    ['canopy', 'chuppah', 'mandap', 'pergola', 'gazebo', 'tipi', 'columns', 'altar', 'tree', 'torii'],
    ['unity-candle', 'sand-ceremony', 'handfasting', 'broom', 'tea-ceremony', 'sacred-fire', 'sofreh', 'nikah-stage'],
  ],
  attire: [
    [
      'dress',
      'ballgown',
      'short-dress',
      'jumpsuit',
      'sari',
      'lehenga',
      'hanbok',
      'kimono',
      'qipao',
      'ao-dai',
      'caftan',
      'abaya',
    ],
    ['suit', 'tuxedo', 'sherwani', 'kilt', 'agbada', 'uniform'],
    ['veil', 'flower-crown', 'tiara', 'hat', 'turban', 'cowboy-hat', 'gele'],
  ],
  object: [
    [
      'string-lights',
      'lanterns',
      'paper-lanterns',
      'candles',
      'edison-bulbs',
      'chandelier',
      'moroccan-lanterns',
      'red-lanterns',
      'sky-lanterns',
      'floating-candles',
      'fireflies',
    ],
    ['torches', 'fire-pit', 'bonfire', 'fireplace', 'candles', 'lanterns'],
    ['fireworks', 'sparklers', 'confetti', 'petals', 'sky-lanterns', 'stars', 'moon', 'disco-ball'],
    ['neon-sign', 'marquee-letters', 'welcome-sign', 'chalkboard', 'seating-chart'],
    [
      'papel-picado',
      'bunting',
      'ribbons',
      'balloons',
      'flags',
      'kites',
      'drapes',
      'curtains',
      'macrame',
      'dream-catcher',
    ],
    ['umbrellas', 'parasols', 'drapes', 'kites', 'balloons'],
    ['runner', 'rug', 'petals', 'aisle-flowers', 'moss'],
    ['cake-table', 'dessert-table', 'donut-wall', 'champagne-tower', 'cheese-table', 'fruit', 'citrus'],
    ['bar', 'coffee-cart', 'food-truck', 'barbecue', 'wine-barrels', 'ice-sculpture', 'picnic'],
    ['band', 'string-quartet', 'piano', 'harp', 'guitar', 'mariachi', 'dj-desk', 'bagpipes', 'dhol'],
    ['lawn-games', 'photo-booth', 'swing', 'hammock', 'trampoline', 'carousel', 'ferris-wheel'],
    ['car', 'carriage', 'van', 'motorcycle', 'bicycle', 'boat', 'hot-air-balloon', 'helicopter', 'tractor'],
    ['dog', 'cat', 'horse', 'llama', 'sheep', 'elephant', 'peacock', 'doves', 'butterflies', 'swans'],
    ['fountain', 'pond', 'waterfall', 'statue', 'bridge', 'staircase', 'stone-wall', 'fence', 'gate'],
    ['tree', 'palm-trees', 'cypresses', 'cactus', 'potted-plants', 'hanging-plants', 'topiary'],
    ['pumpkins', 'hay-bales', 'wine-barrels', 'citrus', 'fruit', 'books', 'suitcases'],
    ['centerpieces', 'tall-centerpieces', 'candles', 'citrus', 'fruit', 'moss'],
    ['napkins', 'tablecloth', 'plates', 'centerpieces', 'guest-book', 'gift-table', 'rings'],
    ['figs', 'grapes', 'pomegranates', 'pears', 'berries', 'oranges', 'bread'],
    ['glasses', 'cutlery', 'plates', 'napkins', 'bottles', 'vases'],
    ['place-cards', 'menus', 'envelope', 'wax-seal', 'seating-chart'],
    ['tea-lights', 'candles', 'lanterns', 'floating-candles'],
    ['cake-topper', 'cake-drip', 'gold-leaf', 'berries'],
    ['surfboard', 'anchor', 'shells', 'driftwood', 'boat', 'lighthouse'],
    ['sofa', 'tipi-lounge', 'rug', 'picnic', 'hammock'],
    ['wind-turbine', 'lighthouse', 'windmill', 'ferris-wheel'],
    ['moon', 'stars', 'sun', 'fireworks', 'sky-lanterns'],
  ],
}

/** Returns up to 5 alternatives to a fact, with the same details. */
export function neighboursOf(fact: Fact): Fact[] {
  if (fact.kind === 'colour')
    return nearColours(fact.colour, LIMIT, fact.name).map((name) => ({ ...fact, shade: undefined, ...shadeOf(name) }))
  const family = FAMILIES[fact.kind]?.find((names) => names.includes(fact.name)) ?? namesOf(fact.kind)
  const at = family.indexOf(fact.name)
  const around = [...family.slice(at + 1), ...family.slice(0, at)].filter((name) => name !== 'none')
  return around.slice(0, LIMIT).map((name) => ({ ...fact, name }) as Fact)
}

function namesOf(kind: Exclude<Fact['kind'], 'colour'>): readonly string[] {
  return kind === 'table' ? TABLE_NAMES : CONCEPTS[kind]
}
