import type { ColourName, HairColour, SkinTone } from './colours.ts'
import type { CONCEPTS, ColourTarget, Kind, NameOf, TableName, TimeName, VenueName, ViewName } from './concepts.ts'

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ar', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Words with the same meaning, separated by commas: `'string lights, fairy lights, bistro lights'`. The first one is
 * the label that people read. Lower case, singular or plural. Hyphens, apostrophes and accents match their absence
 * (`close-up` = `close up`, `château` = `chateau`). The longest words in a text win, so `rose garden` needs no rule
 * against `rose`. The same word may stand in several lists. The context then decides: `lavender` before a noun is a
 * colour, `boat` after "on" or "at" is a venue, `cake` at the beginning of a text is a view and else an object.
 */
export type Words = string

type ConceptRef =
  | { [K in keyof typeof CONCEPTS]: `${K}:${NameOf<K>}` }[keyof typeof CONCEPTS]
  | `table:${TableName}`
  | `colour:${ColourName}`
/** A fact in short: `'venue:villa'`, or with a count, `'person:bride*2'`. */
export type Ref = ConceptRef | `${ConceptRef}*${number}`

/** Words with a meaning of several facts, such as a place name or "two wives". No facts: understood, nothing to draw. */
export interface Phrase {
  words: Words
  means: readonly Ref[]
}

/** The words of one language, as data. */
export interface Vocabulary {
  language: Language
  /** The words of each concept. `none` needs no words: negations of `generics` produce it. */
  concepts: { [K in keyof typeof CONCEPTS]: Partial<Record<NameOf<K>, Words>> }
  tables: Partial<Record<TableName, Words>>
  colours: Partial<Record<ColourName, Words>>
  /** Names of towns, regions and countries, by the venue they look like. A venue in the same text wins. */
  places: Partial<Record<VenueName, Words>>
  /** Words that change the colour next to them: "dark red", "pale sage". */
  colourModifiers: Record<'dark' | 'pale' | 'muted' | 'bright', Words>
  /** Words for what a colour can belong to, where no concept has the word: "linens", "bridal party", "details". */
  colourTargets: Partial<Record<ColourTarget | 'palette', Words>>
  /** Words for a whole kind: "flowers", "chairs", "tables", "greenery", "people". */
  generics: Partial<Record<'flower' | 'leaf' | 'seat' | 'table' | 'structure' | 'person', Words>>
  skin: Record<SkinTone, Words>
  hair: Record<HairColour, Words>
  /** Words after which a colour is a hair or skin colour: "hair", "skin". */
  body: Record<'hair' | 'skin', Words>
  /** Words for the occasion: they suggest a view if no other words name one. `any`: "wedding", "party". */
  events: Record<'ceremony' | 'dinner' | 'reception' | 'dancing' | 'any', Words>
  phrases: readonly Phrase[]
  grammar: Grammar
  messages: Messages
}

export interface Grammar {
  /** Words before the thing that is ruled out: "no", "without", "instead of". */
  negations: Words
  /** Words that follow the thing that is ruled out: "free" in "chair-free". */
  trailingNegations: Words
  /** Words that end the scope of a negation: "but", "with", "only". */
  negationEnds: Words
  /** Words that turn a negation into "fewer": "too many" in "not too many flowers". */
  tooMany: Words
  /** Words between what is wanted and what it replaces: "instead of". Each is also a negation. */
  insteadOf: Words
  numbers: Readonly<Record<string, number>>
  /** "fewer", "less", "few". */
  less: Words
  /** "more", "lots of". */
  more: Words
  /** Words that only compare the size: "smaller", "tiny". Words of `less` may compare both. */
  smaller?: Words
  /** Words that only compare the size: "bigger", "taller". */
  bigger?: Words
  /** Conjunctions: "and", "or", "&". */
  and: Words
  /** "or", "nor". They extend a negation over a list: "no roses, peonies or balloons". */
  or: Words
  /** Prepositions that join two nouns to one: "of". */
  of: Words
  /** Prepositions of place: "at", "on", "in". A word that is a venue or an object is a venue after them. */
  places: Words
  /** "under", "beneath". A word that is a structure or an object is a structure after them. */
  under: Words
  /** Words between a person and what the person wears: "in", "wearing". */
  wears: Words
  /** Possessives that say who wears something. */
  wearer: Record<'bride' | 'groom', Words>
  /** Words before the text of a sign: "that says", "reading". */
  says: Words
  /** Words that make the thing after them the view: "close-up of". */
  closeUps: Words
  /** Words that carry no meaning of their own and are never reported as not understood. */
  fillers: Words
  /** Endings of words that are always fillers, such as adverbs. */
  fillerEndings: readonly string[]
  /** Phrases with a known word that name something that cannot be drawn: "chocolate fountain". */
  unknowns?: Words
  /** Ordinary words that look like a word of the vocabulary and must not be corrected to it. */
  common: Words
  /** Verbs of an edit. */
  verbs: Record<'add' | 'remove' | 'replace' | 'change' | 'move' | 'undo' | 'zoomIn' | 'zoomOut', Words>
  /** Words between the old and the new thing of a replacement: "for", "with", "into". */
  into: Words
  /** Words that only refer to something: "it", "them", "everything". */
  pronouns: Words
  /** Endings of inflected words, with what replaces them. Each ending that fits is tried: `['ies', 'y']`. */
  endings: readonly (readonly [ending: string, replacement: string])[]
  /** Prefixes that are written as one with the word, such as the Arabic article. */
  prefixes?: readonly string[]
  /** Conjunctions that are written as one with the next word, such as the Arabic و. */
  joinedAnd?: string
}

/** Templates of the texts that people read. `{thing}` and the like are replaced by labels. */
export interface Messages {
  /** "Added {thing}". `{thing}` has its count: "3 paper lanterns". */
  added: string
  removed: string
  /** "Replaced {old} with {thing}". */
  replaced: string
  /** "{kind}: {thing}", for kinds of which a scene has one. */
  set: string
  bigger: string
  smaller: string
  more: string
  fewer: string
  /** "{thing}: {colour}". */
  recoloured: string
  /** "{thing}: “{text}”". */
  written: string
  /** "{count} tiers", of a cake. */
  tiers: string
  kinds: Record<Kind, string>
  /** Labels of what a colour belongs to. */
  targets: Record<ColourTarget, string>
  /** Suggestions. Each is an edit that this vocabulary understands. */
  suggest: Record<'add' | 'remove' | 'time' | 'venue' | 'view' | 'colour' | 'flowers', string>
  /** Titles by view with `{venue}`: "{venue} ceremony". `any` is for the views without a title of their own. */
  titles: Partial<Record<ViewName, string>> & { any: string; noVenue: string }
  /** "{title} with {thing}". */
  titleWith: string
  /** "at dusk", "by candlelight". */
  times: Record<TimeName, string>
  /** The indefinite article before a consonant and before a vowel, if the language's articles have no gender. */
  articles?: readonly [string, string]
}
