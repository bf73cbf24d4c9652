import type { ColourFact, Fact, SceneDescription } from './description.ts'
import { factOf } from './description.ts'
import { changesBetween } from './editing/changes.ts'
import { splitClauses } from './editing/clauses.ts'
import { Draft } from './editing/draft.ts'
import { suggestEdits } from './editing/suggest.ts'
import { zoomedView } from './editing/zoom.ts'
import type { GenericKind } from './lexicon/meaning.ts'
import { viewOfEvent } from './reading/finish.ts'
import { joinPostposed } from './reading/postposed.ts'
import { read } from './reading/read.ts'
import type { Item, Reading } from './reading/reading.ts'
import { resolveAll } from './reading/resolve.ts'
import { segment } from './reading/segment.ts'
import { bestLexicon, latinLexicon, phrasesOf, type Understood, understoodOf } from './understand.ts'
import type { Language, Vocabulary } from './vocabulary.ts'

export interface EditUnderstanding {
  /** The scene description after the edit. Equals the input if the edit changes nothing. */
  description: SceneDescription
  /** The changes as short sentences. Empty if the edit changes nothing. */
  changes: string[]
  understood: Understood[]
  /** Phrases of the edit that the illustrator cannot draw. */
  notDrawn: string[]
  /** Three edits that would change the scene. Empty unless the edit changes nothing. */
  suggestions: string[]
  language: Language
  /** Whether the edit asks to undo the previous edit. The caller stores the earlier scene descriptions. */
  undo?: true
}

/**
 * Applies an edit in natural language to a scene description. Returns a new description and does not mutate the input.
 */
export function understandEdit(
  text: string,
  description: SceneDescription,
  vocabularies: readonly Vocabulary[],
): EditUnderstanding {
  const lexicon = bestLexicon(text, vocabularies)
  const { vocabulary } = lexicon
  const segments = joinPostposed(
    segment(text, lexicon, { edit: true, latin: latinLexicon(lexicon, vocabularies) }),
    text,
    lexicon,
  )
  const clauses = splitClauses(resolveAll(segments, true))
  const readings = clauses.map((clause) => read(text, clause, vocabulary))
  const draft = new Draft(description, vocabulary)
  for (const reading of readings) applyReading(reading, draft)
  const { facts, without, implied } = draft
  const edited: SceneDescription = { facts, without, ...(implied.length && { implied }) }
  const undo = readings.some(({ verbs }) => verbs.some(({ verb }) => verb === 'undo'))
  const bySize = readings.some(({ items, loose }) => loose.isSize || items.some(({ isSize }) => isSize))
  const changes = undo ? [] : changesBetween(description, edited, vocabulary, bySize)
  return {
    description: changes.length ? edited : description,
    changes,
    understood: readings.flatMap(({ items }) => understoodOf(items, text, vocabulary)),
    notDrawn: phrasesOf(
      readings.flatMap(({ unknown }) => unknown),
      text,
    ),
    suggestions: changes.length || undo ? [] : suggestEdits(description, vocabulary),
    language: vocabulary.language,
    ...(undo ? { undo } : {}),
  }
}

function applyReading(reading: Reading, draft: Draft): void {
  const { verbs, items } = reading
  const zoom = verbs.find(({ verb }) => verb === 'zoomIn' || verb === 'zoomOut')?.verb as
    | 'zoomIn'
    | 'zoomOut'
    | undefined
  if (zoom) {
    const name = zoomedView(zoom, factOf(draft, 'view')?.name, items)
    if (name) draft.add(itemOf({ kind: 'view', name }), false)
    return
  }
  const { removed, added } = splitReplacement(withNewCount(reading))
  const unwanted = added.filter((item) => item.unwanted || isLessOfColour(item))
  for (const item of [...removed, ...unwanted]) draft.remove(draft.specify(item))
  const appends = verbs.some(({ verb }) => verb === 'add')
  for (const item of added) {
    if (isWhereabouts(item, added)) continue
    if (!unwanted.includes(item)) addItem(item, draft, appends || (item.scale ?? 0) > 1, added.length === 1)
  }
  applyLoose(reading, draft)
}

function addItem(item: Item, draft: Draft, appends: boolean, alone: boolean): void {
  const view = alone && item.event && !item.facts.length && !item.colours.length ? viewOfEvent(item.event) : undefined
  if (view) draft.add(itemOf({ kind: 'view', name: view }), false)
  else if (appends) draft.add(withDefault(item), appends)
  else draft.add(item.count === undefined ? item : draft.specify(item), appends)
}

