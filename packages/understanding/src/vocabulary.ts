import type { ColourName, HairColour, SkinTone } from './colours.ts'
import type {
  CONCEPTS,
  ColourTarget,
  DetailName,
  Kind,
  NameOf,
  ObjectGroup,
  QualityName,
  Side,
  TableName,
  TimeName,
  VenueName,
  ViewName,
} from './concepts.ts'
import type { ColourShade } from './description.ts'

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
/** A fact in short form: `'venue:villa'`, or with a count, `'person:bride*2'`. */
export type Ref = ConceptRef | `${ConceptRef}*${number}`

/**
 * A phrase that means several facts, such as "two wives". An empty list of facts marks phrases that are understood but
 * not drawn.
 */
export interface Phrase {
  words: Words
  means: readonly Ref[]
  /** Facts that the phrase suggests without naming them: "just us two" suggests a scene without guests and seats. */
  implies?: readonly Ref[]
}

/** The words of one language for all concepts, and its grammar, as plain data. */
export interface Vocabulary {
  language: Language
  /** The words for each concept. `none` needs no words, because negated `generics` produce it. */
  concepts: { [K in keyof typeof CONCEPTS]: Partial<Record<NameOf<K>, Words>> }
  tables: Partial<Record<TableName, Words>>
  colours: Partial<Record<ColourName, Words>>
  /**
   * Names of towns, regions and countries, by the venue that represents the place. A venue in the same prompt takes
   * precedence.
   */
  places: Partial<Record<VenueName, Words>>
  /**
   * Places that the illustrator cannot draw, such as a yurt, by the venue that it draws instead. The parser reports them
   * as not drawn. A venue in the same prompt takes precedence.
   */
  undrawnPlaces: Partial<Record<VenueName, Words>>
  /** Regions and countries without a venue of their own. They are never reported. */
  regions?: Words
  /** Words that modify an adjacent colour, as in "dark red" or "pale sage". */
  colourModifiers: Record<ColourShade, Words>
  /** Words for items that can have a colour but are not concepts, such as "linens", "bridal party" or "details". */
  colourTargets: Partial<Record<ColourTarget | 'palette', Words>>
  /** Words for a whole kind of concepts: "flowers", "chairs", "tables", "greenery", "people". */
  generics: Partial<Record<'flower' | 'leaf' | 'seat' | 'table' | 'structure' | 'person', Words>>
  /** Words for groups of objects, which an edit can remove together: "remove both animals". */
  groups: Record<ObjectGroup, Words>
  /** Words for the qualities of items, such as "striped". They describe the noun before or after them. */
  qualities: Partial<Record<QualityName, Words>>
  /** Words for the parts and the states of venues and things, such as "brick walls" of a loft. */
  details: Record<DetailName, Words>
  skin: Record<SkinTone, Words>
  hair: Record<HairColour, Words>
  /** Words that turn a neighbouring colour into a hair or skin colour: "hair", "skin". */
  body: Record<'hair' | 'skin', Words>
  /**
   * Words for the occasion, which suggests a view if the prompt names none. `any` contains words such as "wedding" and
   * "party".
   */
  events: Record<'ceremony' | 'dinner' | 'reception' | 'dancing' | 'any', Words>
  phrases: readonly Phrase[]
  grammar: Grammar
  messages: Messages
}

