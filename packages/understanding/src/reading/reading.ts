import type { ColourTarget } from '../concepts.ts'
import type { ColourFact, Fact } from '../description.ts'
import type { EventName, GenericKind, Verb } from '../lexicon/meaning.ts'
import type { Shade } from './shades.ts'

/** The content of one noun phrase. */
export interface Item {
  start: number
  end: number
  facts: Fact[]
  colours: ColourFact[]
  unwanted: boolean
  /** A whole kind such as "flowers" instead of a specific concept. */
  generic?: GenericKind
  /** A colour target without a concept, such as "linens". */
  target?: ColourTarget | 'palette'
  event?: EventName
  /** Whether the words are a place name, which a venue overrides. */
  weak?: boolean
  count?: number
  scale?: number
  /** Whether `scale` refers to size instead of number. */
  isSize?: boolean
}

export interface Span {
  start: number
  end: number
}

/** The content of a text or a clause, in order. */
export interface Reading {
  items: Item[]
  /** Phrases without a known meaning. */
  unknown: Span[]
  verbs: { verb: Verb; start: number; end: number }[]
  /** Offsets of words such as "for" in "swap the roses for lilies". */
  into: number[]
  insteadOf: number[]
  pronouns: number[]
  /** A comparative or a count without a noun: "bigger", "5". */
  loose: { scale?: number; isSize?: boolean; count?: number }
}

export function emptyReading(): Reading {
  return { items: [], unknown: [], verbs: [], into: [], insteadOf: [], pronouns: [], loose: {} }
}

export function colourFact({ name, colour }: Shade, of?: ColourTarget): ColourFact {
  return of ? { kind: 'colour', name, colour, of } : { kind: 'colour', name, colour }
}

/** The fact that excludes each kind. */
export const NONE = {
  flower: { kind: 'flower', name: 'none' },
  leaf: { kind: 'leaf', name: 'none' },
  seat: { kind: 'seat', name: 'none' },
  table: { kind: 'table', name: 'none' },
  structure: { kind: 'structure', name: 'none' },
  person: { kind: 'person', name: 'none' },
} as const satisfies Record<GenericKind, Fact>
