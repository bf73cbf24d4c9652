import type { Question } from '../questions/query.ts'
import { readQuestion } from '../questions/read-question.ts'
import { splitQuestions } from '../questions/split-questions.ts'
import { profileLink } from '../text.ts'
import type { Context, Draft, Planner } from './context.ts'

/**
 * Answers the questions of a message about one vendor one by one: "is the crust vegan? and do you bake cakes?" Returns
 * null for a message with a single question.
 */
export async function answerEach(context: Context, planner: Planner): Promise<Draft | null> {
  const { question, query, knowledge } = context
  const [id] = query.vendorIds
  if (query.intent !== 'about-vendor' || query.vendorIds.length !== 1 || id === undefined) return null
  const parts = query.language === 'en' ? splitQuestions(question.message) : []
  if (parts.length < 2) return null
  const drafts: Draft[] = []
  let history = question.history
  for (const message of parts) {
    const part: Question = { ...question, message, history }
    const read = await readQuestion(part, knowledge)
    if (read.intent !== 'about-vendor' || read.vendorIds.length !== 1 || read.vendorIds[0] !== id) return null
    drafts.push(await planner({ ...context, question: part, query: read }))
    history = [...history, { role: 'user', content: message }, { role: 'assistant', content: profileLink(id) }]
  }
  const [first] = drafts
  return {
    text: [...new Set(drafts.map(({ text }) => text))].join('\n\n'),
    quotes: drafts.flatMap(({ quotes }) => quotes ?? []),
    ...(first?.cards && { cards: first.cards }),
    ...(first?.suggestions && { suggestions: first.suggestions }),
  }
}
