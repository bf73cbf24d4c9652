import { BUDGET_SYMBOLS, joinStyles, WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupleCategories, couples } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { formOf } from '../../testing/forms.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const PATH = '/registration/couple-preferences/'
const WISH = { wedding_description: 'Romantic, Garden', wedding_budget: '$$$' }

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
async function join() {
  const { body } = await createCoupleCalls(api).register(`couple-${++people}@example.com`)
  return { token: String(body.token), id: Number(body.userId) }
}

async function storedOf(id: number) {
  const [couple] = await api.db.select().from(couples).where(eq(couples.accountId, id))
  const rows = await api.db
    .select()
    .from(coupleCategories)
    .where(eq(coupleCategories.accountId, id))
    .orderBy(asc(coupleCategories.categoryId))
  return { ...couple, categories: rows.map(({ categoryId }) => categoryId) }
}

describe('POST /registration/couple-preferences/', () => {
  const form = new URLSearchParams(WISH)
  for (const id of ['2', '7']) form.append('categories', id)

  it.each([
    ['JSON', { json: { ...WISH, categories: [2, '7', 7] } }],
    ['a form', { form }],
    ['multipart', { form: formOf({ ...WISH, categories: ['7', '2'] }) }],
  ])('stores the preferences from %s', async (_kind, body) => {
    const { token, id } = await join()
    expect((await api.post(PATH, { token, ...body })).status).toBe(200)
    const stored = { weddingDescription: 'Romantic, Garden', budget: '$$$', categories: [2, 7] }
    expect(await storedOf(id)).toMatchObject(stored)
    const { body: profile } = await api.get('/couple/update-profile/', { token })
    expect(profile).toMatchObject({ ...WISH, categories: [2, 7], has_password: true })
  })

  it('accepts every category and every style', async () => {
    const { token, id } = await join()
    const categories = Array.from({ length: 16 }, (_, index) => String(index + 1))
    const wedding_description = joinStyles(WEDDING_STYLES)
    expect((await api.post(PATH, { token, form: formOf({ ...WISH, wedding_description, categories }) })).status).toBe(
      200,
    )
    expect(await storedOf(id)).toMatchObject({
      weddingDescription: wedding_description,
      categories: categories.map(Number),
    })
  })

  it('replaces the earlier preferences, even with a single category', async () => {
    const { token, id } = await join()
    await api.post(PATH, { token, form: formOf({ ...WISH, categories: ['1', '2', '3'] }) })
    const again = formOf({ wedding_description: 'Boho', wedding_budget: '$', categories: '16' })
    expect((await api.post(PATH, { token, form: again })).status).toBe(200)
    expect(await storedOf(id)).toMatchObject({ weddingDescription: 'Boho', budget: '$', categories: [16] })
  })

  it('accepts each of the five budgets', async () => {
    const { token, id } = await join()
    for (const wedding_budget of BUDGET_SYMBOLS) {
      expect((await api.post(PATH, { token, json: { ...WISH, wedding_budget, categories: [1] } })).status).toBe(200)
      expect(await storedOf(id)).toMatchObject({ budget: wedding_budget })
    }
  })

  it('stores one complete set for concurrent requests', async () => {
    const { token, id } = await join()
    const send = (categories: number[]) => api.post(PATH, { token, json: { ...WISH, categories } })
    const answers = await Promise.all([send([1, 2]), send([3, 4]), send([1, 2]), send([3, 4])])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(['1,2', '3,4']).toContain((await storedOf(id)).categories.join())
  })

  it.each([
    ['categories', []],
    ['categories', [17]],
    ['categories', [1, 0]],
    ['categories', [-1]],
    ['categories', ['undefined']],
    ['categories', ['1 or 1=1']],
    ['categories', [1e21]],
    ['categories', [{ id: 1 }]],
    ['categories', ''],
    ['wedding_budget', '$$$$$$'],
    ['wedding_budget', ''],
    ['wedding_budget', 'under $20,000'],
    ['wedding_description', ' '],
    ['wedding_description', 'x'.repeat(1001)],
  ])('responds 400, names the field and changes nothing for %s %j', async (field, value) => {
    const { token, id } = await join()
    await api.post(PATH, { token, json: { ...WISH, categories: [5] } })
    const answer = await api.post(PATH, { token, json: { ...WISH, categories: [6], [field]: value } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', [field]: [expect.any(String)] } })
    expect(await storedOf(id)).toMatchObject({ weddingDescription: 'Romantic, Garden', categories: [5] })
  })

  it('completes the onboarding', async () => {
    const { token } = await join()
    const isOnboarded = async () => (await api.get('/couple/update-profile/', { token })).body.is_onboarded
    await api.post(PATH, { token, json: { ...WISH, categories: [1] } })
    expect(await isOnboarded()).toBe(false)
    const info = { partner_name: 'Sam', wedding_date: '2027-05-03' }
    await api.post('/registration/couple-basicinfo/', { token, json: info })
    expect(await isOnboarded()).toBe(true)
  })
})
