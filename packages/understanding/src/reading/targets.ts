import type { AttireName, ColourTarget } from '../concepts.ts'
import type { Fact } from '../description.ts'

const SUITS: ReadonlySet<AttireName> = new Set([
  'suit',
  'tuxedo',
  'sherwani',
  'kilt',
  'agbada',
  'uniform',
  'lederhosen',
  'shirt',
  'barong',
  'charro-suit',
])
const ACCESSORIES: ReadonlySet<AttireName> = new Set([
  'veil',
  'flower-crown',
  'turban',
  'hat',
  'cowboy-hat',
  'tiara',
  'gele',
  'coat',
  'shawl',
  'cape',
  'tallit',
  'kippah',
  'lei',
  'glasses',
  'sunglasses',
  'top-hat',
  'fascinator',
  'bow-tie',
  'tie',
  'boots',
  'sneakers',
  'shoes',
  'suspenders',
])

const PEOPLE: Partial<Record<string, ColourTarget>> = { bride: 'dress', groom: 'suit', bridesmaid: 'bridesmaids' }

/** People whose clothes are colour targets. The clothes of others, such as a grandmother, only have their own colour. */
const COLOURED: ReadonlySet<string> = new Set(['bride', 'groom', 'couple', 'bridesmaid', 'groomsman', 'guest', 'pet'])

const OBJECTS: Partial<Record<string, ColourTarget>> = {
  napkins: 'napkin',
  tablecloth: 'linen',
  runner: 'runner',
  candles: 'candles',
  'floating-candles': 'candles',
  drapes: 'fabric',
  curtains: 'fabric',
  ribbons: 'fabric',
  'string-lights': 'lights',
  'edison-bulbs': 'lights',
  chandelier: 'lights',
  'cake-table': 'cake',
  centerpieces: 'flowers',
  'tall-centerpieces': 'flowers',
  'aisle-flowers': 'flowers',
  petals: 'flowers',
}

const VIEWS: Partial<Record<string, ColourTarget>> = { cake: 'cake', bouquet: 'flowers' }

/**
 * Returns the colour target of a fact, such as the linen for a table. Returns `undefined` if the fact has no colour
 * target.
 */
export function colourTargetOf(fact: Fact): ColourTarget | undefined {
  switch (fact.kind) {
    case 'flower':
      return fact.name === 'none' ? undefined : 'flowers'
    case 'seat':
      return 'seat'
    case 'structure':
      return 'structure'
    case 'table':
      return 'linen'
    case 'person':
      return PEOPLE[fact.name]
    case 'attire':
      if (ACCESSORIES.has(fact.name) || (fact.of && !COLOURED.has(fact.of))) return undefined
      if (fact.of === 'bridesmaid') return 'bridesmaids'
      return SUITS.has(fact.name) || fact.of === 'groom' ? 'suit' : 'dress'
    case 'object':
      return OBJECTS[fact.name]
    case 'view':
      return VIEWS[fact.name]
    default:
      return undefined
  }
}

const UNCOLOURED: ReadonlySet<Fact['kind']> = new Set([
  'time',
  'weather',
  'season',
  'culture',
  'style',
  'amount',
  'colour',
])

/** Objects made of paper, cloth or china. Their colours belong to the palette. */
const PALETTE_OBJECTS: ReadonlySet<string> = new Set(['balloons', 'bunting', 'plates', 'flags', 'papel-picado', 'rug'])

/** Whether a colour of this fact also belongs to the palette, as in "blue balloons". */
export function coloursPalette({ kind, name }: Fact): boolean {
  return kind === 'object' && PALETTE_OBJECTS.has(name)
}

/** Whether an adjacent colour applies to the item of this fact instead of the palette. */
export function hasColour({ kind }: Fact): boolean {
  return !UNCOLOURED.has(kind)
}
