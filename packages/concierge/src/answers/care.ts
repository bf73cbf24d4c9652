import { DISTRESS, type Distress } from '../questions/aspects.ts'
import type { Context, Draft } from './context.ts'
import { offerCategories } from './offer-categories.ts'
import { explainTopics, isSiteTopic } from './site.ts'

/** In danger, nothing else matters. */
const DANGER: ReadonlySet<Distress> = new Set(['crisis', 'violence'])

/** Answers a couple in distress: kindly and briefly, without a search and without suggestions. */
export async function answerDistress(context: Context): Promise<Draft> {
  const { query, say, knowledge } = context
  const topic = query.aspects.find(isDistress) ?? 'overwhelmed'
  const requests = DANGER.has(topic) ? [] : query.aspects.filter(isSiteTopic)
  return { text: [say.care.distress[topic](knowledge), ...(await explainTopics(requests, context))].join('\n') }
}

export function answerRude(context: Context): Draft {
  return {
    text: varied(context.say.care.rude, context),
    suggestions: [context.say.suggestions.person, context.say.suggestions.venues],
  }
}

/** Says how to reach a person. */
export function referToPerson({ say, knowledge }: Context): Draft {
  return { text: say.care.person(knowledge) }
}

export function declineOutOfScope(context: Context): Draft {
  const { say } = context
  return { text: varied(say.care.outOfScope, context), suggestions: [say.suggestions.venues, say.suggestions.timeline] }
}

export function declineInjection({ say }: Context): Draft {
  return { text: say.care.injection, suggestions: [say.suggestions.venues, say.suggestions.vision] }
}

/** Asks what the visitor means. */
export function askBack(context: Context): Draft {
  const { say, query } = context
  // "Who is free on July 4?"
  if (query.date || query.aspects.includes('availability')) {
    const offer = offerCategories(context)
    return { ...offer, text: `${say.find.dateNote} ${offer.text}` }
  }
  const { venues, vision, person } = say.suggestions
  return { text: varied(say.care.unclear, context), suggestions: [venues, vision, person] }
}

/** Returns the first of several wordings that the last reply did not use. */
function varied(wordings: readonly string[], { question }: Context): string {
  const replies = question.history.filter(({ role }) => role === 'assistant')
  const last = replies.at(-1)?.content ?? ''
  const earlier = replies.map(({ content }) => content).join('\n')
  const unused = wordings.find((text) => !earlier.includes(text))
  return unused ?? wordings.find((text) => !last.includes(text)) ?? ''
}

function isDistress(aspect: string): aspect is Distress {
  return DISTRESS.some((topic) => topic === aspect)
}
