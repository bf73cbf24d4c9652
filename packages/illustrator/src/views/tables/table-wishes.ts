import { type FactOf, factOf, factsOf, isUnwanted, type ObjectName, type SceneDescription } from '@vowkit/understanding'
import { colourOf } from '../../compose/choose-decor.ts'
import { LINEN } from '../../compose/compose-scene.ts'
import { roleOf } from '../../prompt/colour-roles.ts'
import type { SceneSpec, SettingName } from '../../spec.ts'
import { TABLE_ITEMS } from './items/index.ts'
import type { TableItem } from './items/item.ts'

const PORCELAIN = '#fdfaf5'
const FLAX = '#d8c8a8'
export const WOOD = '#a97c50'
/** Settings where tables are bare wood without a cloth. */
const RUSTIC: readonly SettingName[] = [
  ...(['barn', 'farmyard', 'loft', 'wine-cellar', 'meadow', 'orchard', 'backyard', 'castle'] as const),
  ...(['log-cabin', 'pub', 'brewery', 'dock', 'pier', 'wheat-field'] as const),
  ...(['redwood', 'pine-forest', 'birch-wood'] as const),
]

type ObjectFact = FactOf<'object'>

function objectsOf(description: SceneDescription) {
  return factsOf(description, 'object')
}

function objectOf(description: SceneDescription, name: ObjectName): ObjectFact | undefined {
  return objectsOf(description).find((fact) => fact.name === name)
}

/** The colours of the tableware of a scene. */
export interface Tableware {
  plate: string
  /** The colour of the rim of the plates, if it differs from that of the plates. */
  rim?: string
  cutlery: string
  /** The colour of tinted glasses. Undefined for clear glasses. */
  glass?: string
}

/** Returns the tableware that the description names. "Gold-rimmed plates" are white with a gold rim. */
export function tablewareOf({ description, metal, palette }: SceneSpec): Tableware {
  const plates = objectOf(description, 'plates')?.colour
  const isMetal = plates !== undefined && roleOf(plates) === 'metal'
  const rim = isMetal ? plates : palette.includes(metal) && plates === undefined ? metal : undefined
  return {
    plate: plates === undefined || isMetal ? PORCELAIN : plates,
    ...(rim && { rim }),
    cutlery: objectOf(description, 'cutlery')?.colour ?? metal,
    ...withGlass(objectOf(description, 'glasses')?.colour),
  }
}

function withGlass(glass: string | undefined): Pick<Tableware, 'glass'> {
  return glass === undefined ? {} : { glass }
}

/** The cards on a table with their texts. */
export function cardsOf({ description }: SceneSpec): { place: ObjectFact | undefined; menu: ObjectFact | undefined } {
  return { place: objectOf(description, 'place-cards'), menu: objectOf(description, 'menus') }
}

/** Returns the colour of the table runner, or `undefined` if the tables have no runner. */
export function runnerOf({ description, accent }: SceneSpec): string | undefined {
  const named = colourOf(description, 'runner')
  if (named) return named
  if (objectOf(description, 'runner')) return FLAX
  // A colour that the description gives to an object, as in "blue plates", is not that of the linen.
  return objectsOf(description).some(({ colour }) => colour === accent) ? undefined : accent
}

/** Whether round and square tables stand without a cloth: if the description refuses a cloth, or wants wood. */
export function isBareTable({ description, linen }: SceneSpec): boolean {
  if (isUnwanted(description, 'object', 'tablecloth')) return true
  const isWooden = factsOf(description, 'table').some(({ qualities }) => qualities?.includes('wooden'))
  return isWooden && linen === LINEN && !objectOf(description, 'tablecloth')
}

/** Whether long tables stand without a cloth: wooden tables, and tables of rustic settings if no cloth is named. */
export function isBareWood({ description, linen, setting }: SceneSpec): boolean {
  if (isUnwanted(description, 'object', 'tablecloth')) return true
  if (linen !== LINEN || objectOf(description, 'tablecloth')) return false
  const named = [...factsOf(description, 'table'), ...factsOf(description, 'view')]
  const isWooden = named.some(({ qualities }) => qualities?.includes('wooden') || qualities?.includes('rustic'))
  return isWooden || RUSTIC.includes(setting)
}

/** An item of a table, with its details and the number that the description gives. */
export interface WantedItem {
  item: TableItem
  detail: ObjectFact
}

/** Returns the items that the description names for the tables. */
export function itemsOf({ description }: SceneSpec): WantedItem[] {
  return objectsOf(description).flatMap((detail) => {
    const item = TABLE_ITEMS[detail.name]
    return item ? [{ item, detail }] : []
  })
}

/** What grows on the tables: arrangements of flowers, a garland of leaves, or both. */
export interface Greenery {
  hasFlowers: boolean
  hasGarland: boolean
  /** Whether the description leaves the decoration open, so that the usual one stands on the tables. */
  isOpen: boolean
}

export function greeneryOf(spec: SceneSpec): Greenery {
  const { description, florals } = spec
  const names = (kind: 'flower' | 'leaf' | 'amount') => factsOf(description, kind).some(({ name }) => name !== 'none')
  const hasArrangements = objectsOf(description).some(
    ({ name }) => name === 'centerpieces' || name === 'tall-centerpieces',
  )
  const isNamed = names('flower') || names('amount') || hasArrangements || florals.own !== undefined
  const isOpen = !isNamed && !names('leaf') && itemsOf(spec).length === 0
  const inVases = objectOf(description, 'vases') !== undefined
  return {
    hasFlowers: florals.density > 0 && (isOpen || isNamed) && (!inVases || hasArrangements || names('amount')),
    hasGarland: florals.greens.length > 0 && (isOpen || names('leaf')),
    isOpen,
  }
}

/** Returns the number of places that the description gives, for a close-up of a table. */
export function placesOf(description: SceneDescription): number | undefined {
  return factOf(description, 'view')?.count ?? factOf(description, 'seat')?.count
}
