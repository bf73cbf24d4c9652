import type { ViewName } from '../concepts.ts'
import type { Fact } from '../description.ts'
import type { Item, Reading } from './reading.ts'

/** The close-up view of each concept, as in "close-up of the cake". */
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
  tablecloth: 'tablescape',
  cutlery: 'tablescape',
  glasses: 'tablescape',
  'place-cards': 'tablescape',
  menus: 'tablescape',
}
const PAUSE = /[.,;:!?،؛，。；：]/

/** Returns the close-up view of an item, or `undefined` if no view shows only this item. */
export function closeUpOf({ facts, generic }: Item): ViewName | undefined {
  for (const { kind, name } of facts) {
    if (kind === 'view') return name
    const view = kind === 'object' ? OBJECT_CLOSE_UPS[name] : CLOSE_UPS[kind]
    if (view) return view
  }
  if (generic === 'table') return 'tablescape'
  return generic === 'flower' ? 'bouquet' : undefined
}

/**
 * Adds the view of a close-up to the item that it shows: the item after "close-up of", or the item before, as in "our
 * table from close up".
 */
export function addCloseUps({ items, closeUps }: Reading, text: string): void {
  const wanted = items.filter(({ unwanted }) => !unwanted)
  if (wanted.some(({ facts }) => facts.some(({ kind }) => kind === 'view'))) return
  const isNear = (from: number, to: number) => !PAUSE.test(text.slice(from, to))
  for (const { start, end } of closeUps) {
    const after = wanted.find((item) => item.start >= end && isNear(end, item.start))
    const before = wanted.findLast((item) => item.end <= start && isNear(item.end, start))
    const item = after ?? before
    const name = item && closeUpOf(item)
    if (name) item.facts.unshift({ kind: 'view', name })
  }
}
