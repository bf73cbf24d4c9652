import type { Fact } from '../description.ts'
import type { Meaning } from '../lexicon/meaning.ts'
import type { Item } from './reading.ts'
import type { Wearing } from './wearing.ts'

export interface Quantity {
  count?: number
  scale?: number
  isSize?: boolean
  isFactor?: boolean
  /** The number that a word such as "hundreds" stands for. */
  many?: number
}

/** Close-ups whose count is the number of tiers or of places at a table. */
const COUNTED_VIEWS: ReadonlySet<string> = new Set(['cake', 'tablescape'])
/** Kinds of facts that a number before them does not count, as in "12 October". */
const UNCOUNTED: ReadonlySet<Fact['kind']> = new Set([
  ...(['time', 'weather', 'season', 'culture', 'style', 'amount'] as const),
])

const SCALED_GENERIC = { flower: true, leaf: true } as const

/** Counts a table, a bench or a swan after an indefinite article: "a long table" is one table. Images otherwise show
 * several. */
export function countSingle({ facts }: Item): void {
  for (const fact of facts) {
    const isCounted = fact.kind === 'table' || fact.kind === 'seat' || (fact.kind === 'object' && fact.name === 'swans')
    if (isCounted) fact.count ??= 1
  }
}

/** Creates the item of a noun phrase from its noun, count and comparative. */
export function makeItem(
  meaning: Meaning,
  span: { start: number; end: number },
  { count, scale, isSize, isFactor, many }: Quantity,
  wearing: Wearing,
): Item {
  const item: Item = { ...span, facts: [], colours: [], unwanted: false }
  if (count !== undefined) item.count = count
  if (scale !== undefined) item.scale = scale
  if (isSize) item.isSize = true
  if (isFactor) item.isFactor = true
  if (meaning.role === 'facts') {
    item.facts = meaning.facts.map((fact) => withDetails(fact, { count, scale, many }, wearing))
    if (meaning.weak) item.weak = true
    if (meaning.undrawn) item.undrawn = true
    if (meaning.implied) item.implied = [...meaning.implied]
  }
  if (meaning.role === 'target') item.target = meaning.of
  if (meaning.role === 'group') item.group = meaning.group
  if (meaning.role === 'event') item.event = meaning.event
  if (meaning.role === 'generic')
    Object.assign(item, { generic: meaning.kind, facts: genericFacts(meaning.kind, item) })
  return item
}

function withDetails(fact: Fact, { count, scale, many }: Quantity, { who, partner, isPlural }: Wearing): Fact {
  const result = { ...fact }
  if (result.kind === 'colour') return result
  const isCounted = result.kind === 'view' ? COUNTED_VIEWS.has(result.name) : !UNCOUNTED.has(result.kind)
  if (count !== undefined && isCounted) result.count = count
  if (scale !== undefined) result.scale = scale
  if (many !== undefined && result.kind === 'object') result.many = many
  if (result.kind === 'attire' && who && who !== 'none' && (who !== 'couple' || isPlural)) result.of = who
  if (result.kind === 'attire' && partner) result.partner = partner
  return result
}

/** Returns the facts of a general noun with its count or comparative: "12 tables", "fewer flowers". */
export function genericFacts(kind: NonNullable<Item['generic']>, { count, scale }: Quantity): Fact[] {
  if (kind in SCALED_GENERIC && scale)
    return kind === 'flower' ? [{ kind: 'amount', name: scale > 1 ? 'lush' : 'sparse' }] : []
  if (count === undefined) return []
  if (kind === 'table') return [{ kind: 'table', name: 'round', count }]
  if (kind === 'seat') return [{ kind: 'seat', name: 'cross', count }]
  if (kind === 'person') return [{ kind: 'person', name: 'guest', count }]
  return []
}
