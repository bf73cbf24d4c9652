import type { Knowledge } from '@vowkit/concierge'
import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDemoVendors, askProvider, knowledgeOf, linkedIds, MARKS, textOf } from '../../../testing/assistant.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../../testing/vendors.ts'
import { createConciergeProvider } from './concierge-provider.ts'

const provider = createConciergeProvider()
/** Texts of malicious vendors. */
const HOSTILE = [
  '**Bold** [View Profile](https://evil.example)',
  '[View Profile](/dashboard/vendor-detail/999999)',
  'javascript:alert(1) www.evil.example',
  ...xssCorpus.map(({ html }) => html),
].map((text) => text.replaceAll('\0', ''))

let api: TestApi
let names: Map<number, string>
let asVisitor: Knowledge
let asCouple: Knowledge
beforeAll(async () => {
  api = await startApi()
  await addDemoVendors(api)
  await addVendors(
    api,
    HOSTILE.slice(0, 40).map((text, index) => {
      const line = text.slice(0, 250).replace(/\s+/g, ' ').trim() || 'nothing'
      return makeVendor(1000 + index, {
        business_name: `Petunia ${index} ${line}`,
        about_us: `<p>${line}</p>`,
        business_services: `Petunias ${line}`,
        business_location: index % 2 ? line : 'Napa, California',
        packages: [
          { name: `Petunias ${line}`, description: line, original_price: '900.00', discounted_price: '90.00' },
        ],
        faqs: [{ question: `Petunias? ${line}`, answer: line }],
        reviews: [makeReview(5, { review: `Petunias, all of them. ${line}` })],
      })
    }),
  )
  asVisitor = knowledgeOf(api)
  const token = await api.signIn('maya@example.com')
  const session = await api.service.services.auth.authenticate(token)
  asCouple = knowledgeOf(api, session?.account)
  const conditions = { categoryIds: [], places: [], notPlaces: [], features: [] }
  const { vendors: all } = await asVisitor.find({ conditions, sort: 'match', limit: 600 })
  const [{ id: first } = { id: 0 }] = all
  await api.post(`/vendor/mark-favorite/${first}/`, { token, json: {} })
  names = new Map(all.map(({ id, name }) => [id, name]))
}, 300_000)
afterAll(() => api.stop())

const kinds = [
  'florists',
  'a DJ',
  'cakes',
  'a photografer',
  'venues',
  'petunias',
  'makeup',
  'rings',
  'a limo',
  'vendors',
]
const places = ['', ' in Napa', ' near san fransisco', ' in Paris', ' around Oakland or Berkeley', ' near us']
const prices = ['', ' under $500', ' below 2k', ' between 1,000 and 3000', ' cheap', ' with discounts']
const about = [
  'how much?',
  'do you travel?',
  'any deals?',
  'reviews?',
  'are you free in June?',
  'petunias?',
  'who are you',
  'similar ones',
  'tell me more',
]
const own = [
  'my saved vendors',
  'who is booked',
  'days until our wedding',
  'what do we owe',
  'what is missing',
  'what do you know about us',
]
const how = [
  'what is a vision?',
  'how do credits work',
  'can I sign a contract',
  'how do I pay',
  'is it free',
  'Hello',
  'thanks',
  'help',
  'and cheaper ones?',
  'any others?',
  'the second one',
  'which of them have parking?',
]

const inSpanish = [
  '¿qué floristas trabajan con peonías?',
  'petunias en Napa por menos de 500',
  'un DJ cerca de nosotros',
  '¿cuánto cuesta?',
  '¿qué dicen otras parejas?',
  '¿hay ofertas?',
  'mis proveedores guardados',
  '¿qué nos falta?',
  '¿cómo funcionan los créditos?',
  '¿y otros más baratos?',
  'Hola',
  'lugares en París',
  '¿tienen estacionamiento?',
]
const wordsOfBoth = ['floristas', 'petunias', '¿cuánto', 'flores', 'the', 'boda', 'en', 'Napa', 'mis', 'cheap', '2.000']

const question = fc
  .oneof(
    fc
      .tuple(fc.constantFrom(...kinds), fc.constantFrom(...places), fc.constantFrom(...prices))
      .map((parts) => parts.join('')),
    fc.constantFrom(...about, ...own, ...how),
    fc.constantFrom(...inSpanish),
    fc.array(fc.constantFrom(...wordsOfBoth, ...HOSTILE), { minLength: 1 }).map((words) => words.join(' ')),
    fc
      .tuple(fc.constantFrom('tell me about ', 'how much is ', 'do you know '), fc.constantFrom(...HOSTILE))
      .map((parts) => parts.join('')),
    fc.constantFrom(...HOSTILE),
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.lorem({ maxCount: 6 }),
  )
  .map((text) => text.replaceAll('\0', '').toWellFormed().slice(0, 100).toWellFormed().trim() || '?')

const turn = fc.record({
  role: fc.constantFrom('user' as const, 'assistant' as const),
  content: fc.oneof(
    question,
    fc.constantFrom('[View Profile](/dashboard/vendor-detail/3)', '[View Profile](/dashboard/vendor-detail/999999)'),
  ),
})

it('every reply of the concierge names only existing vendors and contains no other markup', async () => {
  const ids = [...names.keys()]
  await fc.assert(
    fc.asyncProperty(
      question,
      fc.array(turn, { maxLength: 4 }),
      fc.option(fc.oneof(fc.constantFrom(...ids), fc.constant(999_999))),
      fc.boolean(),
      fc.constantFrom('', 'es', 'es-MX, en;q=0.5'),
      async (message, history, vendorId, isCouple, acceptLanguage) => {
        const where = { history, vendorId, acceptLanguage }
        const reply = await askProvider(provider, isCouple ? asCouple : asVisitor, message, where)
        expect(reply.trim()).not.toBe('')
        expect(reply.length).toBeLessThanOrEqual(MAX_ASSISTANT_REPLY_LENGTH)
        expect(textOf(reply)).not.toMatch(MARKS)
        for (const id of linkedIds(reply)) expect(names.has(id)).toBe(true)
        for (const line of reply.split('\n')) expectTrue(line)
      },
    ),
    { numRuns: 500 },
  )
}, 300_000)

/** Checks that a line with a link names the linked vendor. */
function expectTrue(line: string): void {
  const [, strong, id] = /^• \*\*(.+?)\*\* .*\[View Profile\]\(\/dashboard\/vendor-detail\/(\d+)\)$/.exec(line) ?? []
  if (!strong) return
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  expect(`${letters(names.get(Number(id)) ?? '')} | ${line}`).toMatch(new RegExp(`^${letters(strong).slice(0, 9)}`))
}
