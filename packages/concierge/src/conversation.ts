import type { AssistantTurn } from '@vowkit/sdk-core/contract'
import type { Catalogue } from './catalogue.ts'
import { type Language, languageOf, toEnglishMessage } from './language.ts'
import { type Understood, understand } from './understand.ts'

/** The context that a question has from earlier turns of its conversation. */
export interface Conversation {
  /** The last question that searched for vendors, completed with the parts of earlier questions. */
  before: Understood | null
  /** The ids of the vendors in the last reply that listed vendors, in order. */
  lastShown: number[]
  /** The ids of the vendors in all replies. */
  shown: number[]
}

const LINK = /\/dashboard\/vendor-detail\/(\d{1,9})\b/g

/**
 * Parses all earlier turns of a conversation. The server does not store conversations, so the client sends them with
 * each question.
 */
export async function readConversation(
  history: readonly AssistantTurn[],
  catalogue: Catalogue,
  language: Language,
): Promise<Conversation> {
  const replies = history.filter(({ role }) => role === 'assistant').map(({ content }) => linksIn(content))
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, 200))
  let before: Understood | null = null
  for (const text of asked) {
    const question = await understand(toEnglishMessage(text, languageOf(text) ?? language), catalogue)
    if (before && isFollowUp(question)) before = continueWith(question, before)
    else if (question.kinds.length > 0 || question.places.length > 0 || question.details.length > 0) before = question
  }
  return { before, lastShown: replies.findLast((ids) => ids.length > 0) ?? [], shown: replies.flat() }
}

function linksIn(content: string): number[] {
  return [...new Set([...content.matchAll(LINK)].map(([, id]) => Number(id)))]
}

const OPENING =
  /^\W*(and|also|or|but|what about|how about|ok(ay)? (and|what)|any(thing|body|one)?\b|more|others?|something|show me more|cheaper|with|in|near|under|are there)\b/i
const BACKWARD = /\b(ones?|others?|else|more|those|these|instead|cheaper|closer|similar|same)\b/i

/** Whether a question makes sense only after an earlier question, such as "and cheaper?" */
export function isFollowUp({ text, words, kinds, places, price, order }: Understood): boolean {
  if (words.length > 9) return false
  if (kinds.length > 0) return OPENING.test(text) && /^\W*(and|also|what about|how about|ok)/i.test(text)
  return (
    OPENING.test(text) ||
    BACKWARD.test(text) ||
    (words.length < 5 && (places.length > 0 || price.max !== undefined || order !== null))
  )
}

/**
 * Completes a follow-up question with the search conditions of the earlier question, unless the follow-up replaces
 * them.
 */
export function continueWith(question: Understood, before: Understood): Understood {
  const isOtherKind = question.kinds.length > 0
  return {
    ...question,
    kinds: isOtherKind ? question.kinds : before.kinds,
    places: question.places.length > 0 || question.farPlace ? question.places : before.places,
    price: question.price.max || question.price.min || isOtherKind ? question.price : before.price,
    order: question.order ?? (isOtherKind ? null : before.order),
    reduced: question.reduced || (!isOtherKind && before.reduced),
    details: question.details.length > 0 || isOtherKind ? question.details : before.details,
  }
}

const ORDINALS: [RegExp, number][] = [
  [/\b(first|1st|top) (one|vendor|option)?/i, 0],
  [/\b(second|2nd)\b/i, 1],
  [/\b(third|3rd)\b/i, 2],
  [/\b(fourth|4th)\b/i, 3],
  [/\blast one\b/i, -1],
]

/** Returns the vendor of the last reply to which a question such as "the second one" or "do they travel?" refers. */
export function pointedAt({ text, kinds }: Understood, { lastShown }: Conversation): number | null {
  if (lastShown.length === 0 || kinds.length > 0) return null
  const ordinal = ORDINALS.find(([pattern]) => pattern.test(text))
  if (ordinal) return lastShown.at(ordinal[1]) ?? null
  const isPointing = /\b(it|its|they|them|their|theyre|he|she|his|this (vendor|one)|that (vendor|one))\b/i.test(
    text.replace(/['’]/g, ''),
  )
  return isPointing && lastShown.length === 1 ? (lastShown[0] ?? null) : null
}