export interface Grammar {
  /** Words before an excluded item: "no", "without", "instead of". */
  negations: Words
  /** Words after an excluded item, such as "free" in "chair-free". */
  trailingNegations: Words
  /** Words that end the scope of a negation: "but", "with", "only". */
  negationEnds: Words
  /** Words that turn a negation into "fewer", such as "too many" in "not too many flowers". */
  tooMany: Words
  /**
   * Words between a wanted item and the item that it replaces: "instead of". Each of these words is also a negation.
   */
  insteadOf: Words
  numbers: Readonly<Record<string, number>>
  /** Indefinite articles in the singular: "a", "an". */
  singles?: Words
  /** Words that multiply a number in an edit: "half the", "double". Each word is also in `less` or `more`. */
  factors?: Readonly<Record<string, number>>
  /** Words for the couple and its guests, as in "we are 35 now". */
  we?: Words
  /** Pronouns for the couple as the subject of a sentence: "we". */
  subjects?: Words
  /** Pronouns for the guests as the subject of a sentence: "everyone". */
  everybody?: Words
  /** Verbs that remove an item together with a particle at the end of the clause: "take … out". */
  takes?: Words
  /** Words that remove the items before them: "can go" in "the balloons can go". */
  canGo?: Words
  /** Words before items that an edit keeps: "keep the arch", "everything except the arch". */
  keeps?: Words
  /** Verbs of requests that no image can fulfil: "email this to my mum". */
  otherRequests?: Words
  /** Comparatives for a smaller number: "fewer", "less", "few". */
  less: Words
  /** Comparatives for a greater number: "more", "lots of". */
  more: Words
  /** Comparatives for a smaller size only: "smaller", "tiny". Words in `less` may refer to a size or a number. */
  smaller?: Words
  /** Comparatives for a greater size only: "bigger", "taller". */
  bigger?: Words
  /** Conjunctions: "and", "or", "&". */
  and: Words
  /** Conjunctions that extend a negation to a list: "or" and "nor", as in "no roses, peonies or balloons". */
  or: Words
  /** Prepositions that join two nouns: "of". */
  of: Words
  /**
   * Prepositions of place: "at", "on", "in". After such a preposition, an ambiguous word means the venue instead of the
   * object.
   */
  places: Words
  /**
   * Prepositions such as "under" and "beneath". After such a preposition, an ambiguous word means the structure instead
   * of the object.
   */
  under: Words
  /** Words for positions in the image: "on the left", "in the background". */
  sides: Record<Side, Words>
  /** Words between a person and the person's clothes: "in", "wearing". */
  wears: Words
  /**
   * Pronouns that name the wearer of clothes, such as "her". `self` is the person who writes the prompt, and `couple`
   * stands for both partners.
   */
  wearer: Record<'bride' | 'groom', Words> & Partial<Record<'self' | 'couple', Words>>
  /** Words that distinguish two brides or two grooms: "one" and "the other". */
  partners?: Words
  /** Words before the text of a sign: "that says", "reading". */
  says: Words
  /** Jackets that are worn over a gown if the prompt names one. */
  jackets?: Words
  /** The colours of the coats of breeds of dogs and other animals, as `#rrggbb`: "golden retriever". */
  coats?: Readonly<Record<string, string>>
  /** Usual texts of signs that stand before their noun: "just married" in "a just married sign". */
  signTexts?: Words
  /** Words before the subject of a close-up view: "close-up of". */
  closeUps: Words
  /** Words without a meaning of their own. The parser never reports them as not drawn. */
  fillers: Words
  /**
   * Words that no image shows, although the grammar needs no meaning for them: actions, relations and states, such as
   * "throwing", "brother" and "open". The parser reports them as not drawn, unless they are part of a known phrase.
   */
  unshown: Words
  /** Units of time, age and length, so that a number before them counts no things: "a 3 year old flower girl". */
  units: Words
  /** Words before a comparative that ask for its opposite in edits: "too" in "the arch is too small". */
  excess: Words
  /**
   * Phrases for special kinds of a concept that the image shows only in general. The parser also reports them: a
   * "taxi" is drawn as a car. Each phrase is also in the words of its concept.
   */
  specifics?: Partial<Record<Ref, Words>>
  /** Verbs that tell a story, as in "we met". The rest of the sentence describes no scene. */
  stories?: Words
  /** Words that start a clause, such as "where" and "because". A story starts at such a word. */
  relatives?: Words
  /** Words that end a story and introduce the scene, as in "so we want". */
  storyEnds?: Words
  /** Words before the standard of a comparison, such as "than" in "more candles than a cathedral". */
  than?: Words
  /** Words that mark a neighbouring word as a colour: "coloured", "in the colour". */
  colourWords?: Words
  /** Whether colours follow their noun in this language. */
  coloursFollow?: true
  /** Whether nouns of a compound are separate words, as in the English "fog machine". */
  compoundSeparators?: true
  /** Whether nouns start with a capital letter, as in German. */
  capitalNouns?: true
  /** Known last parts of compound words, such as "hochzeit" in "Berghochzeit". */
  compoundEnds?: Words
  /** Endings of words that have no meaning of their own, such as the endings of adverbs. */
  fillerEndings: readonly string[]
  /** Phrases that contain a known word but cannot be drawn, such as "chocolate fountain". */
  unknowns?: Words
  /** Common words that are similar to a word of the vocabulary. The typo correction leaves them unchanged. */
  common: Words
  /** Verbs of edits, by the kind of change that they request. */
  verbs: Record<'add' | 'remove' | 'replace' | 'change' | 'move' | 'undo' | 'zoomIn' | 'zoomOut', Words>
  /** Words between the old and the new item of a replacement: "for", "with", "into". */
  into: Words
  /**
   * A preposition with the meaning of `into` that is joined to the next word, such as the Arabic ب. Only edits contain
   * it.
   */
  joinedInto?: string
  /** Pronouns: "it", "them", "everything". */
  pronouns: Words
  /** Endings of inflected words with their replacements, such as `['ies', 'y']`. Every ending that matches is tried. */
  endings: readonly (readonly [ending: string, replacement: string])[]
  /** Prefixes that are joined to the next word, such as the Arabic article. */
  prefixes?: readonly string[]
  /** A conjunction that is joined to the next word, such as the Arabic و. */
  joinedAnd?: string
}

/** Templates for the texts that users read. Labels replace placeholders such as `{thing}`. */
export interface Messages {
  /** The text "Added {thing}". `{thing}` includes the count, as in "3 paper lanterns". */
  added: string
  removed: string
  /** The text "Replaced {old} with {thing}". */
  replaced: string
  /** The text "{kind}: {thing}", for kinds of which a scene has only one fact. */
  set: string
  bigger: string
  smaller: string
  more: string
  fewer: string
  /** The text "{thing}: {colour}". */
  recoloured: string
  /** The text "{thing}: {side}", such as "Fountain: on the left". */
  moved: string
  /** The text "{thing}: “{text}”". */
  written: string
  /** A thing with its colours: "terracotta dahlias". */
  coloured: string
  /** A number of people of whom an image shows only some. */
  some: string
  /** The text "{count} tiers", for cakes. */
  tiers: string
  kinds: Record<Kind, string>
  /** Labels of the items that a colour can apply to. */
  targets: Record<ColourTarget, string>
  /** Templates of suggested edits. `understandEdit` must understand each resulting edit in this language. */
  suggest: Record<'add' | 'remove' | 'time' | 'venue' | 'view' | 'colour' | 'flowers', string>
  /** Title templates by view, such as "{venue} ceremony". `any` applies to views without a template of their own. */
  titles: Partial<Record<ViewName, string>> & { any: string; noVenue: string }
  /** The title template "{title} with {thing}". */
  titleWith: string
  /** Labels of the times of day, such as "at dusk" and "by candlelight". */
  times: Record<TimeName, string>
  /**
   * The indefinite articles before a consonant and before a vowel. Only for languages whose articles do not depend on
   * gender.
   */
  articles?: readonly [string, string]
}
