import type { StructureName } from '../concepts.ts'
import type { Fact } from '../description.ts'

const ALONE: ReadonlySet<Fact['kind']> = new Set([
  'view',
  'venue',
  'time',
  'weather',
  'season',
  'seat',
  'table',
  'amount',
])

/** Ceremony structures and rituals that a scene can contain in addition to its main structure. */
const BESIDE: ReadonlySet<StructureName> = new Set([
  'altar',
  'columns',
  'tea-ceremony',
  'unity-candle',
  'sand-ceremony',
  'broom',
  'handfasting',
  'sacred-fire',
])

/** Kinds of weather that can be combined with other weather. */
const WITH_OTHERS: ReadonlySet<string> = new Set(['wind', 'rainbow'])

/** What the guests do while the couple does something else. */
const BESIDE_COUPLE: ReadonlySet<string> = new Set([
  'cheer',
  'clap',
  'wave',
  'throw',
  'blow-bubbles',
  'mingle',
  'stand',
  'money-spray',
])

/** Whether a scene has at most one fact of this kind, so that a new fact replaces the existing one. */
export function isExclusive({ kind, name }: { kind: Fact['kind']; name: string }): boolean {
  if (kind === 'weather' && WITH_OTHERS.has(name)) return false
  if (kind === 'action') return !BESIDE_COUPLE.has(name)
  return ALONE.has(kind) || (kind === 'structure' && !BESIDE.has(name as StructureName))
}

/** Whether a new fact of a scene replaces an existing fact. */
export function displaces(added: Fact, old: Fact): boolean {
  if (added.kind !== old.kind || added.name === old.name) return false
  if (old.name === 'none' || added.name === 'none') return true
  if (added.kind === 'person') return isSameCouple(added, old)
  return isExclusive(added) && isExclusive(old)
}

/**
 * Whether the new fact is a complete couple, such as two grooms, and the existing fact is one partner, such as a bride.
 */
function isSameCouple(added: Fact, old: Fact): boolean {
  const partners = ['bride', 'groom']
  return added.kind === 'person' && added.count === 2 && partners.includes(added.name) && partners.includes(old.name)
}
