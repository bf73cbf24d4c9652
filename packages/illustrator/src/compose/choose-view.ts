import {
  type AttireName,
  type Fact,
  factOf,
  factsOf,
  type ObjectName,
  type PersonName,
  type SceneDescription,
  type ViewName,
} from '@vowkit/understanding'
import type { Style } from '../prompt/styles.ts'
import type { SceneSpec } from '../spec.ts'

const COMP_OF_VIEW: Readonly<Record<ViewName, SceneSpec['comp']>> = {
  aisle: 'aisle',
  side: 'side',
  circle: 'circle',
  above: 'above',
  'long-tables': 'long-tables',
  'round-tables': 'round-tables',
  'dance-floor': 'dance-floor',
  portrait: 'portrait',
  tablescape: 'tablescape',
  bouquet: 'bouquet',
  cake: 'cake',
  attire: 'attire',
  invitation: 'stationery',
  empty: 'empty',
}
const DANCE_OBJECTS: readonly ObjectName[] = ['disco-ball', 'dj-desk', 'dance-floor']
const CEREMONY_KINDS: readonly Fact['kind'][] = ['structure', 'seat', 'culture']
const CROWD: readonly PersonName[] = ['guest', 'officiant']
/** Clothes that the still life shows on a hanger. Other clothes are shown on the couple. */
const ON_A_HANGER: readonly AttireName[] = ['dress', 'ballgown', 'veil']
const TABLE_VIEWS = {
  round: 'round-tables',
  cocktail: 'round-tables',
  square: 'round-tables',
  long: 'long-tables',
  sweetheart: 'tablescape',
} as const

/**
 * Returns the view that the description names. Otherwise returns the view that shows the most facts of the description.
 */
export function chooseView(description: SceneDescription, style: Partial<Style>): SceneSpec['comp'] {
  const view = factOf(description, 'view')?.name
  if (view === 'attire' && factsOf(description, 'attire').some(({ name }) => !ON_A_HANGER.includes(name)))
    return 'portrait'
  if (view) return COMP_OF_VIEW[view]
  const table = factOf(description, 'table')?.name
  if (table && table !== 'none') return TABLE_VIEWS[table]
  const isCeremony = description.facts.some(({ kind, name }) => CEREMONY_KINDS.includes(kind) && name !== 'none')
  if (isCeremony) return 'aisle'
  if (factsOf(description, 'object').some(({ name }) => DANCE_OBJECTS.includes(name))) return 'dance-floor'
  const hasCrowd = factsOf(description, 'person').some(({ name }) => CROWD.includes(name))
  if (hasCrowd) return 'aisle'
  const hasCouple = factsOf(description, 'person').some(({ name }) => ['couple', 'bride', 'groom'].includes(name))
  if (hasCouple || factOf(description, 'attire')) return 'portrait'
  return style.comp ?? 'aisle'
}
