import type { AttireFact, AttireName, ColourTarget, Fact, FactOf, ObjectName, PersonName } from '@vowkit/understanding'
import { drawnFlowers, drawnLeaves } from '../compose/flowers.ts'
import { SETTING } from '../painter/painter.ts'
import type { SceneSpec } from '../spec.ts'
import type { Sighting } from './sighting.ts'

/** Objects that are marked under the name of what shows them. */
const MARKED_AS: Readonly<Partial<Record<ObjectName, readonly string[]>>> = {
  'papel-picado': ['object:bunting'],
  'edison-bulbs': ['object:string-lights', 'object:edison-bulbs'],
  'tea-lights': ['object:tea-lights', 'object:candles'],
  'tall-centerpieces': ['object:centerpieces'],
  tablecloth: ['linen'],
  runner: ['runner'],
  'aisle-flowers': ['flower'],
  umbrellas: ['object:umbrellas', 'held:umbrella'],
  lanterns: ['object:lanterns', 'held:lantern'],
  glasses: ['object:glasses', 'held:glass'],
  balloons: ['object:balloons', 'held:balloon'],
  books: ['object:books', 'held:book'],
  bubbles: ['object:bubbles', 'held:bubble-wand'],
  flags: ['object:flags', 'held:flag'],
  sparklers: ['object:sparklers', 'held:sparkler'],
  rings: ['object:rings', 'held:ring-pillow'],
}
const SUITS: readonly AttireName[] = [
  ...(['suit', 'tuxedo', 'sherwani', 'kilt', 'agbada', 'uniform', 'lederhosen', 'shirt', 'barong'] as const),
  'charro-suit',
]
const GOWNS: readonly AttireName[] = ['dress', 'ballgown', 'short-dress', 'jumpsuit']
/** Attire whose drawing is part of the outfit. */
const SEWN: readonly AttireName[] = ['coat', 'boots', 'sneakers', 'shoes', 'suspenders']
const LIGHTS: readonly ObjectName[] = [
  ...(['chandelier', 'string-lights', 'edison-bulbs', 'lanterns', 'paper-lanterns', 'candles', 'neon-sign'] as const),
]
const COUPLE: readonly PersonName[] = ['couple', 'bride', 'groom']

export type IsPart = (part: Pick<Sighting, 'id' | 'within'>) => boolean

/** Returns which parts of an image depict a fact. Returns `undefined` for facts that are not parts, such as a time. */
export function partsOfFact(fact: Fact, scene: SceneSpec): IsPart | undefined {
  switch (fact.kind) {
    case 'object':
      return objectPart(fact)
    case 'structure':
      return isOneOf([fact.name === scene.arch ? 'structure' : `structure:${fact.name}`])
    case 'seat':
      return isOneOf(['seat'])
    case 'table':
      return isOneOf(['table'])
    case 'flower':
      return isOneOf(flowersOf(fact, scene))
    case 'leaf':
      return isOneOf(leavesOf(fact, scene))
    case 'person':
      return personPart(fact)
    case 'attire':
      return attirePart(fact)
    case 'colour':
      return targetPart(fact.of)
    default:
      return undefined
  }
}

/** Whether a part shows a guest: a person who is neither one of the couple nor named. */
export const isGuest: IsPart = ({ id, within }) =>
  id.startsWith('figure:') &&
  within.every((outer) => outer !== 'couple' && !outer.startsWith('object:')) &&
  within.every((outer) => !outer.startsWith('person:') || outer === 'person:guest')

/** Whether a part shows one of the couple. */
export const isCouple: IsPart = ({ id, within }) => id.startsWith('figure:') && within.includes('couple')

/** Whether a fact is attire whose drawing is part of an outfit, so that its own area is unknown. */
export function isSewn(fact: Fact): boolean {
  return fact.kind === 'attire' && SEWN.includes(fact.name)
}

function isOneOf(ids: readonly string[]): IsPart {
  return ({ id }) => ids.includes(id)
}

