import type { ColourName, HairColour, SkinTone } from './colours.ts'
import type { CONCEPTS, ColourTarget, Kind, NameOf, TableName, TimeName, VenueName, ViewName } from './concepts.ts'

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ar', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Comma-separated words with the same meaning: `'string lights, fairy lights, bistro lights'`. The first entry is the
 * label that people read. Entries are lower case, singular or plural. Hyphens, apostrophes and accents are optional in
 * a text (`close-up` = `close up`, `château` = `chateau`). The longest match in a text wins, so `rose garden` needs no
 * rule against `rose`. A word may be in several lists. The context then decides: `lavender` before a noun is a colour,
 * `boat` after "on" or "at" is a venue, `cake` is a view at the beginning of a text and an object elsewhere.
 */
export type Words = string

type ConceptRef =
  | { [K in keyof typeof CONCEPTS]: `${K}:${NameOf<K>}` }[keyof typeof CONCEPTS]
  | `table:${TableName}`
  | `colour:${ColourName}`
/** A short form of a fact: `'venue:villa'`, or with a count, `'person:bride*2'`. */
export type Ref = ConceptRef | `${ConceptRef}*${number}`

/**
 * Words that mean several facts, such as a place name or "two wives". An empty list of facts marks words that are
 * understood but not drawn.
 */
export interface Phrase {
  words: Words
  means: readonly Ref[]
}

/** The words of one language, as plain data. */
export interface Vocabulary {
  language: Language
  /** The words of each concept. `none` needs no words, because negated `generics` produce it. */
  concepts: { [K in keyof typeof CONCEPTS]: Partial<Record<NameOf<K>, Words>> }
  tables: Partial<Record<TableName, Words>>
  colours: Partial<Record<ColourName, Words>>
  /**
   * Names of towns, regions and countries, by the venue that represents them. A venue in the same text takes
   * precedence.
   */
  places: Partial<Record<VenueName, Words>>
  /** Words that modify an adjacent colour: "dark red", "pale sage". */
  colourModifiers: Record<'dark' | 'pale' | 'muted' | 'bright', Words>
  /** Words for items that have a colour but are no concept: "linens", "bridal party", "details". */
  colourTargets: Partial<Record<ColourTarget | 'palette', Words>>
  /** Words for a whole kind: "flowers", "chairs", "tables", "greenery", "people". */
  generics: Partial<Record<'flower' | 'leaf' | 'seat' | 'table' | 'structure' | 'person', Words>>
  skin: Record<SkinTone, Words>
  hair: Record<HairColour, Words>
  /** Words after which a colour is a hair or skin colour: "hair", "skin". */
  body: Record<'hair' | 'skin', Words>
  /** Words for the occasion, which suggest a view if the text names none. `any`: "wedding", "party". */
  events: Record<'ceremony' | 'dinner' | 'reception' | 'dancing' | 'any', Words>
  phrases: readonly Phrase[]
  grammar: Grammar
  messages: Messages
}

export interface Grammar {
  /** Words before an excluded item: "no", "without", "instead of". */
  negations: Words
  /** Words after an excluded item: "free" in "chair-free". */
  trailingNegations: Words
  /** Words that end the scope of a negation: "but", "with", "only". */
  negationEnds: Words
  /** Words that turn a negation into "fewer": "too many" in "not too many flowers". */
  tooMany: Words
  /** Words between a wanted item and the item that it replaces: "instead of". Each word is also a negation. */
  insteadOf: Words
  numbers: Readonly<Record<string, number>>
  /** Comparatives for a smaller number: "fewer", "less", "few". */
  less: Words
  /** Comparatives for a greater number: "more", "lots of". */
  more: Words
  /** Comparatives for a smaller size only: "smaller", "tiny". Words in `less` may refer to size or number. */
  smaller?: Words
  /** Comparatives for a greater size only: "bigger", "taller". */
  bigger?: Words
  /** Conjunctions: "and", "or", "&". */
  and: Words
  /** Conjunctions that extend a negation to a list: "or", "nor", as in "no roses, peonies or balloons". */
  or: Words
  /** Prepositions that join two nouns: "of". */
  of: Words
  /** Prepositions of place: "at", "on", "in". After them, a word that can be a venue or an object is a venue. */
  places: Words
  /**
   * Prepositions such as "under" and "beneath". After them, a word that can be a structure or an object is a structure.
   */
  under: Words
  /** Words between a person and the person's clothes: "in", "wearing". */
  wears: Words
  /** Possessives that name the wearer of clothes. */
  wearer: Record<'bride' | 'groom', Words>
  /** Words before the text of a sign: "that says", "reading". */
  says: Words
  /** Words that make the next noun the subject of a close-up view: "close-up of". */
  closeUps: Words
  /** Words without a meaning of their own, which are never reported as not understood. */
  fillers: Words
  /** Endings of words that are always fillers, such as the endings of adverbs. */
  fillerEndings: readonly string[]
  /** Phrases that contain a known word but cannot be drawn: "chocolate fountain". */
  unknowns?: Words
  /** Common words that are similar to a word of the vocabulary and must not be corrected to it. */
  common: Words
  /** Verbs of edits, by the kind of change. */
  verbs: Record<'add' | 'remove' | 'replace' | 'change' | 'move' | 'undo' | 'zoomIn' | 'zoomOut', Words>
  /** Words between the old and the new item of a replacement: "for", "with", "into". */
  into: Words
  /** A preposition of `into` without a space after it, such as the Arabic ب. Only edits contain it. */
  joinedInto?: string
  /** Pronouns: "it", "them", "everything". */
  pronouns: Words
  /** Endings of inflected words with their replacements. All matching endings are tried: `['ies', 'y']`. */
  endings: readonly (readonly [ending: string, replacement: string])[]
  /** Prefixes without a space after them, such as the Arabic article. */
  prefixes?: readonly string[]
  /** A conjunction without a space after it, such as the Arabic و. */
  joinedAnd?: string
}

/** Templates for the texts that users read. Placeholders such as `{thing}` are replaced by labels. */
export interface Messages {
  /** The template "Added {thing}". `{thing}` includes the count: "3 paper lanterns". */
  added: string
  removed: string
  /** The template "Replaced {old} with {thing}". */
  replaced: string
  /** The template "{kind}: {thing}", for kinds that a scene has only once. */
  set: string
  bigger: string
  smaller: string
  more: string
  fewer: string
  /** The template "{thing}: {colour}". */
  recoloured: string
  /** The template "{thing}: “{text}”". */
  written: string
  /** The template "{count} tiers", for cakes. */
  tiers: string
  kinds: Record<Kind, string>
  /** Labels of the items that a colour can apply to. */
  targets: Record<ColourTarget, string>
  /** Templates of suggested edits. `understandEdit` must understand each result in this language. */
  suggest: Record<'add' | 'remove' | 'time' | 'venue' | 'view' | 'colour' | 'flowers', string>
  /** Titles by view, with `{venue}`: "{venue} ceremony". `any` applies to views without their own title. */
  titles: Partial<Record<ViewName, string>> & { any: string; noVenue: string }
  /** The template "{title} with {thing}". */
  titleWith: string
  /** Labels of the times of day: "at dusk", "by candlelight". */
  times: Record<TimeName, string>
  /**
   * The indefinite articles before a consonant and before a vowel. Only for languages whose articles do not depend on
   * gender.
   */
  articles?: readonly [string, string]
}
