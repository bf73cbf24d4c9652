import type { ColourFact, Fact, SceneDescription } from './description.ts'
import { factOf } from './description.ts'
import { changesBetween } from './editing/changes.ts'
import { splitClauses } from './editing/clauses.ts'
import { isPlacedByCouple } from './editing/couple-place.ts'
import { Draft } from './editing/draft.ts'
import { suggestEdits } from './editing/suggest.ts'
import { zoomedView } from './editing/zoom.ts'
import type { GenericKind } from './lexicon/meaning.ts'
import { viewOfEvent } from './reading/finish.ts'
import { findLeftovers } from './reading/leftovers.ts'
import { genericFacts } from './reading/make-item.ts'
import { markPlurals } from './reading/plurals.ts'
import { joinPostposed } from './reading/postposed.ts'
import { read } from './reading/read.ts'
import type { Item, Reading, Span } from './reading/reading.ts'
import { resolveAll } from './reading/resolve.ts'
import { type Segment, segment } from './reading/segment.ts'
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
 * Writes `changes` with the vocabulary `writeIn`, which defaults to the language of the edit.
 */
export function understandEdit(
  text: string,
  description: SceneDescription,
  vocabularies: readonly Vocabulary[],
  writeIn?: Vocabulary,
): EditUnderstanding {
  const lexicon = bestLexicon(text, vocabularies)
  const { vocabulary } = lexicon
  const segments = joinPostposed(
    segment(text, lexicon, { edit: true, latin: latinLexicon(lexicon, vocabularies) }),
    text,
    lexicon,
  )
  const clauses = splitClauses(resolveAll(segments, true))
  const readings = clauses.map((clause) => read(text, clause, vocabulary, true))
  for (const { items } of readings) markPlurals(items, text, lexicon)
  const draft = new Draft(description, vocabulary)
  for (const reading of readings) applyReading(reading, draft, description)
  if (isPlacedByCouple(segments, text, lexicon)) draft.showCouple()
  const { facts, without, implied } = draft
  const edited: SceneDescription = { facts, without, ...(implied.length && { implied }) }
  const undo = readings.some(({ verbs }) => verbs.some(({ verb }) => verb === 'undo'))
  const bySize = readings.some(({ items, loose }) => loose.isSize || items.some(({ isSize }) => isSize))
  const changes = undo ? [] : changesBetween(description, edited, writeIn ?? vocabulary, bySize)
  const understood = readings.flatMap(({ items }) =>
    understoodOf(
      items.filter((item) => !draft.ignored.includes(item)).map((item) => withoutIgnoredSide(item, description)),
      text,
      vocabulary,
    ),
  )
  const ignored = [
    ...readings.flatMap((reading, at) => ignoredIn(reading, clauses[at] ?? [], description)),
    ...draft.ignored,
  ]
  // An edit without any known word is reported as a whole.
  if (!changes.length && !undo && !understood.length && !ignored.length) ignored.push(trimmed(text))
  return {
    description: changes.length ? edited : description,
    changes,
    understood,
    notDrawn: phrasesOf(ignored, text),
    suggestions: changes.length || undo ? [] : suggestEdits(description, vocabulary),
    language: vocabulary.language,
    ...(undo ? { undo } : {}),
  }
}

function applyReading(reading: Reading, draft: Draft, before: SceneDescription): void {
  const { verbs } = reading
  if (reading.isOther) return
  const items = reading.items.flatMap((item) => draft.spread(withoutIgnoredSide(toThing(item, draft), before)))
  removeBefore({ ...reading, items })
  const zoom = verbs.find(({ verb }) => verb === 'zoomIn' || verb === 'zoomOut')?.verb as
    | 'zoomIn'
    | 'zoomOut'
    | undefined
  if (zoom) {
    const name = zoomedView(zoom, factOf(draft, 'view')?.name, items)
    if (name) draft.add(itemOf({ kind: 'view', name }), false)
    return
  }
  const { removed, added } = splitReplacement(withNewCount(withGenericCount({ ...reading, items })), draft)
  for (const item of added) if (isReduced(item)) item.unwanted = false
  const unwanted = added.filter((item) => item.unwanted || isLessOfColour(item))
  for (const item of [...removed, ...unwanted]) draft.remove(draft.specify(item))
  const appends = verbs.some(({ verb }) => verb === 'add') && !verbs.some(({ verb }) => verb === 'change')
  if (!appends && removed.length === 0 && isOfFlowers(added, draft))
    draft.keepFlowers(added.flatMap(({ facts }) => facts))
  for (const item of added) {
    if (isWhereabouts(item, added) || isPlaceOfExclusion(item, items, draft) || isResized(item, reading)) continue
    if (!unwanted.includes(item)) addItem(item, draft, appends || (item.scale ?? 0) > 1, added.length === 1)
  }
  applyLoose(reading, draft)
}

/** Returns the span of a text without white space and punctuation at its ends. */
function trimmed(text: string): Span {
  const start = text.search(/[\p{L}\p{N}]/u)
  return { start: Math.max(0, start), end: text.replace(/[^\p{L}\p{N}]+$/u, '').length }
}

