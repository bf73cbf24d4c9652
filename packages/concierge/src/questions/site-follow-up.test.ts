import { expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { answerQuestion } from '../answers/answer-question.ts'
import type { Question } from './query.ts'
import { readQuestion } from './read-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })

it.each<[string[], string]>([
  [['how do i make a vision', 'how much does it cost'], 'credits-price'],
  [['how do i make a vision', 'how much does it cost', 'and how long does it take?'], 'vision-time'],
  [['how do i make a vision', 'can i share it'], 'vision-share'],
  [['how do i delete my account', 'can i undo that?'], 'undo-deletion'],
  [['how do i sign', 'and my partner?'], 'partner-signs'],
  [['how do i pay an invoice', 'can i pay half?'], 'pay-partial'],
  [['what does monthly cost', 'can i cancel any time'], 'cancel-plan'],
])('readQuestion reads the last of %j as a follow-up on the site', async (asks, topic) => {
  const history: Question['history'][number][] = []
  const questionOf = (message: string) => ({ message, history, vendorId: null, acceptLanguage: 'en' })
  for (const ask of asks.slice(0, -1)) {
    const { text } = await answerQuestion(questionOf(ask), knowledge)
    history.push({ role: 'user', content: ask }, { role: 'assistant', content: text })
  }
  const { intent, aspects } = await readQuestion(questionOf(asks.at(-1) ?? ''), knowledge)
  expect({ intent, aspects }).toEqual({ intent: 'site', aspects: [topic] })
})
