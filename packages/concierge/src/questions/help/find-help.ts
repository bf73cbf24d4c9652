import MiniSearch from 'minisearch'
import { SITE_TOPICS, type SiteTopic } from '../aspects.ts'
import { about } from './about.ts'
import { account } from './account.ts'
import { conceptsOf, SITE_CONCEPTS, STRONG_CONCEPTS } from './concepts.ts'
import { vendors } from './vendors.ts'
import { visions } from './visions.ts'

const HELP: Readonly<Record<SiteTopic, string>> = { ...visions, ...vendors, ...account, ...about }

/** A topic of the site that a question could be about. */
export interface HelpHit {
  topic: SiteTopic
  /** How much of the question the topic explains, and how close its nearest phrase is, from 0 to 1. */
  score: number
  /** The number of concepts that the question and the topic share. */
  shared: number
  /** Whether they share a thing of the site, such as an account, and not only words such as "change". */
  isOfSite: boolean
  /** Whether they share a thing that no vendor has. */
  isStrong: boolean
}

interface Phrase {
  id: string
  topic: SiteTopic
  text: string
}

/** The shares of the score: the question in the topic, the question in the nearest phrase, the phrase in the question. */
const WEIGHTS = { topic: 0.4, phrase: 0.35, isAsked: 0.25 }
/** Phrases that are compared with the question. */
const MAX_PHRASES = 40

const PHRASES: ReadonlyMap<string, Phrase> = new Map(
  SITE_TOPICS.flatMap((topic) =>
    HELP[topic].split(/,\s*/).map((text, i) => {
      const id = `${topic}/${i}`
      return [id, { id, topic, text }] as const
    }),
  ),
)
const CONCEPTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...PHRASES.values()].map(({ id, text }) => [id, new Set(conceptsOf(text))]),
)
const TOPIC_CONCEPTS: ReadonlyMap<SiteTopic, ReadonlySet<string>> = new Map(
  SITE_TOPICS.map((topic) => [topic, new Set(conceptsOf(HELP[topic].replaceAll(',', ' ')))]),
)

const index = new MiniSearch<Phrase>({ fields: ['text'], tokenize: conceptsOf, processTerm: (term) => term })
index.addAll([...PHRASES.values()])

const TOPICS_WITH: ReadonlyMap<string, number> = countTopics()

function countTopics(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const concepts of TOPIC_CONCEPTS.values())
    for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  return counts
}

/** The weight of a concept: rare concepts say more than frequent ones. */
function weightOf(concept: string): number {
  return Math.log(1 + SITE_TOPICS.length / (1 + (TOPICS_WITH.get(concept) ?? 0)))
}

/** Finds the topics of the site that explain a question in English, best topics first. */
export function findHelp(question: string): HelpHit[] {
  const asked = conceptsOf(question)
  if (asked.length === 0) return []
  const weights = new Map(asked.map((concept) => [concept, weightOf(concept)]))
  const total = sum(asked, (concept) => weights.get(concept) ?? 0)
  const found = index.search(question, { fuzzy: (term) => (term.length > 5 ? 0.15 : false), prefix: isLong })
  const best = new Map<SiteTopic, HelpHit>()
  for (const { id, queryTerms } of found.slice(0, MAX_PHRASES)) {
    const phrase = PHRASES.get(String(id))
    if (!phrase) continue
    const matched = new Set(queryTerms)
    const inPhrase = sum([...matched], (concept) => weights.get(concept) ?? 0) / total
    const explained = asked.filter((concept) => isInTopic(concept, phrase.topic, matched))
    const inTopic = sum(explained, (concept) => weights.get(concept) ?? 0)
    const words = [...(CONCEPTS.get(phrase.id) ?? [])]
    const isAsked = sum(words, (word) => (weights.has(word) ? weightOf(word) : 0)) / (sum(words, weightOf) || 1)
    const score = WEIGHTS.topic * (inTopic / total) + WEIGHTS.phrase * inPhrase + WEIGHTS.isAsked * Math.max(isAsked, 0)
    if (score > (best.get(phrase.topic)?.score ?? 0))
      best.set(phrase.topic, {
        topic: phrase.topic,
        score,
        shared: matched.size,
        isStrong: explained.some((concept) => STRONG_CONCEPTS.has(concept)),
        isOfSite: explained.some((concept) => SITE_CONCEPTS.has(concept)),
      })
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}

function isInTopic(concept: string, topic: SiteTopic, matched: ReadonlySet<string>): boolean {
  return matched.has(concept) || (TOPIC_CONCEPTS.get(topic)?.has(concept) ?? false)
}

function isLong(term: string): boolean {
  return term.length > 4
}

function sum<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  return items.reduce((total, item) => total + measure(item), 0)
}
