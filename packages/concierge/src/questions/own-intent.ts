import type { OwnTopic } from './aspects.ts'
import { hasWordOf, isProcedural } from './question-form.ts'
import type { Reading } from './reading.ts'
import type { GeneralIntent, Situation } from './situation.ts'
import { wordsOf } from './tokens.ts'
import { translate } from './translation/translate.ts'

/** Words of questions about the couple's own data. */
const WORDS = {
  invoice:
    'invoice invoices bill bills owe owes owed owing debt debts due overdue outstanding unpaid payment payments pays balance installment installments receipts',
  pay: 'pay paid paying spent spend settled settle transferred',
  contract:
    'contract contracts agreement agreements sign signed signing signature signatures unsigned countersigned paperwork document documents',
  message:
    'message messages msg msgs reply replies replied answer answers answered wrote written write inbox unread respond responded response heard texted dm dms notification notifications',
  wedding: 'wedding married marry marrying hitched bigday',
  credits: 'credit credits',
  visions: 'vision visions',
  budget: 'budget',
  plan: 'plan subscription unlimited premium tier subscribed',
  booked: 'booked hired booking bookings reserved confirmed',
  saved:
    'saved favorites favourites favorite favourite hearted liked bookmarked shortlist shortlisted heart hearts favorited bookmarks save',
  active: 'contacted inquired messaged touch talking chatting inquiries inquiry conversations',
  scanned: 'scanned fair fairs expo',
  late: 'overdue late behind missed past',
  next: 'next first soon upcoming nearest earliest this coming when tomorrow today',
  left: 'left remaining remain remains minus subtract off after enough over',
  count: 'days weeks months sleeps countdown',
  until: 'left until till to go before have more still remaining',
  done: 'already have did has paid settled spent',
  place: 'where city town location place',
  date: 'when whens date day dates',
} as const
type Group = keyof typeof WORDS

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WORDS).map(([group, words]) => [group, new Set(words.split(' '))]),
)

/** Nouns that a topic stands for in a follow-up: "and which one is first?" */
const NOUNS: Partial<Record<OwnTopic, string>> = {
  owed: 'invoice',
  overdue: 'invoice',
  'next-due': 'invoice',
  paid: 'paid',
  contracts: 'contract',
  unread: 'message',
  'wedding-date': 'wedding',
  'days-left': 'wedding',
  'wedding-place': 'wedding',
  budget: 'budget',
  'budget-left': 'budget',
  booked: 'booked',
  saved: 'saved',
  active: 'contacted',
  credits: 'credits',
  plan: 'plan',
  visions: 'visions',
}

/** Longest follow-up that leaves out what it is about. */
const MAX_FOLLOW_UP = 8

/** Recognizes a question about the couple's own data by what it is about and what it asks. */
export function readOwn(reading: Reading, situation: Situation): GeneralIntent | null {
  const { tokens, language, patterns, amounts } = reading
  if (isProcedural(reading) || tokens.length > 24) return null
  const said =
    language === 'en' ? joinBigDay(tokens.map(({ word }) => word)) : translate(tokens, language).flatMap(wordsOf)
  const topic = IS_LEFT_OF.test(reading.text) ? 'budget-left' : HAVE_ONE.test(reading.text) ? 'booked' : topicOf(said)
  if (topic && isOwn(topic, reading, situation)) return { intent: 'own', aspects: topicsOfParts(reading) ?? [topic] }
  const noun = situation.lastOwn ? NOUNS[situation.lastOwn] : undefined
  const isFollowUp = tokens.length <= MAX_FOLLOW_UP && reading.features.length === 0 && amounts.length === 0
  if (!noun || !isFollowUp || patterns.smallTalk.length > 0 || !isElliptical(reading)) return null
  return { intent: 'own', aspects: [topicOf([...said, noun]) ?? situation.lastOwn ?? 'wedding'] }
}

/** "The big day" is the wedding. */
function joinBigDay(words: readonly string[]): string[] {
  return words.map((word, at) => (word === 'day' && words[at - 1] === 'big' ? 'bigday' : word))
}

/** Returns what the words of a question ask of the couple's own data. */
export function topicOf(words: readonly string[]): OwnTopic | null {
  const has = (...groups: readonly Group[]) => groups.every((group) => words.some((word) => SETS.get(group)?.has(word)))
  const isMoney = has('invoice') || has('pay')
  if (has('budget')) return has('left') ? 'budget-left' : 'budget'
  if (has('count') && has('until') && !isMoney) return 'days-left'
  if (isMoney && has('late')) return 'overdue'
  if (has('pay', 'done') && !words.includes('to') && !words.includes('still')) return 'paid'
  if (isMoney) return has('next') ? 'next-due' : 'owed'
  if (has('contract')) return 'contracts'
  if (has('message')) return 'unread'
  if (has('scanned') && words.includes('scanned')) return 'scanned'
  if (has('wedding', 'date')) return 'wedding-date'
  if (has('wedding', 'place')) return 'wedding-place'
  if (has('booked')) return 'booked'
  if (has('saved')) return 'saved'
  if (has('scanned')) return 'scanned'
  if (has('active')) return 'active'
  if (has('credits') && !words.some((word) => /^cards?$/.test(word))) return 'credits'
  if (has('plan')) return 'plan'
  if (has('visions', 'until') && words.includes('can')) return 'credits'
  return has('visions') ? 'visions' : null
}

