import { expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../../evaluation/memory-knowledge.ts'
import { answerQuestion } from '../answer-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })

it.each(['do you accept credit cards', 'can I pay by card?', 'do you take visa or venmo'])(
  'answerQuestion quotes no terms of payment for "%s"',
  async (message) => {
    const [vendor] = (await knowledge.named(['pin', 'curl', 'parlor'])).filter(({ name }) => name === 'Pin Curl Parlor')
    const { text } = await answerQuestion(
      { message, history: [], vendorId: vendor?.id ?? null, acceptLanguage: 'en' },
      knowledge,
    )
    expect(text).toContain('**Pin Curl Parlor** doesn’t say')
    expect(text).not.toContain('A third on booking')
  },
)
