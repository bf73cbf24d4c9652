/** What a fact is about. The words of each topic are in `facts/topics`. */
export type FactKind =
  /** How many guests fit. `min` and `max` are guests. `detail` is `seated`, `standing` or absent. */
  | 'capacity'
  /** The smallest order or booking. `min` is in `unit`. */
  | 'minimum'
  /** A town, county or area that the vendor serves, or the distance they travel. `max` is in `unit`. */
  | 'area'
  /** Something that the vendor offers, allows or uses, or does not: see `topic` and `polarity`. */
  | 'feature'
  /** The share or amount that holds a date. `min` is in `unit`. */
  | 'deposit'
  /** What happens to money or date when the couple cancels or moves. */
  | 'cancellation'
  /** How long something takes or lasts. `min` and `max` are in `unit`. */
  | 'duration'
  /** How long ahead couples book, or how long ahead the vendor needs something. */
  | 'lead-time'
  /** Hours or days on which the vendor works or music ends. */
  | 'hours'

export type FactUnit =
  | 'guests'
  | 'dollars'
  | 'percent'
  | 'miles'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'items'

/** The part of a profile that states a fact. `stated`: the vendor has entered the fact itself. */
export interface FactSource {
  part: 'package' | 'faq' | 'about' | 'services' | 'location' | 'host' | 'stated'
  /** The complete sentence as plain text, at most 300 characters. */
  sentence: string
  /** The question of an FAQ, or the name of a package. */
  title?: string
}

/** A statement of a vendor's profile. A sentence that is ambiguous gives no fact. */
export interface Fact {
  kind: FactKind
  /** The topic of a feature, such as `drone` or `vegan`. See `TOPICS`. */
  topic?: string
  /** `no` for a statement such as "has never used a drone". */
  polarity: 'yes' | 'no'
  min?: number
  max?: number
  unit?: FactUnit
  detail?: string
  source: FactSource
}
