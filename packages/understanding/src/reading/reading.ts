import type { ColourTarget, ObjectGroup, QualityName, Side } from '../concepts.ts'
import type { ColourFact, Fact } from '../description.ts'
import type { EventName, GenericKind, Verb } from '../lexicon/meaning.ts'
import type { Shade } from './shades.ts'

/** The parsed content of one noun phrase. */
export interface Item {
  start: number
  end: number
  facts: Fact[]
  /** Facts that the phrase suggests without naming them. */
  implied?: Fact[]
  colours: ColourFact[]
  /** The phrases that describe the item, such as "striped" in "a striped tent". */
  qualities?: QualitySpan[]
  unwanted: boolean
  /** Whether the phrase names a view that the scene does not have, because it has another view. */
  isHidden?: boolean
  /** The kind that the noun phrase names as a whole, such as "flowers", instead of a specific concept. */
  generic?: GenericKind
  /** The colour target that the noun phrase names, such as "linens". */
  target?: ColourTarget | 'palette'
  event?: EventName
  /** Whether the noun phrase is a place name. A venue in the same prompt takes precedence. */
  weak?: boolean
  /** Whether the noun phrase names a region, such as Sonoma, in a prompt that names a venue. No image shows a region. */
  isRegion?: boolean
  /** The words for the colour of an object, which its image may not show. */
  colourSpan?: Span
  /** The phrase for the position of the item in the image. */
  side?: Span & { side: Side }
  /** The objects that a word such as "animals" names together. */
  group?: ObjectGroup
  /** Whether an indefinite article precedes the noun, as in "a lantern". */
  isSingle?: boolean
  /** Whether the noun phrase is a place that is not drawn. Its facts name a similar venue. */
  undrawn?: boolean
  count?: number
  scale?: number
  /** Whether `scale` refers to the size of the items instead of their number. */
  isSize?: boolean
  /** Whether `scale` multiplies the number of items. */
  isFactor?: boolean
}

export interface Span {
  start: number
  end: number
}

/** A phrase of a prompt that names a quality of an item, such as "with long sleeves". */
export interface QualitySpan extends Span {
  name: QualityName
}

/** The parsed content of a prompt, or of one clause of an edit, in order. */
export interface Reading {
  items: Item[]
  /** Phrases of the prompt that the vocabulary does not contain. */
  unknown: Span[]
  /** Phrases that the parser uses without a noun phrase, such as hair colours, or that the prompt excludes. */
  settled: Span[]
  verbs: { verb: Verb; start: number; end: number }[]
  /** Offsets of words that introduce a replacement, such as "for" in "swap the roses for lilies". */
  into: number[]
  insteadOf: number[]
  pronouns: number[]
  /** The phrases that request a close-up, such as "close-up of". */
  closeUps: Span[]
  /** Whether the clause is about the couple and its guests: "we are 35". */
  isAboutUs: boolean
  /** Whether the clause requests something else than a change of the image. */
  isOther: boolean
  /** A comparative or a count without a noun, such as "bigger" or "5". */
  loose: { scale?: number; isSize?: boolean; count?: number }
}

export function emptyReading(): Reading {
  return {
    items: [],
    unknown: [],
    settled: [],
    verbs: [],
    into: [],
    insteadOf: [],
    pronouns: [],
    closeUps: [],
    isAboutUs: false,
    isOther: false,
    loose: {},
  }
}

export function colourFact(shade: Shade, of?: ColourTarget): ColourFact {
  return { kind: 'colour', ...shade, ...(of && { of }) }
}

/** The fact that states that a scene has nothing of a kind, such as no flowers. */
export const NONE = {
  flower: { kind: 'flower', name: 'none' },
  leaf: { kind: 'leaf', name: 'none' },
  seat: { kind: 'seat', name: 'none' },
  table: { kind: 'table', name: 'none' },
  structure: { kind: 'structure', name: 'none' },
  person: { kind: 'person', name: 'none' },
} as const satisfies Record<GenericKind, Fact>
