import type { ObjectName } from '@vowkit/understanding'
import type { SceneSpec } from '../spec.ts'

type Comp = SceneSpec['comp']

/** Objects that are only visible from near by. */
export const TABLE_DETAILS: readonly ObjectName[] = [
  ...(['glasses', 'cutlery', 'place-cards', 'menus', 'vases', 'bottles', 'bread'] as const),
]
/** Objects that stand on a table in a close-up of it, and somewhere else in other views. */
const ON_TABLE: readonly ObjectName[] = [
  ...(['lanterns', 'floating-candles', 'champagne-tower', 'books', 'pumpkins', 'shells', 'crystals'] as const),
  ...(['citrus', 'oranges', 'figs', 'grapes', 'pomegranates', 'pears', 'berries', 'fruit', 'runner'] as const),
]
/** Details that stand on a small table of their own in views without tables. */
const ON_SIDE_TABLE: readonly ObjectName[] = ['glasses', 'bottles', 'vases']
const WITHOUT_TABLES: readonly Comp[] = ['scene', 'aisle', 'side', 'circle', 'portrait', 'dance-floor']
/** Details that are large enough to be visible on long tables. */
const ON_LONG_TABLE: readonly ObjectName[] = ['glasses', 'vases', 'bottles', 'bread']
const ON_ROUND_TABLE: readonly ObjectName[] = ['vases', 'bottles', 'bread']
const OF_STATIONERY: readonly ObjectName[] = ['envelope', 'wax-seal']
const OF_CAKES: readonly ObjectName[] = ['cake-topper', 'cake-drip', 'cake-layers', 'cake-ruffles', 'gold-leaf']
/** Objects on which the close-up of the rings shows them. */
export const WITH_RINGS: readonly ObjectName[] = ['books', 'guest-book', 'moss', 'shells', 'tree-stump', 'driftwood']
/** Fruit that lies on a cake. */
export const ON_CAKE: readonly ObjectName[] = [
  ...(['figs', 'berries', 'citrus', 'oranges', 'grapes', 'pomegranates', 'pears', 'fruit'] as const),
]

/**
 * Whether a view shows an object of a table, a cake or an invitation. Returns `undefined` if the object also appears
 * elsewhere in this view.
 */
export function isShownOnTable(name: ObjectName, comp: Comp): boolean | undefined {
  if (ON_SIDE_TABLE.includes(name) && WITHOUT_TABLES.includes(comp)) return undefined
  if (TABLE_DETAILS.includes(name)) {
    if (comp === 'long-tables') return ON_LONG_TABLE.includes(name)
    return comp === 'tablescape' || (comp === 'round-tables' && ON_ROUND_TABLE.includes(name))
  }
  if (comp === 'jewellery' && WITH_RINGS.includes(name)) return true
  if (comp === 'bouquet' && name === 'ribbons') return true
  if (comp === 'cake' && name === 'cupcakes') return true
  if (OF_STATIONERY.includes(name)) return comp === 'stationery'
  if (OF_CAKES.includes(name)) return comp === 'cake'
  if (comp === 'cake' && ON_CAKE.includes(name)) return true
  if (comp === 'round-tables')
    return name !== 'lanterns' && name !== 'runner' && ON_TABLE.includes(name) ? true : undefined
  return ON_TABLE.includes(name) && (comp === 'tablescape' || comp === 'long-tables') ? true : undefined
}

/** Returns the close-up that shows an object best. */
export function closeUpOf(name: ObjectName): Comp | undefined {
  if (TABLE_DETAILS.includes(name)) return 'tablescape'
  if (OF_STATIONERY.includes(name)) return 'stationery'
  return OF_CAKES.includes(name) ? 'cake' : undefined
}

/** Whether an object is a detail of a cake, or fruit that can lie on it. */
export function isOfCake(name: string): boolean {
  return [...OF_CAKES, ...ON_CAKE].some((other) => other === name)
}