/** Returns the topics of a question that lists several: "days left and credits left?" */
export function topicsOfParts({ text, language }: Pick<Reading, 'text' | 'language'>): OwnTopic[] | null {
  if (language !== 'en') return null
  const topics = text.split(/,|&|\+|\b(?:and|plus)\b/iu).map((part) => topicOf(wordsOf(part)))
  const known = [...new Set(topics.flatMap((topic) => topic ?? []))]
  return known.length > 1 && topics.every((topic) => topic !== null) ? known : null
}

/** "How much is left of the 30k?" */
const IS_LEFT_OF = /\bhow much\b.*\b(?:left|remains?|remaining)\b.*\b(?:of|from|in) (?:the|our|my)\b/iu
const STATE =
  /^(?:\P{L}*(?:so|and|ok|okay|hi|hey|but|pls|please|also|tell me|remind me|total of|sum of|largest|biggest|smallest|all|the)\b)*\P{L}*(?:do|does|did|have|has|is|are|am|was|were|any|anything|anyone|who|whom|whose|which|what|whats|what's|when|whens|how many|how much|how long|show|list|give me|check|remind|my|our|bills|invoices|payments|contracts|days|credits|open|unpaid|unread|unsigned|pending|overdue|due)\b/iu
const IS_SPENDING = /\bshould\b|\bfor (?:a|an|the)\b|\busually\b|\baverage\b|\bper\b|\bneed\b(?! to)|\blooking\b/iu

/** What only the couple can mean while a vendor is the subject: "did we pay?", "our contract". */
export const OF_COUPLE =
  /\b(?:did|have) (?:we|i) (?:already )?(?:pay|paid|sign|book|save|owe)|\b(?:we|i) (?:still )?owe\b|\b(?:our|my) (?:invoice|contract|budget|wedding|credits|favou?rites|messages)/iu

/** "Has the florist signed?" */
const OF_OUR_VENDOR =
  /\b(?:has|have|did|hasn[’']?t|haven[’']?t|didn[’']?t) the [\p{L} &]+? (?:already |yet )?(?:sign|repl|answer|respon|writ|wrote|confirm|sent|paid|been paid)/iu
/** "Is the loft paid off?" */
const IS_SETTLED =
  /^\P{L}*(?:is|was|has|are) (?:the )?[\p{L}’' &]+? (?:been )?(?:fully |already )?(?:paid|settled|signed)\b(?! (?:by|per))/iu
/** "Do we have a photographer yet?" */
const HAVE_ONE =
  /\b(?:do|have|did) (?:we|i) (?:already |even )?(?:have|got|booked?|hired?|found|find) an? [\p{L} &]+? (?:yet|already|booked)\b/iu

/** Whether the couple asks about their own state, not about vendors. */
function isOwn(topic: OwnTopic, reading: Reading, { hasVendor, hasFocus, isSignedIn }: Situation): boolean {
  const { text, tokens, namedCategoryIds, places, amounts, date } = reading
  const isMine = hasWordOf(reading, 'mine')
  if (topic === 'budget-left') return (isMine || isSignedIn) && !hasFocus
  if (reading.language !== 'en') return isMine && isSignedIn && !hasVendor && !hasFocus && namedCategoryIds.length === 0
  const isPriced = amounts.length > 0 && date === undefined
  if (!STATE.test(text) || IS_SPENDING.test(text) || isPriced || places.length > 0) return false
  if (!hasVendor && namedCategoryIds.length > 0 && isSignedIn && (OF_OUR_VENDOR.test(text) || HAVE_ONE.test(text)))
    return true
  if (hasVendor) return isSignedIn && (isMine || IS_SETTLED.test(text))
  if (hasFocus) return isSignedIn && OF_COUPLE.test(text)
  if (namedCategoryIds.length > 0) return isSignedIn && isMine
  return isMine || (isSignedIn && tokens.length <= 7)
}

/** Whether a question leaves out what it is about. */
function isElliptical({ text, namedCategoryIds, tags }: Reading): boolean {
  if (tags.any('cue', 'find') && namedCategoryIds.length > 0 && !/\bfrom\b/iu.test(text)) return false
  return /^(?:and|which|when|how many|how much|who|whom|what about|is (?:it|that)|are (?:they|those)|since when|from whom|to whom|by when)\b/iu.test(
    text,
  )
}
