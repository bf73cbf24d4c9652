import type { ColourTarget, Fact, ObjectName } from '@vowkit/understanding'
import { ROOMS } from '../light/rooms.ts'
import { fitsSetting, OBJECTS } from '../objects/index.ts'
import { type SceneSpec, STILL_LIFE_NAMES } from '../spec.ts'
import { fitsCamera } from './cameras.ts'
import { showsVenue } from './choose-setting.ts'
import { isShownOnTable } from './table-facts.ts'

type Comp = SceneSpec['comp']

/** Objects that views draw as part of their decoration. */
const DECOR: Readonly<Partial<Record<ObjectName, readonly Comp[] | 'all' | 'venue'>>> = {
  'string-lights': 'venue',
  'edison-bulbs': 'venue',
  'papel-picado': 'venue',
  bunting: 'venue',
  drapes: 'venue',
  chandelier: 'venue',
  candles: 'all',
  'tea-lights': 'all',
  petals: ['scene', 'aisle', 'above'],
  runner: ['aisle', 'above'],
  'aisle-flowers': ['scene', 'aisle', 'above'],
  napkins: ['long-tables', 'round-tables', 'tablescape', 'above'],
  tablecloth: ['long-tables', 'round-tables', 'tablescape', 'above'],
  plates: ['long-tables', 'round-tables', 'tablescape', 'above'],
  centerpieces: ['long-tables', 'round-tables', 'tablescape', 'above'],
  'tall-centerpieces': ['long-tables', 'round-tables', 'tablescape', 'above'],
}
const WITH_STRUCTURE: readonly Comp[] = [
  'scene',
  'aisle',
  'side',
  'circle',
  'above',
  'portrait',
  'long-tables',
  'round-tables',
]
const WITH_TABLES: readonly Comp[] = ['long-tables', 'round-tables', 'tablescape', 'above']
const WITH_SEATS: readonly Comp[] = [
  'scene',
  'aisle',
  'side',
  'circle',
  'above',
  'long-tables',
  'round-tables',
  'tablescape',
]
const WITH_PEOPLE: readonly Comp[] = [
  'scene',
  'aisle',
  'side',
  'circle',
  'above',
  'portrait',
  'dance-floor',
  'long-tables',
  'round-tables',
]

/** The weather that rooms show: clear and cloudy light, and fog on the floor. */
const IN_ROOMS: readonly string[] = ['clear', 'cloudy', 'fog']

/** Still lifes in front of the venue. */
const WITH_VENUE_BEHIND: readonly Comp[] = ['cake', 'bouquet']

/** Whether views draw an object as part of their decoration. */
export function isDecoration(name: ObjectName): boolean {
  return DECOR[name] !== undefined
}

/** Whether a view has a place for a fact. The layout of a scene decides whether the place is free. */
export function hasPlace(fact: Fact, scene: Pick<SceneSpec, 'comp' | 'setting'>): boolean {
  const { comp, setting } = scene
  const isStillLife = STILL_LIFE_NAMES.some((name) => name === comp)
  switch (fact.kind) {
    case 'venue':
      return (!isStillLife || WITH_VENUE_BEHIND.includes(comp)) && showsVenue(fact.name, setting)
    case 'camera':
      return fitsCamera(fact.name, comp, isStillLife)
    case 'structure':
      return fact.name === 'none' || WITH_STRUCTURE.includes(comp)
    case 'table':
      return fact.name === 'none' || WITH_TABLES.includes(comp)
    case 'seat':
      // Round tables always have the same number of seats.
      if (fact.count && comp === 'round-tables') return false
      return fact.name === 'none' || WITH_SEATS.includes(comp)
    case 'person':
    case 'attire':
      return fact.name === 'none' || fact.count === 0 || WITH_PEOPLE.includes(comp) || comp === 'attire'
    case 'weather':
      return !isStillLife && (!ROOMS.includes(setting) || IN_ROOMS.includes(fact.name))
    case 'time':
    case 'season':
      return true
    case 'flower':
    case 'leaf':
    case 'amount':
      return comp !== 'empty' || fact.name === 'none'
    case 'colour':
      return isColourShown(fact.of, scene, isStillLife)
    case 'object':
      return isObjectShown(fact.name, scene, isStillLife)
    default:
      return true
  }
}

function isColourShown(
  of: ColourTarget | undefined,
  { comp, setting }: Pick<SceneSpec, 'comp' | 'setting'>,
  isStillLife: boolean,
): boolean {
  switch (of) {
    case 'sky':
      return !isStillLife && !ROOMS.includes(setting)
    case 'linen':
    case 'napkin':
      return WITH_TABLES.includes(comp)
    case 'runner':
      return comp === 'aisle' || WITH_TABLES.includes(comp)
    case 'seat':
      return WITH_SEATS.includes(comp)
    case 'structure':
      return WITH_STRUCTURE.includes(comp)
    case 'dress':
    case 'suit':
    case 'bridesmaids':
      return WITH_PEOPLE.includes(comp) || comp === 'attire'
    case 'cake':
      return comp === 'cake' || (!isStillLife && comp !== 'tablescape')
    default:
      return true
  }
}

function isObjectShown(
  name: ObjectName,
  { comp, setting }: Pick<SceneSpec, 'comp' | 'setting'>,
  isStillLife: boolean,
): boolean {
  const onTable = isShownOnTable(name, comp)
  if (onTable !== undefined) return onTable
  const decor = DECOR[name]
  if (decor) return decor === 'all' || (decor === 'venue' ? !isStillLife : decor.includes(comp))
  const object = OBJECTS[name]
  if (!object || comp === 'empty') return false
  if (!fitsSetting(name, setting) || comp === 'above') return false
  if ((name === 'cake-table' && comp === 'cake') || (name === 'rings' && comp === 'jewellery')) return true
  return !isStillLife && comp !== 'tablescape'
}