/** Returns the phrases of a clause that change nothing: words without facts, and moves that images do not show. */
function ignoredIn(reading: Reading, clause: readonly Segment[], before: SceneDescription): Span[] {
  const moves = reading.items.flatMap((item) =>
    item.side && (item.unwanted || !isMoved(item, before)) ? item.side : [],
  )
  return [...findLeftovers(clause, reading), ...moves]
}

/** The kinds of facts that have a place in front of the couple or behind it. */
const IN_DEPTH: readonly Fact['kind'][] = ['object', 'structure', 'person', 'action']

/**
 * Whether an edit can give a position to the item of a noun phrase. Objects can be on the left and on the right of the
 * couple. In front of it and behind it, only new things find a place in every view.
 */
function isMoved({ side, facts }: Item, before: SceneDescription): boolean {
  const fact = facts.at(-1)
  if (!side || !fact) return false
  if (side.side === 'left' || side.side === 'right') return fact.kind === 'object'
  const isNew = !before.facts.some(({ kind, name }) => kind === fact.kind && name === fact.name)
  return isNew && IN_DEPTH.includes(fact.kind)
}

/** Returns the thing of which a noun phrase names the close-up: an edit adds a cake to the scene without zooming in. */
function toThing(item: Item, draft: Draft): Item {
  const isCake = (fact: Fact) => fact.kind === 'view' && fact.name === 'cake'
  if (!item.facts.some(isCake) || factOf(draft, 'view')?.name === 'cake') return item
  const facts = item.facts.map((fact): Fact => (isCake(fact) ? { kind: 'object', name: 'cake-table' } : fact))
  return { ...item, facts }
}

/** Removes a position that images do not show. */
function withoutIgnoredSide(item: Item, before: SceneDescription): Item {
  if (!item.side || isMoved(item, before)) return item
  const facts = item.facts.map((fact): Fact => (fact.kind === 'colour' ? fact : { ...fact, side: undefined }))
  return { ...item, facts }
}

/** Whether an edit removes only a part of the items: "remove half of the tables", "remove a few lanterns". */
function isReduced({ unwanted, scale, isSize, facts, generic }: Item): boolean {
  return unwanted && scale !== undefined && scale < 1 && !isSize && (facts.length > 0 || generic !== undefined)
}

/** Excludes the items before a final verb of removal: "take the lanterns away". */
function removeBefore({ verbs, items }: Reading): void {
  const last = verbs.at(-1)
  if (last?.verb !== 'remove' || items.some(({ start }) => start > last.start)) return
  const first = verbs.at(-2)?.end ?? 0
  for (const item of items) if (item.start >= first) item.unwanted = true
}

/** Keeps some of the items that an edit reduces: "remove some of the tables, four is enough". */
function withGenericCount(reading: Reading): Reading {
  const { items, loose } = reading
  const [item] = items
  if (loose.count === undefined || items.length !== 1 || !item?.unwanted || item.count !== undefined) return reading
  const facts = item.generic ? genericFacts(item.generic, loose) : countOf(item, loose.count).facts
  return { ...reading, items: [{ ...item, count: loose.count, facts, unwanted: false }] }
}

/** Whether a comparative after an item resizes it, as in "the arch should be bigger". `applyLoose` applies the size. */
function isResized(item: Item, { items, loose }: Reading): boolean {
  return loose.scale !== undefined && item === items.at(-1) && item.facts.length > 0 && item.scale === undefined
}

