import { MAX_ASSISTANT_MESSAGE_LENGTH, MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAccountData } from '../../evaluation/account-data.ts'
import { createInventionCheck } from '../../evaluation/find-invented.ts'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { conversations } from '../../evaluation/random-questions.ts'
import { type Account, readQuestions } from '../../evaluation/read-questions.ts'
import type { Question } from '../questions/query.ts'
import { readQuestion } from '../questions/read-question.ts'
import { answerQuery, answerQuestion } from './answer-question.ts'

const TODAY = '2026-11-23'
const account: Account = {
  names: ['Ana', 'Ben'],
  weddingDate: '2027-06-12',
  city: 'Oakland',
  budget: 30_000,
  invoices: [
    { vendor: 'Stem & Cinder', name: 'Deposit', amount: 1700, due: '2026-12-10', paid: false },
    { vendor: 'Saltworks Loft', name: 'Second half', amount: 4400, due: '2026-11-15', paid: false },
  ],
  contracts: [{ vendor: 'Stem & Cinder', name: 'Floral contract', state: 'to-sign' }],
  unread: [{ vendor: 'Halide & Hart', count: 2 }],
  favourites: ['The Brass Verandah'],
  booked: ['Saltworks Loft'],
  visions: [{ title: 'Loft at dusk' }],
  credits: 2,
  plan: 'free',
}

const visitor = createMemoryKnowledge({ today: TODAY })
const { vendors: profiles } = await visitor.find({
  conditions: { categoryIds: [], places: [], notPlaces: [], features: [] },
  sort: 'match',
  limit: 600,
})
const couple = createMemoryKnowledge({ today: TODAY, own: createAccountData(account, profiles) })
const site = [await visitor.categories(), await visitor.packs(), await visitor.monthlyPrice(), visitor.supportEmail]
const findInvented = await createInventionCheck({ profiles, site, today: TODAY })
const idOf = (name: string) => profiles.find((vendor) => vendor.name === name)?.id ?? 0

const ask = (message: string, more: Partial<Question> = {}, knowledge = visitor) =>
  answerQuestion({ message, history: [], vendorId: null, acceptLanguage: 'en', ...more }, knowledge)

describe('answerQuestion', () => {
  it('names the package that fits the price, on the card and in the text', async () => {
    const { text, cards } = await ask('florists under $2000 in Oakland')
    expect(text).toContain('**Stem & Cinder**')
    expect(cards).toEqual([
      expect.objectContaining({ name: 'Stem & Cinder', reason: expect.stringContaining('$1,600 of your $2,000') }),
    ])
  })

  it('lists vendors in other places if none fits, and says which condition it left out', async () => {
    const { text } = await ask('photographer in Napa under 2000')
    expect(text).toMatch(/^I found no photographers in Napa up to \$2,000\.\nNearest, in other places:/)
  })

  it('creates a table of the rows in which the compared vendors differ', async () => {
    const { table } = await ask('compare slow shutter and halide & hart')
    expect(table?.columns.map(({ name }) => name)).toEqual(['Slow Shutter', 'Halide & Hart'])
    for (const { cells } of table?.rows ?? []) expect(new Set(cells).size).toBe(2)
  })

  it('quotes the sentence that a reply is based on', async () => {
    const { text, quotes } = await ask('is there an elevator?', { vendorId: idOf('Saltworks Loft') })
    const [quote] = quotes ?? []
    expect(quote?.text).toMatch(/elevator/i)
    expect(text).toContain(quote?.text)
  })

  it('says that a profile does not answer a question instead of denying it', async () => {
    const { text } = await ask('do you take bitcoin?', { vendorId: idOf('Ounce') })
    expect(text).toMatch(/doesn’t say/)
    expect(text).not.toMatch(/^(No|Yes)\b/)
  })

  it('names no other vendor if the question is limited to the vendor of the page', async () => {
    const vendorId = idOf('Wild Ranunculus')
    for (const message of [
      'who is similar?',
      'cheapest florist',
      'is Stem & Cinder cheaper?',
      'photographers in Napa',
    ]) {
      const { text, cards = [] } = await ask(message, { vendorId, scope: 'vendor' })
      for (const { id, name } of profiles) if (id !== vendorId) expect(text).not.toContain(`**${name}**`)
      expect(cards.filter(({ id }) => id !== vendorId)).toEqual([])
    }
  })

  it('quotes the facts of the embedding page as the page’s own', async () => {
    const host = { name: 'The Old Mill', facts: [{ title: 'Parking', text: 'There are 40 spaces behind the mill.' }] }
    const knowledge = createMemoryKnowledge({ today: TODAY, host })
    const { text } = await ask('is there parking?', { vendorId: idOf('Saltworks Loft'), scope: 'vendor' }, knowledge)
    expect(text).toContain('**The Old Mill** says here')
    expect(text).toContain('There are 40 spaces')
  })

  it('never repeats the wording of the last fallback', async () => {
    const first = await ask('asdf qwer')
    const history = [
      { role: 'user' as const, content: 'asdf qwer' },
      { role: 'assistant' as const, content: first.text },
    ]
    expect((await ask('asdf qwer', { history })).text).not.toBe(first.text)
  })

  it('begins with a sentence in the language of the question if the reply is in English', async () => {
    const question = { message: 'a photographer in Oakland', history: [], vendorId: null, acceptLanguage: 'it' }
    const query = await readQuestion(question, visitor)
    const { text, language } = await answerQuery(question, { ...query, language: 'it' }, visitor)
    expect(language).toBe('en')
    expect(text).toMatch(/^Capisco l’italiano/)
  })
})

