import type { Aspect } from './aspects.ts'

/** The languages in which questions are understood. Replies exist in the first four. */
export const QUESTION_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ar'] as const
export type QuestionLanguage = (typeof QUESTION_LANGUAGES)[number]
export const REPLY_LANGUAGES = ['en', 'es', 'fr', 'de'] as const
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number]

export type Intent =
  | 'find'
  | 'compare'
  /** An aspect of one or more named or referenced vendors. */
  | 'about-vendor'
  /** What a category usually costs. */
  | 'cost'
  | 'advice'
  | 'site'
  | 'own'
  | 'small-talk'
  | 'out-of-scope'
  | 'distress'
  | 'rude'
  | 'person'
  | 'injection'
  | 'unclear'

export type SortOrder =
  | 'match'
  | 'cheapest'
  | 'dearest'
  | 'best-rated'
  | 'most-reviewed'
  | 'largest'
  | 'smallest'
  | 'worst-rated'
  | 'discount'

/** A condition on a feature. `topic` is a name of `TOPICS`, or null for words that no topic has. */
export interface FeatureCondition {
  topic: string | null
  /** The words of the question, as the reply quotes them. */
  words: string
  wanted: boolean
  /** Whether the words name what the topic is free of: "no nuts" for `nut-free`. */
  isAbsence?: boolean
}

/** The conditions of a search. All must hold. */
export interface VendorConditions {
  categoryIds: readonly number[]
  places: readonly string[]
  notPlaces: readonly string[]
  /** A place that no vendor names, as written in the question. */
  unknownPlace?: string
  minPrice?: number
  maxPrice?: number
  /** Whether `minPrice` is for the cheapest package: "florists that start above $1,000". */
  isMinOfLowest?: boolean
  /** What `minPrice` and `maxPrice` are for. Absent: the price of a package. */
  per?: 'guest' | 'hour' | 'total'
  /** The number of guests that the vendor must be able to serve. */
  guests?: number
  /** "At most N seats", as in "venues for no more than 50". */
  maxCapacity?: number
  /** The least hours of a package, with the words of the question: "a full day". */
  coverage?: { hours: number; words: string }
  features: readonly FeatureCondition[]
  onlyDiscounted?: boolean
  minRating?: number
}

/** A question as data. `readQuestion(question, knowledge)` of `read-question.ts` creates it. */
export interface Query {
  language: QuestionLanguage
  intent: Intent
  conditions: VendorConditions
  sort: SortOrder
  /** How many vendors the question asks for, as in "the two cheapest". */
  limit?: number
  /** The vendors that the question names or refers to, as ids. */
  vendorIds: readonly number[]
  /** Vendors that the question excludes: "without the first". */
  exceptIds: readonly number[]
  /** Set if the question is about vendors of the last reply only: "which of those". */
  among?: readonly number[]
  /** Results must be cheaper than these vendors: "cheaper?" after a list. */
  cheaperThan?: readonly number[]
  /** Results must come before this vendor in the order of `sort`: "anything bigger than Arroyo Seco?" */
  beyond?: number
  /** A name like a vendor's that no vendor has, as written in the question: "what does Golden Fern Weddings cost?" */
  unknownVendor?: string
  /** Whether a topic or a deed only hints at the category, so that other vendors may fit as well. */
  isCategoryHint?: boolean
  /** The conditions of a follow-up that an earlier question has set. They are left out first if nothing fits. */
  inherited?: readonly (keyof VendorConditions)[]
  /** What is asked about a vendor, the site or the own data. */
  aspects: readonly Aspect[]
  /** An ISO date or month that the question names: `2027-06-12` or `2027-06`. */
  date?: string
  /** The ISO date of the first day after a deadline that the question names: "due before Christmas". */
  before?: string
  /** The content words that nothing else explains, for a full-text search of profiles. */
  words: readonly string[]
  /** Those of `words` that name a thing. The others, such as verbs and adjectives, are no condition of their own. */
  things: readonly string[]
  /**
   * All content words of the question in English and in lower case, also those that a slot explains. Names of vendors
   * are left out. Used to find the sentence of a profile that answers the question.
   */
  terms: readonly string[]
  /** Whether the question is answered by yes or no. */
  isYesNo: boolean
  /** The question read as one about vendors, if its intent is a different one. Profiles decide which one is meant. */
  rival?: Query
}

/** A question as the client sends it. */
export interface Question {
  message: string
  /** The previous turns, oldest first. */
  history: readonly { role: 'user' | 'assistant'; content: string }[]
  /** The vendor whose profile is open, if any. */
  vendorId: number | null
  /** The visitor's languages, most preferred first, as in an `Accept-Language` header. */
  acceptLanguage: string
  /** `vendor` keeps replies to the vendor of the page. */
  scope?: 'vendor' | undefined
}
