import type { OwnData } from '../knowledge.ts'
import { OWN_TOPICS, type OwnTopic } from '../questions/aspects.ts'
import { plain } from '../text.ts'
import type { Context, Draft } from './context.ts'
import { budget, budgetLeft } from './own/budget.ts'
import { contracts, unread } from './own/documents.ts'
import { fromInvoices, nextDue, overdue, owed, paid } from './own/invoices.ts'
import { list, missing, visions } from './own/lists.ts'
import { nextSteps } from './own/next-steps.ts'
import { wedding, weddingDay } from './own/wedding.ts'

/** Answers a question about the couple's own data. */
export async function answerOwn(context: Context): Promise<Draft> {
  const { knowledge, query, say } = context
  const { own } = knowledge
  if (!own) return { text: say.own.signedOut, suggestions: [say.suggestions.venues, say.suggestions.vision] }
  const topics = query.aspects.filter(isOwnTopic)
  const texts = await Promise.all(
    (topics.length > 0 ? topics : (['wedding'] as const)).map((topic) => ANSWERS[topic](own, context)),
  )
  const known = texts.filter((text) => text !== null)
  const { next, owed: owedQuestion, contracts: contractsQuestion, budget: split } = say.suggestions
  const suggestions = [
    ...(topics.includes('next-steps') ? [] : [next]),
    ...(topics.some((topic) => MONEY.has(topic)) ? [] : [owedQuestion]),
    ...(topics.includes('contracts') ? [] : [contractsQuestion]),
    split,
  ].slice(0, 3)
  return { text: known.length > 0 ? [...new Set(known)].join('\n') : say.own.notAllowed, suggestions }
}

const MONEY: ReadonlySet<OwnTopic> = new Set(['owed', 'overdue', 'next-due', 'paid'])

type OwnAnswer = (own: OwnData, context: Context) => Promise<string | null>

const ANSWERS: Record<OwnTopic, OwnAnswer> = {
  owed: (own, context) => fromInvoices(own, context, owed),
  overdue: (own, context) => fromInvoices(own, context, overdue),
  'next-due': (own, context) => fromInvoices(own, context, nextDue),
  paid: (own, context) => fromInvoices(own, context, paid),
  contracts,
  unread,
  'wedding-date': weddingDay,
  'days-left': weddingDay,
  'wedding-place': async (own, { say }) => {
    const wedding = await own.wedding()
    return wedding && (wedding.city ? say.own.place(plain(wedding.city)) : say.own.noPlace)
  },
  budget,
  'budget-left': budgetLeft,
  wedding,
  booked: (own, context) => list('booked', own, context),
  saved: (own, context) => list('saved', own, context),
  active: (own, context) => list('active', own, context),
  scanned: (own, context) => list('scanned', own, context),
  credits: async (own, { say }) => {
    const credits = await own.credits()
    if (!credits) return null
    if (credits.left === 'unlimited') return say.own.unlimited
    return credits.left === 0 ? `${say.own.credits(0)} ${say.own.upgrade}` : say.own.credits(credits.left)
  },
  plan: async (own, { say }) => {
    const credits = await own.credits()
    if (!credits) return null
    if (credits.plan === 'monthly' || credits.left === 'unlimited') return say.own.unlimited
    return `${say.own.freePlan(credits.left)} ${say.own.upgrade}`
  },
  visions,
  missing,
  'next-steps': nextSteps,
}

function isOwnTopic(aspect: string): aspect is OwnTopic {
  return OWN_TOPICS.some((topic) => topic === aspect)
}