/** Returns the parts that depict an object. A thing with a user, such as a wheelchair, is a part of this person. */
function objectPart({ name, user }: FactOf<'object'>): IsPart {
  const isObject = isOneOf(MARKED_AS[name] ?? [`object:${name}`])
  if (user === undefined || user === 'guest') return isObject
  const owner = COUPLE.includes(user) ? 'couple' : `person:${user}`
  return (part) => isObject(part) && part.within.includes(owner)
}

function flowersOf({ name }: FactOf<'flower'>, { description }: SceneSpec): string[] {
  if (name === 'lavender') return ['leaf:lavender']
  const alone = { ...description, facts: [{ kind: 'flower', name } as const], implied: [] }
  return drawnFlowers(alone).map((flower) => `flower:${flower}`)
}

function leavesOf({ name }: FactOf<'leaf'>, { description }: SceneSpec): string[] {
  const alone = { ...description, facts: [{ kind: 'leaf', name } as const], implied: [] }
  return drawnLeaves(alone).map((leaf) => `leaf:${leaf}`)
}

function personPart({ name }: FactOf<'person'>): IsPart {
  if (name === 'guest') return isGuest
  if (!COUPLE.includes(name)) return isOneOf([`person:${name}`])
  const build = name === 'bride' ? 'figure:woman' : name === 'groom' ? 'figure:man' : 'figure:'
  return ({ id, within }) => id.startsWith(build) && within.includes('couple')
}

function attirePart({ name, of }: AttireFact): IsPart {
  const names = GOWNS.includes(name) ? GOWNS : name === 'tie' ? (['tie', 'bow-tie'] as const) : [name]
  const isWorn: IsPart = SEWN.includes(name)
    ? ({ id }) => id.startsWith('attire:')
    : isOneOf(names.map((worn) => `attire:${worn}`))
  if (of === 'guest') return (part) => isWorn(part) && isGuest({ id: 'figure:', within: part.within })
  if (of === 'pet') return (part) => isWorn(part) && part.within.some((outer) => outer.startsWith('object:'))
  const wearer = of && (COUPLE.includes(of) ? 'couple' : `person:${of}`)
  return (part) => isWorn(part) && (wearer === undefined || part.within.includes(wearer))
}

/** Returns the parts that have a colour with this target. A colour without a target may be on any part. */
function targetPart(of: ColourTarget | undefined): IsPart {
  switch (of) {
    case 'flowers':
      return ({ id }) => id.startsWith('flower:')
    case 'linen':
      return isOneOf(['linen', 'wood'])
    case 'napkin':
      return isOneOf(['object:napkins'])
    case 'runner':
      return isOneOf(['runner'])
    case 'seat':
      return isOneOf(['seat'])
    case 'structure':
    case 'fabric':
      return isOneOf(['structure', 'object:drapes', 'table', 'object:curtains', 'object:ribbons'])
    case 'lights':
      return ({ id }) => LIGHTS.some((name) => id === `object:${name}`)
    case 'candles':
      return isOneOf(['object:candles', 'object:tea-lights'])
    case 'cake':
      return isOneOf(['object:cake-table'])
    case 'sky':
      return isOneOf(['sky'])
    case 'dress':
      return ({ id, within }) => isOutfit(id) && !SUITS.includes(outfitOf(id)) && within.includes('couple')
    case 'suit':
      return ({ id, within }) =>
        isOutfit(id) &&
        (within.includes('figure:man') || SUITS.includes(outfitOf(id))) &&
        (within.includes('couple') || within.includes('person:groomsman'))
    case 'bridesmaids':
      return ({ id, within }) => isOutfit(id) && within.includes('person:bridesmaid')
    default:
      return ({ id, within }) => within.length === 0 && id !== SETTING
  }
}

function isOutfit(id: string): boolean {
  return id.startsWith('attire:')
}

function outfitOf(id: string): AttireName {
  return id.slice('attire:'.length) as AttireName
}
