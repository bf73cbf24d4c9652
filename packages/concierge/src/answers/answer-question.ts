import { MAX_ASSISTANT_MESSAGE_LENGTH, MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { fillAmounts } from '../fill-amounts.ts'
import type { Knowledge } from '../knowledge.ts'
import { VENDOR_ASPECTS } from '../questions/aspects.ts'
import { type Intent, type Query, type Question, REPLY_LANGUAGES, type ReplyLanguage } from '../questions/query.ts'
import { readQuestion } from '../questions/read-question.ts'
import { wordsIn } from '../text.ts'
import { aboutVendors } from './about-vendor.ts'
import { giveAdvice } from './advice.ts'
import type { Answer } from './answer.ts'
import { answerEach } from './answer-each.ts'
import { answerWishes } from './answer-wishes.ts'
import { answerDistress, answerRude, askBack, declineInjection, declineOutOfScope, referToPerson } from './care.ts'
import { chooseReading } from './choose-reading.ts'
import { compareVendors } from './compare.ts'
import type { Context, Draft, Planner } from './context.ts'
import { costOf } from './cost.ts'
import { fillRegion } from './fill-region.ts'
import { findVendors } from './find.ts'
import { formatFor } from './format.ts'
import { answerOwn } from './own.ts'
import { NOTICES, SENTENCES } from './sentences/index.ts'
import { explainSite } from './site.ts'
import { makeSmallTalk } from './small-talk.ts'
import { withinVendor } from './within-vendor.ts'

const PLANNERS: Record<Intent, Planner> = {
  find: withinVendor(findVendors),
  compare: withinVendor(compareVendors),
  'about-vendor': withinVendor(aboutVendors),
  cost: withinVendor(costOf),
  advice: giveAdvice,
  site: explainSite,
  own: answerOwn,
  'small-talk': makeSmallTalk,
  'out-of-scope': declineOutOfScope,
  distress: answerDistress,
  rude: answerRude,
  person: referToPerson,
  injection: declineInjection,
  unclear: askBack,
}

/** Answers a question from facts. The same question with the same knowledge always gets the same reply. */
export async function answerQuestion(question: Question, knowledge: Knowledge): Promise<Answer> {
  const query = await readQuestion(question, knowledge)
  return (await answerWishes(question, query, knowledge, answerQuery)) ?? answerQuery(question, query, knowledge)
}

/** Answers a question that has already been understood. */
export async function answerQuery(question: Question, read: Query, knowledge: Knowledge): Promise<Answer> {
  const query = await chooseReading(question, read, knowledge)
  const language = replyLanguageOf(query)
  const context: Context = {
    question,
    query,
    knowledge,
    categories: await knowledge.categories(),
    say: SENTENCES[language],
    format: formatFor(language),
  }
  const planner = PLANNERS[intentOf(context)]
  return finish((await answerEach(context, planner)) ?? (await planner(context)), context, language)
}

/** An aspect without a subject is about the vendor of the page. A question that ranks several vendors compares them. */
function intentOf({ query, question }: Context): Intent {
  const { intent, aspects, vendorIds, sort, words, conditions } = query
  const asksOfVendor = aspects.some((aspect) => VENDOR_ASPECTS.some((one) => one === aspect))
  if (intent === 'unclear' && asksOfVendor && question.vendorId !== null) return 'about-vendor'
  if (intent !== 'about-vendor' || vendorIds.length < 2) return intent
  const asksNothing = aspects.length + words.length + conditions.features.length === 0
  return sort !== 'match' || asksNothing ? 'compare' : intent
}

async function finish(draft: Draft, context: Context, language: ReplyLanguage): Promise<Answer> {
  const { query, question, knowledge } = context
  const { text, cards, table, quotes, suggestions } = await fillDraft(draft, knowledge, language)
  const notice = NOTICES[query.language] ?? ''
  const asked = wordsIn(question.message).join(' ')
  const short = suggestions?.filter(
    (suggestion) => suggestion.length <= MAX_ASSISTANT_MESSAGE_LENGTH && wordsIn(suggestion).join(' ') !== asked,
  )
  return {
    language,
    text: truncate(notice ? `${notice}\n${text}` : text),
    ...(cards?.length && { cards }),
    ...(table && table.rows.length > 0 && { table }),
    ...(quotes?.length && { quotes }),
    ...(short?.length && { suggestions: short }),
  }
}

/** Writes the names and the currency of the deployment in place of their marks. */
async function fillDraft(draft: Draft, { places, region, currency }: Knowledge, language: ReplyLanguage) {
  const [place = '{{region}}'] = draft.text.includes('{{place}}') ? await places() : []
  const fill = (text: string) => fillAmounts(fillRegion(text, language, region), language, currency)
  return {
    ...draft,
    text: fill(draft.text.replaceAll('{{place}}', () => place)),
    cards: draft.cards?.map((card) => ({ ...card, reason: fill(card.reason) })),
    table: draft.table && {
      ...draft.table,
      rows: draft.table.rows.map(({ label, cells }) => ({ label, cells: cells.map(fill) })),
    },
    quotes: draft.quotes?.map((quote) => ({ ...quote, text: fill(quote.text) })),
  }
}

function replyLanguageOf({ language }: Query): ReplyLanguage {
  return REPLY_LANGUAGES.find((one) => one === language) ?? 'en'
}

/** Cuts a text after the last complete line within the length limit. */
function truncate(text: string): string {
  if (text.length <= MAX_ASSISTANT_REPLY_LENGTH) return text
  const end = text.lastIndexOf('\n', MAX_ASSISTANT_REPLY_LENGTH)
  return end > 0 ? text.slice(0, end) : text.slice(0, MAX_ASSISTANT_REPLY_LENGTH)
}