function addItem(item: Item, draft: Draft, appends: boolean, alone: boolean): void {
  const view = alone && item.event && !item.facts.length && !item.colours.length ? viewOfEvent(item.event) : undefined
  if (view) draft.add(itemOf({ kind: 'view', name: view }), false)
  else if (item.scale !== undefined) draft.add(draft.specify(withScale(item, draft)), appends)
  else if (appends) draft.add(withDefault(item), appends)
  else draft.add(draft.specify(item), appends)
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

/** Applies a comparative to the items of a general kind that the scene has: "half the tables", "more chairs". */
function withScale(item: Item, draft: Draft): Item {
  const { generic, scale } = item
  if (!generic || item.facts.length) return item
  const { kind } = DEFAULTS[generic]
  if (!draft.facts.some((fact) => fact.kind === kind && fact.name !== 'none')) return withDefault(item)
  return { ...item, facts: [{ ...DEFAULTS[generic], scale } as Fact] }
}

/**
 * Whether a phrase that can be a view only states a location: "add lanterns along the aisle" does not change the view.
 */
function isWhereabouts({ facts }: Item, all: readonly Item[]): boolean {
  const [fact] = facts
  return all.length > 1 && facts.length === 1 && fact?.kind === 'view' && fact.name === 'aisle'
}

/**
 * Whether the items only say which flowers the scene has: "white roses" and "make the flowers white roses" replace the
 * flowers that it has, while "make the roses pink" only changes one of them.
 */
function isOfFlowers(items: readonly Item[], draft: Draft): boolean {
  const facts = items.flatMap((item) => item.facts)
  const isPlain = items.every(({ unwanted, scale, generic, facts: own }) => {
    const isOther = own.some(({ kind }) => kind !== 'flower' && kind !== 'leaf') || (generic && generic !== 'flower')
    return !unwanted && scale === undefined && !isOther
  })
  return isPlain && facts.some((fact) => fact.kind === 'flower' && !draft.shows(fact))
}

/** The length of words such as " on the " between an excluded thing and the thing that it is on. */
const MOST_BETWEEN = 9

/** Whether an item is only where an excluded thing is: the arch in "no flowers on the arch" stays as it is. */
function isPlaceOfExclusion({ start, facts }: Item, items: readonly Item[], draft: Draft): boolean {
  const isAfter = items.some((item) => item.unwanted && start > item.end && start - item.end <= MOST_BETWEEN)
  return isAfter && facts.length > 0 && facts.every((fact) => draft.shows(fact))
}

function isLessOfColour({ facts, generic, target, colours, scale }: Item): boolean {
  return !facts.length && !generic && !target && colours.length > 0 && (scale ?? 1) < 1
}

/**
 * Splits a replacement into the old and the new items. The old item comes first in "swap the roses for lilies" and
 * "change the roses to lilies".
 */
function splitReplacement(
  { items, verbs, into }: Reading,
  draft: Pick<Draft, 'facts'>,
): { removed: Item[]; added: Item[] } {
  const turned = verbs.some(({ verb }) => verb === 'change') && !into.length && turnedInto(items, draft)
  if (turned) return turned
  const replaces = verbs.some(({ verb }) => verb === 'replace' || verb === 'change' || verb === 'remove')
  const middle = into.find((at) => items.some(({ end }) => end <= at) && items.some(({ start }) => start >= at))
  if (!replaces || middle === undefined) return { removed: [], added: items }
  const old = items.filter(({ end }) => end <= middle)
  const added = items.filter(({ start }) => start >= middle)
  const isExchange =
    verbs.some(({ verb }) => verb !== 'change') || old.some((item) => added.some((other) => isLike(item, other)))
  if (!isExchange) return { removed: [], added: items }
  const isColour = added.every(({ facts, colours }) => !facts.length && colours.length)
  if (isColour) return { removed: [], added: recoloured(old, added) }
  for (const item of added) item.unwanted = false
  return { removed: old, added }
}

/** Returns the old and the new thing of an edit such as "make the dog a cat". */
function turnedInto(
  items: readonly Item[],
  { facts }: Pick<Draft, 'facts'>,
): { removed: Item[]; added: Item[] } | undefined {
  const [old, other, ...rest] = items
  const [before, after] = [old?.facts[0], other?.facts[0]]
  if (!old || !other || !before || !after || rest.length || old.unwanted || other.unwanted) return undefined
  const isExchange = before.kind === after.kind && before.name !== after.name && TURNED.includes(before.kind)
  const has = ({ kind, name }: Fact) => facts.some((fact) => fact.kind === kind && fact.name === name)
  return isExchange && has(before) && !has(after) ? { removed: [old], added: [other] } : undefined
}

const TURNED: readonly Fact['kind'][] = ['object', 'flower', 'leaf']

/** Whether two items can replace each other. A change to an item of another kind adds the item: "winter with snow". */
function isLike(a: Item, b: Item): boolean {
  if (!b.facts.length) return true
  return a.facts.some(({ kind }) => b.facts.some((fact) => fact.kind === kind))
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
function applyLoose(reading: Reading, draft: Draft): void {
  const { loose, items } = reading
  if (loose.count !== undefined && !items.length && loose.scale === undefined) setCount(reading, loose.count, draft)
  if (loose.scale === undefined) return
  const named = items.at(-1)?.facts.at(-1)
  const fact = named ?? factOf(draft, 'structure') ?? draft.facts.findLast(({ kind }) => kind === 'object')
  if (!fact || fact.kind === 'colour' || fact.name === 'none') return
  const scaled = { ...itemOf({ ...fact, scale: loose.scale }), scale: loose.scale }
  draft.add(draft.specify({ ...scaled, isSize: loose.isSize ?? false }), false)
}

/** Applies a count without a noun: "we are 35 now" counts the guests, "only 4" counts the last counted item. */
function setCount({ isAboutUs, verbs }: Reading, count: number, draft: Draft): void {
  if (isAboutUs) {
    if (verbs.every(({ verb }) => verb !== 'add')) draft.add(itemOf({ kind: 'person', name: 'guest', count }), false)
    return
  }
  const counted = draft.facts.findLast((fact) => fact.kind !== 'colour' && fact.count !== undefined)
  if (counted && counted.kind !== 'colour') counted.count = count
}

function itemOf(fact: SceneDescription['facts'][number]): Item {
  return { start: 0, end: 0, facts: [fact], colours: [], unwanted: false }
}
