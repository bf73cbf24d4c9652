import type { Language } from '@vowkit/understanding'

/** The texts of edits in one language. Labels from the vocabulary replace the placeholders. */
export interface Phrases {
  /**
   * The prompts of edits. `{a}` is the new object with an indefinite article, and `{thing}` the new object without an
   * article. `{old}` has a definite article.
   */
  edits: Record<
    'replace' | 'remove' | 'add' | 'recolour' | 'recolourFlowers' | 'more' | 'time' | 'venue' | 'dress' | 'suit',
    string
  >
  /** The names of selectable objects that are not concepts, such as the light. */
  names: Record<'sky' | 'light' | 'flowers' | 'runner' | 'moreFlowers', string>
}

/** The texts of edits in each language of the site. */
export const PHRASES: Readonly<Partial<Record<Language, Phrases>>> = {
  en: {
    edits: {
      replace: 'Replace {old} with {a}',
      remove: 'Remove {old}',
      add: 'Add {thing}',
      recolour: 'Make {old} {thing}',
      recolourFlowers: 'Make the flowers {thing}',
      more: 'More flowers',
      time: 'Make it {thing}',
      venue: 'Move it to {a}',
      dress: 'Dress the bride in {a}',
      suit: 'Dress the groom in {a}',
    },
    names: { sky: 'sky', light: 'light', flowers: 'flowers', runner: 'aisle runner', moreFlowers: 'more flowers' },
  },
  es: {
    edits: {
      replace: 'Cambia {old} por {a}',
      remove: 'Quita {old}',
      add: 'Añade {thing}',
      recolour: 'Cambia el color de {old} a {thing}',
      recolourFlowers: 'Cambia el color de las flores a {thing}',
      more: 'Más flores',
      time: 'Cambia la hora: {thing}',
      venue: 'Cambia el lugar: {thing}',
      dress: 'Viste a la novia con {a}',
      suit: 'Viste al novio con {a}',
    },
    names: { sky: 'cielo', light: 'luz', flowers: 'flores', runner: 'pasillo', moreFlowers: 'más flores' },
  },
}
