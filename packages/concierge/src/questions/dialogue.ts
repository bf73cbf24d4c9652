import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import { OWN_TOPICS, type OwnTopic, SITE_TOPICS, type SiteTopic } from './aspects.ts'
import type { Query } from './query.ts'

/** What earlier turns of a conversation are about. */
export interface Dialogue {
  /** The last search, or null. */
  search: Query | null
  /** The last question about vendors, searches included. */
  last: Query | null
  /** The vendors of the last reply or question with at least two vendors, in order. Ordinals refer to them. */
  list: readonly number[]
  /** The vendors of the last reply that shows any, else of the last question. Pronouns refer to them. */
  shown: readonly number[]
  /** All vendors of the conversation, latest last. */
  seen: readonly number[]
  /** The topic of the last question, if it was about the couple's own data. */
  own: OwnTopic | null
  /** The topics of the last questions, latest first, if they were about the site. */
  site: readonly SiteTopic[]
}

export const NO_DIALOGUE: Dialogue = { search: null, last: null, list: [], shown: [], seen: [], own: null, site: [] }

/** A question of the history with the vendors of its reply. */
export interface Exchange {
  question: string
  replyIds: readonly number[]
}

const LINK = /\/dashboard\/vendor-detail\/(\d{1,9})\b/g
/** Earlier questions are ignored, because they rarely matter and each costs time. */
const MAX_EXCHANGES = 8
const MAX_QUESTION_LENGTH = 200

export function exchangesOf(history: readonly AssistantTurn[]): Exchange[] {
  const exchanges: { question: string; replyIds: number[] }[] = []
  for (const { role, content } of history) {
    if (role === 'user') exchanges.push({ question: content.slice(0, MAX_QUESTION_LENGTH), replyIds: [] })
    else exchanges.at(-1)?.replyIds.push(...linksIn(content))
  }
  return exchanges.slice(-MAX_EXCHANGES).map((exchange) => ({ ...exchange, replyIds: [...new Set(exchange.replyIds)] }))
}

function linksIn(content: string): number[] {
  return [...content.matchAll(LINK)].map(([, id]) => Number(id))
}

const ABOUT_VENDORS = new Set(['find', 'compare', 'about-vendor', 'cost'])

/** How many topics of the site a follow-up may mean, latest first. */
const MAX_SITE_TOPICS = 3

function topicsOf({ aspects }: Query, before: readonly SiteTopic[]): readonly SiteTopic[] {
  const topics = SITE_TOPICS.filter((topic) => aspects.includes(topic))
  return [...new Set([...topics, ...before])].slice(0, MAX_SITE_TOPICS)
}

/** Returns the dialogue after a question and its reply. */
export function continueDialogue(before: Dialogue, query: Query, replyIds: readonly number[]): Dialogue {
  const own = query.intent === 'own' ? (OWN_TOPICS.find((topic) => query.aspects.includes(topic)) ?? null) : null
  // A reply to a couple in distress may explain the site too.
  const isOnSite = query.intent === 'site' || query.intent === 'distress'
  const site = isOnSite ? topicsOf(query, before.site) : []
  if (!ABOUT_VENDORS.has(query.intent)) return { ...before, own, site }
  const named = query.vendorIds
  const isSearch = query.intent === 'find' || query.intent === 'cost'
  // A question about one vendor keeps that vendor in focus, even if the reply links to others as well.
  const isOfNamed = named.length > 0 && !isSearch && query.sort === 'match'
  const shown = isOfNamed ? named : replyIds.length > 0 ? replyIds : before.shown
  const isNewSearch = isSearch && !query.among
  return {
    search: isNewSearch ? query : before.search,
    last: query,
    list: shown.length > 1 || (isNewSearch && replyIds.length > 0) ? shown : before.list,
    // The first vendor of a ranking is the answer to "who has the best reviews?"
    shown: query.sort !== 'match' && (query.limit ?? 1) === 1 ? shown.slice(0, 1) : shown,
    own,
    site,
    // Later vendors are last, also if an earlier reply has shown them.
    seen: [...before.seen.filter((id) => !shown.includes(id)), ...shown],
  }
}