const words = (await readQuestions([])).flatMap(({ turns }) => turns.flatMap(({ ask }) => ask.split(' ')))
const message = fc
  .oneof(
    fc
      .array(
        fc.constantFrom(
          ...words,
          ...profiles.map(({ name }) => name),
          'constructor',
          '__proto__',
          '**',
          '[View Profile](x)',
        ),
        { minLength: 1, maxLength: 9 },
      )
      .map((some) => some.join(' ')),
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.lorem({ maxCount: 6 }),
  )
  .map((text) => text.toWellFormed().slice(0, 100).toWellFormed())

/** Has a conversation and checks that each reply has its numbers and names from its sources. */
async function expectSources(asked: readonly string[], signedIn: boolean, more: Partial<Question>): Promise<void> {
  const history: Question['history'][number][] = []
  for (const said of asked) {
    const answer = await ask(said, { ...more, history: [...history] }, signedIn ? couple : visitor)
    expect(findInvented(answer, asked, signedIn ? account : undefined)).toEqual([])
    expect(answer.text.trim()).not.toBe('')
    expect(answer.text.length).toBeLessThanOrEqual(MAX_ASSISTANT_REPLY_LENGTH)
    expect(answer.cards?.length ?? 0).toBeLessThanOrEqual(4)
    for (const suggestion of answer.suggestions ?? []) {
      expect(suggestion.length).toBeLessThanOrEqual(MAX_ASSISTANT_MESSAGE_LENGTH)
    }
    history.push({ role: 'user', content: said }, { role: 'assistant', content: answer.text })
  }
}

describe('every reply', () => {
  it('contains only numbers and names of the catalogue, the question or the couple’s own data', async () => {
    const knownVendor = fc.option(fc.constantFrom(...profiles.map(({ id }) => id), 999_999))
    const isCouple = fc.boolean()
    const language = fc.constantFrom('en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ar')
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: 1, maxLength: 3 }),
        knownVendor,
        isCouple,
        language,
        (asked, vendorId, signedIn, acceptLanguage) => expectSources(asked, signedIn, { vendorId, acceptLanguage }),
      ),
      { numRuns: 400 },
    )
  }, 300_000)

  it('of a conversation about vendors contains only numbers and names of its sources', async () => {
    const names = profiles.map(({ name }) => name)
    const asked = conversations(names, await visitor.places())
    await fc.assert(
      fc.asyncProperty(asked, fc.boolean(), (asked, signedIn) => expectSources(asked, signedIn, {})),
      { numRuns: 300 },
    )
  }, 300_000)
})
