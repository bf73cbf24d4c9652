import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import type { Knowledge } from '../knowledge.ts'
import type { Query, Question } from '../questions/query.ts'
import { readQuestion } from '../questions/read-question.ts'
import type { Answer } from './answer.ts'

type AnswerPart = (question: Question, query: Query, knowledge: Knowledge) => Promise<Answer>

interface Wish {
  message: string
  query: Query
}

const BOUNDARY = /\s*(?:[,;?!\n]|\.\s|\+|&|\b(?:and|plus|also|as well as)\b)+\s*/iu
/** Words that ask for one vendor with everything. */
const IS_ONE = /\b(?:both|same|combined?|together|all in one|one vendor|package)\b/iu
const MAX_LENGTH = 300
const MAX_WISHES = 3
const MAX_PARTS = 5
/** Vendors that are listed for each wish. */
const PER_WISH = 2
const MAX_CARDS = 4

/** Intents of messages that may contain several wishes. */
const SPLITS: ReadonlySet<Query['intent']> = new Set(['find', 'cost', 'site', 'own'])
const SEARCHES: ReadonlySet<Query['intent']> = new Set(['find', 'cost'])
/** How a part begins that asks for vendors. */
const WANTS =
  /^\P{L}*(?:any|find|need|looking|show|list|is there|are there|who|which|do you (?:have|know)|(?:i|we)(?:['’]re| are| am|['’]m)? (?:need|want|looking)|recommend|get me)\b/iu
/** How a part begins that asks for the site or the own data. A few words alone are no question. */
const ASKS = /^\P{L}*(?:how|where|when|what|which|who|whom|why|can|could|do|does|did|is|are|may|will|i|we|my|our)\b/iu

/**
 * Answers a message with several wishes one by one: "a florist under 1000 and a photographer under 3000". Returns null
 * for a message with a single wish.
 */
export async function answerWishes(
  question: Question,
  query: Query,
  knowledge: Knowledge,
  answerPart: AnswerPart,
): Promise<Answer | null> {
  const { message, vendorId } = question
  if (query.language !== 'en' || vendorId !== null || !SPLITS.has(query.intent)) return null
  if (message.length > MAX_LENGTH || IS_ONE.test(message)) return null
  const parts = message.split(BOUNDARY).filter((part) => /\p{L}/u.test(part))
  if (parts.length < 2 || parts.length > MAX_PARTS) return null
  const wishes = await readWishes(parts, question, knowledge)
  if (wishes.length < 2 || wishes.length > MAX_WISHES) return null
  // "I do hair, how do I get listed?" asks for no vendor.
  const isStory = ({ message, query }: Wish) => SEARCHES.has(query.intent) && !WANTS.test(message)
  if (!SEARCHES.has(query.intent) && wishes.some(isStory)) return null
  const answers = await Promise.all(
    shareConditions(wishes).map((wish) =>
      answerPart({ ...question, history: [], message: wish.message }, wish.query, knowledge),
    ),
  )
  return merge(answers)
}

/** Reads the parts of a message. A part without a subject of its own belongs to the part before. */
async function readWishes(parts: readonly string[], question: Question, knowledge: Knowledge): Promise<Wish[]> {
  const read = (message: string) => readQuestion({ ...question, history: [], message }, knowledge)
  const wishes: Wish[] = []
  const keys = new Set<string>()
  for (const message of parts) {
    const query = await read(message)
    const other = otherOrder(query, wishes.at(-1))
    if (other) {
      wishes.push({ message, query: other })
      continue
    }
    const key = SEARCHES.has(query.intent) || ASKS.test(message) ? subjectOf(query) : null
    if (key && !keys.has(key)) {
      keys.add(key)
      wishes.push({ message, query })
      continue
    }
    const last = wishes.at(-1)
    if (!last) return []
    const joined = `${last.message} and ${message}`
    const joinedQuery = await read(joined)
    if (subjectOf(joinedQuery) !== subjectOf(last.query)) return []
    wishes[wishes.length - 1] = { message: joined, query: joinedQuery }
  }
  return wishes
}

/** "And the most expensive one" asks for another order of the wish before. */
function otherOrder({ intent, sort, conditions }: Query, last: Wish | undefined): Query | null {
  const isOther = SEARCHES.has(intent) && sort !== 'match' && last !== undefined && SEARCHES.has(last.query.intent)
  const { categoryIds = [] } = last?.query.conditions ?? {}
  const isSame = conditions.categoryIds.every((id) => categoryIds.includes(id))
  return isOther && isSame && sort !== last.query.sort && last.query.sort !== 'match' ? { ...last.query, sort } : null
}

/** What a wish is about. Null if it does not say. */
function subjectOf({ intent, conditions, isCategoryHint, aspects, language }: Query): string | null {
  if (language !== 'en') return null
  if (SEARCHES.has(intent))
    return conditions.categoryIds.length === 1 && !isCategoryHint ? `category ${conditions.categoryIds[0]}` : null
  return intent === 'site' || intent === 'own' ? `${intent} ${aspects[0]}` : null
}

/** All wishes are for one wedding: the guests, a place at the end and an order at the start count for all. */
function shareConditions(wishes: readonly Wish[]): Wish[] {
  const isSearch = ({ query }: Wish) => SEARCHES.has(query.intent)
  const searches = wishes.filter(isSearch)
  const guests = searches.find(({ query }) => query.conditions.guests !== undefined)?.query.conditions.guests
  const last = searches.at(-1)?.query.conditions.places ?? []
  const sort = searches[0]?.query.sort ?? 'match'
  return wishes.map((wish) => {
    if (!isSearch(wish)) return wish
    const { query } = wish
    const { conditions } = query
    const places = conditions.places.length > 0 || conditions.unknownPlace ? conditions.places : last
    return {
      ...wish,
      query: {
        ...query,
        limit: PER_WISH,
        sort: query.sort === 'match' ? sort : query.sort,
        conditions: { ...conditions, places, ...(guests !== undefined && { guests }) },
      },
    }
  })
}

function merge(answers: readonly Answer[]): Answer | null {
  const [first] = answers
  const text = answers.map((answer) => answer.text).join('\n\n')
  if (!first || text.length > MAX_ASSISTANT_REPLY_LENGTH) return null
  const cards = answers.flatMap((answer) => answer.cards ?? []).slice(0, MAX_CARDS)
  const quotes = answers.flatMap((answer) => answer.quotes ?? [])
  return {
    language: first.language,
    text,
    ...(cards.length > 0 && { cards }),
    ...(quotes.length > 0 && { quotes }),
    ...(first.suggestions && { suggestions: first.suggestions }),
  }
}
