import type { CONCEPTS, ColourTarget, NameOf, TableName } from './concepts.ts'

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ar', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

type Words = readonly string[]

/**
 * The words of one language, as data. Words are lower-case and in the singular, may consist of several words, and have
 * no regular plural of their own. The first one is the label that people read.
 */
export interface Vocabulary {
  language: Language
  /** The words of each concept. */
  concepts: { [K in keyof typeof CONCEPTS]: Partial<Record<NameOf<K>, Words>> }
  tables: Partial<Record<TableName, Words>>
  /** The words of each colour, by its English name. */
  colours: Readonly<Record<string, Words>>
  /** Words that change the colour next to them. */
  colourModifiers: { dark: Words; pale: Words; muted: Words; bright: Words }
  /** Words for what a colour can belong to. */
  colourTargets: Record<ColourTarget, Words>
  grammar: {
    /** Words before the thing that is ruled out: "no", "without", "instead of". */
    negations: Words
    /** Words that follow the thing that is ruled out. */
    trailingNegations: Words
    /** Words that end the scope of a negation: "but", "with", "only". */
    negationEnds: Words
    numbers: Readonly<Record<string, number>>
    /** "fewer", "smaller". */
    less: Words
    /** "more", "larger", "taller". */
    more: Words
    /** Words that carry no meaning of their own and are never reported as not understood. */
    fillers: Words
    /** Verbs of an edit. */
    verbs: {
      add: Words
      remove: Words
      replace: Words
      change: Words
      move: Words
      undo: Words
      zoomIn: Words
      zoomOut: Words
    }
    /** Endings of regular plurals, longest first, with what replaces them. */
    plurals: readonly (readonly [ending: string, replacement: string])[]
  }
}
