import type { ViewName } from '../concepts.ts'
import type { Fact } from '../description.ts'
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

/** The close-up view of each concept, for edits such as "zoom in on the cake". */
const CLOSE_UPS: Partial<Record<Fact['kind'], ViewName>> = {
  flower: 'bouquet',
  table: 'tablescape',
  attire: 'attire',
  person: 'portrait',
}
const OBJECT_CLOSE_UPS: Partial<Record<string, ViewName>> = {
  'cake-table': 'cake',
  napkins: 'tablescape',
  plates: 'tablescape',
  centerpieces: 'tablescape',
  'tall-centerpieces': 'tablescape',
}

/** Returns the view after a zoom: the next closer or farther view, or the close-up of the item that the edit names. */
export function zoomedView(
  verb: 'zoomIn' | 'zoomOut',
  current: ViewName | undefined,
  items: readonly Item[],
): ViewName | undefined {
  for (const { facts, generic } of verb === 'zoomIn' ? items : []) {
    for (const { kind, name } of facts) {
      if (kind === 'view') return name
      const view = kind === 'object' ? OBJECT_CLOSE_UPS[name] : CLOSE_UPS[kind]
      if (view) return view
    }
    if (generic === 'table') return 'tablescape'
    if (generic === 'flower') return 'bouquet'
  }
  return (verb === 'zoomIn' ? CLOSER : FARTHER)[current ?? 'aisle']
}
