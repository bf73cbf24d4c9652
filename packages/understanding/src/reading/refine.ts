import type { QualityName } from '../concepts.ts'
import type { Fact } from '../description.ts'
import { factOfRef } from '../lexicon/meaning.ts'
import type { Ref } from '../vocabulary.ts'
import type { Item } from './reading.ts'

/** Concepts that are another concept with a quality: a round flower arch is a round arch. */
const REFINED: Partial<Record<string, Partial<Record<QualityName, Ref>>>> = {
  'structure:arch': {
    round: 'structure:round',
    square: 'structure:arbor',
    wooden: 'structure:arbor',
    draped: 'structure:draped-arch',
  },
  'object:lanterns': { paper: 'object:paper-lanterns' },
  'object:candles': { floating: 'object:floating-candles' },
  'object:umbrellas': { paper: 'object:parasols' },
  'object:centerpieces': { tall: 'object:tall-centerpieces' },
  'attire:dress': { short: 'attire:short-dress' },
  'table:long': { round: 'table:round', square: 'table:square' },
  structure: {
    round: 'structure:round',
    square: 'structure:arbor',
    wooden: 'structure:arbor',
    draped: 'structure:draped-arch',
  },
  table: { long: 'table:long', round: 'table:round', square: 'table:square', tall: 'table:cocktail' },
  seat: { transparent: 'seat:ghost', velvet: 'seat:velvet', wooden: 'seat:cross' },
}

/** Returns the concept that a quality makes of a concept or of a general noun: "table" and "long" → `table:long`. */
export function refinedRef(concept: string, quality: QualityName): Ref | undefined {
  return REFINED[concept]?.[quality]
}

/**
 * Replaces the concept of an item by the concept that a quality makes of it. Returns false if there is no such concept.
 */
export function refine(item: Item, quality: QualityName): boolean {
  const { generic } = item
  const fact = item.facts.findLast(({ kind }) => generic === undefined || kind === generic)
  const ref = refinedRef(generic ?? (fact ? `${fact.kind}:${fact.name}` : ''), quality)
  if (!ref) return false
  const refined: Fact = factOfRef(ref)
  if (fact) Object.assign(fact, { name: refined.name })
  else item.facts.push(refined)
  return true
}
