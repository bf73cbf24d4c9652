import type { TopicName } from '../../facts/topics.ts'
import type { Advice, Distress, OwnTopic, SiteTopic, SmallTalk, VendorAspect } from '../aspects.ts'

/** The lower-case titles of the vendor categories. */
export type CategoryName =
  | 'venues'
  | 'photographers'
  | 'videographers'
  | 'florists'
  | 'caterers'
  | 'bar'
  | 'cakes'
  | 'djs & bands'
  | 'planners'
  | 'hair & makeup'
  | 'attire'
  | 'stationery'
  | 'rentals'
  | 'transport'
  | 'officiants'
  | 'jewellers'

/** The functions of words in a sentence. */
export type Cue =
  | 'not'
  | 'but'
  | 'also'
  | 'in'
  | 'near-us'
  | 'anywhere'
  | 'there'
  | 'under'
  | 'over'
  | 'at-most'
  | 'between'
  | 'for'
  | 'we-are'
  | 'per-guest'
  | 'per-hour'
  | 'in-total'
  | 'guests'
  /** Nouns for all guests together, before their number: "the guest list is 250". */
  | 'crowd'
  | 'money'
  | 'thousand'
  | 'stars'
  | 'other-unit'
  | 'too'
  /** Phrases with a negation that negates nothing: "can't find". */
  | 'harmless'
  | 'it'
  | 'them'
  | 'that-one'
  | 'which'
  | 'one'
  | 'both'
  | 'other'
  | 'instead'
  | 'same'
  | 'find'
  | 'compare'
  | 'or'
  | 'question'
  | 'you'
  /** The couple: "we", "our". */
  | 'mine'
  | 'verb'
  | 'on-sale'
  | 'with'
  | 'wedding'

export type SortCue =
  | 'cheapest'
  | 'cheaper'
  | 'dearest'
  | 'best-rated'
  | 'most-reviewed'
  | 'largest'
  | 'smallest'
  | 'worst-rated'
  | 'discount'

/** Topics that name the absence of something, by the thing that is absent: "without alcohol" is `alcohol-free`. */
export type AbsenceTopic = Extract<
  TopicName,
  | 'alcohol-free'
  | 'gluten-free'
  | 'nut-free'
  | 'dairy-free'
  | 'sugar-free'
  | 'vegetarian'
  | 'vegan'
  | 'plastic-free'
  | 'foam-free'
  | 'secular'
  | 'unamplified'
  | 'late-night'
>

/**
 * The words of one language. Lists are separated by `, `. A word matches its inflected forms. `*` at the end matches
 * any ending.
 *
 * The tables from `aspects` on hold patterns, see `patterns.ts`: a pattern is a list of words that a question contains
 * in any order, `a|b` is a choice, `a_b` is a phrase, `!a` must be absent, and `=` marks a complete question.
 */
export interface Vocabulary {
  /** Common words that carry no condition. They also show the language of a text. */
  fillers: string
  categories: Record<CategoryName, string>
  /** Frequent spelling mistakes that are words of their own, such as "venus" for "venues". */
  misspellings?: Record<string, string>
  /** Patterns of what vendors of a category do: "someone who drives us". They count less than a name of vendors. */
  deeds?: Partial<Record<CategoryName, string>>
  topics: Partial<Record<TopicName, string>>
  absences: Record<AbsenceTopic, string>
  cues: Partial<Record<Cue, string>>
  sorts: Record<SortCue, string>
  /** Words of numbers with their values: `two 2, hundred 100`. */
  numbers: string
  /** Words of first to fifth, and of the last one. */
  ordinals: readonly [string, string, string, string, string, string]
  months: readonly string[]
  weekdays: string
  /** Spellings of places that differ from those of profiles, by the place. */
  places: Record<string, string>
  aspects: Partial<Record<VendorAspect, string>>
  site: Partial<Record<SiteTopic, string>>
  own: Partial<Record<OwnTopic, string>>
  smallTalk: Partial<Record<SmallTalk, string>>
  distress: Partial<Record<Distress, string>>
  advice: Partial<Record<Advice, string>>
  rude: string
  person: string
  injection: string
  outOfScope: string
}

/** The tables of patterns. */
export type Intents = Pick<
  Vocabulary,
  'aspects' | 'site' | 'own' | 'smallTalk' | 'distress' | 'advice' | 'rude' | 'person' | 'injection' | 'outOfScope'
>
