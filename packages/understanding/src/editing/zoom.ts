import type { ViewName } from '../concepts.ts'
import { closeUpOf } from '../reading/close-ups.ts'
import type { Item } from '../reading/reading.ts'

const CLOSER: Partial<Record<ViewName, ViewName>> = {
  empty: 'aisle',
  above: 'aisle',
  aisle: 'portrait',
  side: 'portrait',
  circle: 'portrait',
  'dance-floor': 'portrait',
  'long-tables': 'tablescape',
  'round-tables': 'tablescape',
  portrait: 'attire',
}

const FARTHER: Partial<Record<ViewName, ViewName>> = {
  attire: 'portrait',
  bouquet: 'portrait',
  portrait: 'aisle',
  cake: 'round-tables',
  tablescape: 'long-tables',
  invitation: 'tablescape',
  aisle: 'above',
  side: 'above',
  circle: 'above',
  'long-tables': 'above',
  'round-tables': 'above',
  'dance-floor': 'above',
}

/** Returns the view after a zoom: the next closer or farther view, or the close-up of the item that the edit names. */
export function zoomedView(
  verb: 'zoomIn' | 'zoomOut',
  current: ViewName | undefined,
  items: readonly Item[],
): ViewName | undefined {
  for (const item of verb === 'zoomIn' ? items : []) {
    const view = closeUpOf(item)
    if (view) return view
  }
  return (verb === 'zoomIn' ? CLOSER : FARTHER)[current ?? 'aisle']
}
