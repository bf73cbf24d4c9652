import type { QualityName, Side } from './concepts.ts'
import type { Fact, SceneDescription } from './description.ts'
import { labelOf, phraseOfAll } from './labels.ts'
import { isKnown } from './lexicon/correct-typos.ts'
import { type Lexicon, lexiconOf } from './lexicon/lexicon.ts'
import { withoutAsides } from './reading/asides.ts'
import { addCloseUps } from './reading/close-ups.ts'
import { describeItems } from './reading/finish.ts'
import { findLeftovers } from './reading/leftovers.ts'
import { markPlurals } from './reading/plurals.ts'
import { read } from './reading/read.ts'
import type { Item, Reading, Span } from './reading/reading.ts'
import { resolveAll } from './reading/resolve.ts'
import { segment } from './reading/segment.ts'
import { isCjk, tokenize } from './text/tokenize.ts'
import type { Language, Vocabulary } from './vocabulary.ts'

/** A phrase of a prompt and the facts that it produces. */
export interface Understood {
  phrase: string
  /** The label of the facts, such as "long tables". */
  as: string
  /** The offset of the phrase in the prompt. `end` is exclusive. */
  start: number
  end: number
  facts: Fact[]
  /**
   * The parts of the phrase that give its facts qualities, such as "striped", a side, or a colour of an object. An image
   * may show only the facts.
   */
  qualities?: QualityPhrase[]
}

export interface QualityPhrase {
  name: QualityName | Side | 'colour'
  phrase: string
}

export interface Understanding {
  description: SceneDescription
  understood: Understood[]
  /** Phrases that the illustrator cannot draw, as written in the prompt. */
  notDrawn: string[]
  language: Language
}

/** Parses a prompt with the vocabulary that contains most of its words. */
export function understand(text: string, vocabularies: readonly Vocabulary[]): Understanding {
  const lexicon = bestLexicon(text, vocabularies)
  const { vocabulary } = lexicon
  const latin = latinLexicon(lexicon, vocabularies)
  const segments = segment(text, lexicon, { edit: false, latin })
  const reading = read(text, resolveAll(withoutAsides(segments, text), false), vocabulary)
  addCloseUps(reading, text)
  markPlurals(reading.items, text, lexicon)
  const description = describeItems(reading.items)
  return {
    description,
    understood: understoodOf(reading.items, text, vocabulary),
    notDrawn: phrasesOf(findLeftovers(segments, withHiddenViews(reading)), text),
    language: vocabulary.language,
  }
}

/** Returns the lexicon that contains most words of a text, weighted by word length. The first lexicon wins a tie. */
export function bestLexicon(text: string, vocabularies: readonly Vocabulary[]): Lexicon {
  const [first] = vocabularies
  if (!first) throw new RangeError('At least one vocabulary is required')
  if (vocabularies.length === 1) return lexiconOf(first)
  const words = tokenize(text).map(({ word }) => word)
  let best = { lexicon: lexiconOf(first), known: -1 }
  for (const vocabulary of vocabularies) {
    const lexicon = lexiconOf(vocabulary)
    const known = words.filter((word) => isKnown(word, lexicon)).reduce((sum, word) => sum + lettersOf(word), 0)
    if (known > best.known) best = { lexicon, known }
  }
  return best.lexicon
}

/** Returns the English lexicon for Latin words in Arabic and Chinese prompts, if English is available. */
export function latinLexicon({ vocabulary }: Lexicon, vocabularies: readonly Vocabulary[]): Lexicon | undefined {
  const english = vocabularies.find(({ language }) => language === 'en')
  return english && OTHER_SCRIPTS.has(vocabulary.language) ? lexiconOf(english) : undefined
}

const OTHER_SCRIPTS: ReadonlySet<Language> = new Set(['ar', 'zh'])

function lettersOf(word: string): number {
  return isCjk(word) ? 2 : word.length
}

export function phrasesOf(spans: readonly Span[], text: string): string[] {
  return [...new Set(spans.toSorted((a, b) => a.start - b.start).map(({ start, end }) => text.slice(start, end)))]
}

export function understoodOf(items: readonly Item[], text: string, vocabulary: Vocabulary): Understood[] {
  return items.flatMap((item) => {
    if (item.undrawn) return []
    const named: Fact[] = [...item.facts, ...item.colours]
    const facts = named.length ? named : (item.implied ?? [])
    if (!facts.length || item.end <= item.start) return []
    const { start, end } = item
    const held = item.unwanted ? [] : heldQualities(item)
    return [
      {
        phrase: text.slice(start, end),
        as: summaryOf(item, facts, vocabulary),
        start,
        end,
        facts: item.unwanted ? [] : facts,
        ...(held.length > 0 && {
          qualities: held.map(({ name, ...span }) => ({ name, phrase: text.slice(span.start, span.end) })),
        }),
      },
    ]
  })
}

/** Returns the phrases for the colour, the qualities and the side that the facts of an item hold. */
function heldQualities({ facts, qualities = [], side, colourSpan }: Item) {
  const isHeld = facts.some((fact) => fact.kind !== 'colour' && fact.qualities)
  // Every scene has things behind and in front of the couple, so only left and right can be wrong.
  const isAside = side?.side === 'left' || side?.side === 'right'
  return [
    ...(colourSpan ? [{ ...colourSpan, name: 'colour' as const }] : []),
    ...(isHeld ? qualities : []),
    ...(side && isAside ? [{ ...side, name: side.side }] : []),
  ]
}

function summaryOf({ unwanted, colours, facts: own }: Item, facts: readonly Fact[], vocabulary: Vocabulary): string {
  if (unwanted) {
    const [none = ''] = vocabulary.grammar.negations.split(',', 1)
    return `${none} ${facts.map((fact) => labelOf(fact, vocabulary)).join(', ')}`
  }
  const shown = own.length ? [...own.filter(({ kind }) => kind !== 'colour'), ...colours] : facts
  return phraseOfAll(shown, vocabulary)
}

/** Adds the phrases of views that the scene does not have to the unknown phrases. */
function withHiddenViews(reading: Reading): Reading {
  return { ...reading, unknown: [...reading.unknown, ...reading.items.filter(({ isHidden }) => isHidden)] }
}