/** Applies a new count to an item, for edits such as "replace 12 lanterns with 6" or "6 instead of 12 lanterns". */
function withNewCount(reading: Reading): Reading {
  const { items, loose, into, insteadOf } = reading
  const [item] = items
  if (loose.count === undefined || items.length !== 1 || item?.count === undefined) return reading
  if (!into.length && !insteadOf.length) return reading
  return { ...reading, items: [{ ...item, ...countOf(item, loose.count), unwanted: false }] }
}

function countOf({ facts }: Item, count: number): Pick<Item, 'count' | 'facts'> {
  return { count, facts: facts.map((fact) => (fact.kind === 'colour' ? fact : { ...fact, count })) }
}

/** The facts that unspecific edits such as "add a table" and "add chairs" add to the scene. */
const DEFAULTS: Record<GenericKind, Fact> = {
  flower: { kind: 'amount', name: 'lush' },
  leaf: { kind: 'leaf', name: 'ruscus' },
  seat: { kind: 'seat', name: 'cross' },
  table: { kind: 'table', name: 'round' },
  structure: { kind: 'structure', name: 'arch' },
  person: { kind: 'person', name: 'guest' },
}

function withDefault(item: Item): Item {
  if (!item.generic || item.facts.length || item.colours.length) return item
  return { ...item, facts: [DEFAULTS[item.generic]] }
}

/**
 * Whether a phrase that can be a view only states a location: "add lanterns along the aisle" does not change the view.
 */
function isWhereabouts({ facts }: Item, all: readonly Item[]): boolean {
  const [fact] = facts
  return all.length > 1 && facts.length === 1 && fact?.kind === 'view' && fact.name === 'aisle'
}

function isLessOfColour({ facts, generic, target, colours, scale }: Item): boolean {
  return !facts.length && !generic && !target && colours.length > 0 && (scale ?? 1) < 1
}

/**
 * Splits a replacement into the old and the new items. The old item comes first in "swap the roses for lilies" and
 * "change the roses to lilies".
 */
function splitReplacement({ items, verbs, into }: Reading): { removed: Item[]; added: Item[] } {
  const replaces = verbs.some(({ verb }) => verb === 'replace' || verb === 'change' || verb === 'remove')
  const middle = into.find((at) => items.some(({ end }) => end <= at) && items.some(({ start }) => start >= at))
  if (!replaces || middle === undefined) return { removed: [], added: items }
  const old = items.filter(({ end }) => end <= middle)
  const added = items.filter(({ start }) => start >= middle)
  const isColour = added.every(({ facts, colours }) => !facts.length && colours.length)
  if (isColour) return { removed: [], added: recoloured(old, added) }
  for (const item of added) item.unwanted = false
  return { removed: old, added }
}

/**
 * Applies a colour change. "Change the pink to burgundy" replaces a colour, and "change the napkins to burgundy" sets
 * the colour of an item.
 */
function recoloured(old: readonly Item[], added: readonly Item[]): Item[] {
  const colours = added.flatMap((item) => item.colours)
  const things = old.filter(({ facts, generic, target }) => facts.length || generic || target)
  if (things.length) return things
  const swapped = old.map((item): Item => ({ ...item, unwanted: true }))
  return [...swapped, { ...(added[0] as Item), unwanted: false, scale: 2, colours: colours as ColourFact[] }]
}

/**
 * Applies a size or a count without a noun, such as "make it bigger" or "make it 6 tiers", to the structure or the last
 * object.
 */
function applyLoose({ loose, items, insteadOf }: Reading, draft: Draft): void {
  if (loose.count !== undefined && insteadOf.length && !items.length) {
    const counted = draft.facts.findLast((fact) => fact.kind !== 'colour' && fact.count !== undefined)
    if (counted && counted.kind !== 'colour') counted.count = loose.count
  }
  if (loose.scale === undefined) return
  const named = items.at(-1)?.facts.at(-1)
  const fact = named ?? factOf(draft, 'structure') ?? draft.facts.findLast(({ kind }) => kind === 'object')
  if (!fact || fact.kind === 'colour' || fact.name === 'none') return
  const scaled = itemOf({ ...fact, scale: loose.scale })
  draft.add({ ...scaled, scale: loose.scale, isSize: loose.isSize ?? false }, false)
}

function itemOf(fact: SceneDescription['facts'][number]): Item {
  return { start: 0, end: 0, facts: [fact], colours: [], unwanted: false }
}
