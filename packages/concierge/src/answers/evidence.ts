import type { FactKind, FactSource } from '../facts/fact.ts'
import type { VendorProfile } from '../facts/profile.ts'
import { spellNumbers } from '../facts/spell-numbers.ts'
import { statedSentences } from '../facts/stated-facts.ts'
import { TOPICS } from '../facts/topics.ts'
import { allStemsOf, stemsOf } from './stems.ts'
import { SYNONYMS } from './synonyms.ts'

/** A text of a profile that could answer a question. */
export interface Snippet {
  part: FactSource['part'] | 'review'
  /** The text that a reply quotes. */
  text: string
  title?: string
  /** The stars of a review. */
  stars?: number
}

export interface Evidence extends Snippet {
  /** The share of the question that the text covers, from 0 to about 1.5. */
  score: number
  /** Whether the text contains the sentence of a fact that the search is about. */
  isFact: boolean
}

/** What to look for in a profile. */
export interface Search {
  /** English content words of the question. */
  terms: readonly string[]
  /** The complete question. Its frequent words help to tell questions of an FAQ apart. */
  message: string
  kinds?: readonly FactKind[]
  topics?: readonly string[]
  isYesNo?: boolean
  /** Whether the words come from another language. A word without a translation does not count. */
  isTranslated?: boolean
}

const WEIGHTS: Record<Snippet['part'], number> = {
  faq: 1.1,
  host: 1.2,
  stated: 1.1,
  package: 0.85,
  services: 0.8,
  about: 0.95,
  location: 0.8,
  review: 0.7,
}
const SYNONYM = 0.6
const RELATED = 0.7
const FACT_BONUS = 0.6
const NUMBER_BONUS = 0.15
/** The weight of the likeness of two questions, and the likeness that is enough without a common content word. */
const SAME_QUESTION = 0.25
const ALIKE = 0.6
const ALIKE_SCORE = 0.45

const ASKS_FOR_NUMBER =
  /\bhow (many|much|long|late|early|far|fast|soon|big|large|old)\b|\bwhen\b|\bwhat time\b|\buntil\b/i

/** Returns the texts of a profile that cover at least a share of a question, best matches first. */
export function findEvidence(profile: VendorProfile, search: Search, threshold = 0.4): Evidence[] {
  const snippets = snippetsOf(profile).map((snippet) => ({
    snippet,
    stems: new Set(stemsOf(`${snippet.title ?? ''} ${snippet.text}`)),
  }))
  const name = new Set(stemsOf(profile.name))
  const terms = [...new Set(search.terms.flatMap(stemsOf))].filter((term) => !name.has(term))
  const frequencyOf = (term: string) => snippets.filter(({ stems }) => stems.has(term)).length
  const counted = search.isTranslated ? terms.filter((term) => frequencyOf(term) > 0) : terms
  // A word that the profile does not contain counts like a rare word.
  const weightOf = (term: string) => Math.log(1 + snippets.length / (1 + Math.max(frequencyOf(term), 1)))
  const weights = new Map(counted.map((term) => [term, weightOf(term)]))
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const asked = new Set(allStemsOf(search.message))
  const sentences = sentencesOf(profile, search)
  const asksForNumber = ASKS_FOR_NUMBER.test(search.message)

  return snippets
    .map(({ snippet, stems }) => {
      let covered = 0
      for (const [term, weight] of weights) {
        if (stems.has(term)) covered += weight
        else if ([...stems].some((stem) => isRelated(stem, term))) covered += weight * RELATED
        else if (synonymsOf(term).some((synonym) => stems.has(synonym))) covered += weight * SYNONYM
      }
      // The name of a package rarely answers yes or no.
      const weight = WEIGHTS[snippet.part] * (search.isYesNo && snippet.part === 'package' ? 0.8 : 1)
      let score = total > 0 ? (covered / total) * weight : 0
      const alike = snippet.part === 'faq' ? similarity(asked, allStemsOf(snippet.title ?? '')) : 0
      if (covered > 0) score += alike * SAME_QUESTION
      else if (alike >= ALIKE && terms.length === 0) score = ALIKE_SCORE
      if (covered > 0 && asksForNumber && hasNumber(snippet)) score += NUMBER_BONUS
      const isFact = sentences.some((sentence) => overlaps(snippet, sentence))
      if (isFact) score += FACT_BONUS
      return { ...snippet, score, isFact }
    })
    .filter(({ score }) => score >= threshold)
    .sort((a, b) => b.score - a.score)
}

/** The sentences of the facts that a search is about. */
function sentencesOf({ facts }: VendorProfile, { kinds = [], topics = [] }: Search): string[] {
  return facts
    .filter(({ kind, topic }) => (kind === 'feature' ? topic && topics.includes(topic) : kinds.includes(kind)))
    .map(({ source }) => source.sentence)
}

function overlaps({ text }: Snippet, sentence: string): boolean {
  return text.includes(sentence) || sentence.includes(text)
}

export function snippetsOf({ faqs, packages, services, about, reviews, facts }: VendorProfile): Snippet[] {
  return [
    ...faqs.map(({ question, answer }) => ({ part: 'faq' as const, title: question, text: answer })),
    ...packages.map(({ name, description }) => ({ part: 'package' as const, title: name, text: description })),
    ...services.map((text) => ({ part: 'services' as const, text })),
    ...about.map((text) => ({ part: 'about' as const, text })),
    ...reviews.map(({ rating, text }) => ({ part: 'review' as const, text, stars: rating })),
    ...statedSentences(facts).map((text) => ({ part: 'stated' as const, text })),
  ]
}

export function hasNumber({ text }: Pick<Snippet, 'text'>): boolean {
  return /\d/.test(spellNumbers(text))
}

/** The share of the words of two texts that both have, from 0 to 1. */
function similarity(asked: ReadonlySet<string>, words: readonly string[]): number {
  const others = new Set(words)
  const common = [...others].filter((word) => asked.has(word)).length
  return asked.size + others.size > 0 ? (2 * common) / (asked.size + others.size) : 0
}

/** Whether two stems are of one word family, such as "allergy" and "allergic". */
export function isRelated(a: string, b: string): boolean {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  return shared >= 5 && Math.max(a.length, b.length) - shared <= 4
}

/** The stems of the words that share a topic with a stem. */
const RELATED_BY_TOPIC: ReadonlyMap<string, ReadonlySet<string>> = groupTopicWords()

function groupTopicWords(): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const { words, asked = [] } of TOPICS.values()) {
    const stems = [...words, ...asked].filter((word) => !/[\s*]/.test(word)).flatMap(stemsOf)
    for (const one of stems) {
      const others = stems.filter((other) => other !== one)
      groups.set(one, new Set([...(groups.get(one) ?? []), ...others]))
    }
  }
  return groups
}

export function synonymsOf(term: string): string[] {
  return [...(RELATED_BY_TOPIC.get(term) ?? []), ...(SYNONYMS.get(term) ?? [])]
}
