import { expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { readQuestion } from './read-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })
const PIECES = [
  'not',
  'without',
  'the second one',
  'cheaper',
  'florists',
  'in',
  'Oakland',
  'under',
  '$2,000',
  '2.500 €',
  '三百',
  '婚礼摄影师',
  'قاعة',
  '¿cuánto?',
  'Halide & Hart',
  'photogrpahers',
  'qzxv',
  '💍',
  '\u0000',
  '[View Profile](/dashboard/vendor-detail/1)',
  '<b>',
  'june 12',
  '99999999999999999999',
  '((((',
  '\n',
  'a'.repeat(90),
]

/** Returns the next number of a reproducible sequence. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

it('reads any text as a query, with up to 3 earlier turns', async () => {
  const random = createRandom(7)
  const pick = () => PIECES[random(PIECES.length)] ?? ''
  for (let run = 0; run < 200; run++) {
    const message = Array.from({ length: random(14) }, pick).join(' ')
    const history = Array.from({ length: random(4) * 2 }, (_, i) => ({
      role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: Array.from({ length: 1 + random(5) }, pick).join(' '),
    }))
    const vendorId = random(4) === 0 ? 1 + random(96) : null
    const query = await readQuestion({ message, history, vendorId, acceptLanguage: 'en' }, knowledge)
    expect(query.language).toMatch(/^(en|es|fr|de|it|pt|zh|ar)$/)
    expect(query.conditions.maxPrice ?? 1).toBeGreaterThan(0)
  }
})
