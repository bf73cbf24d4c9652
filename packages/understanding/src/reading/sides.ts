import type { Item } from './reading.ts'
import { hasColour } from './targets.ts'

/** Sets the position of the item of a noun phrase in the image. Returns false if the item has no position. */
export function setSide(item: Item, side: NonNullable<Item['side']>): boolean {
  const fact = item.facts.findLast(hasColour)
  if (!fact || fact.kind === 'colour' || fact.kind === 'venue' || fact.kind === 'view') return false
  item.side = side
  fact.side = side.side
  return true
}
