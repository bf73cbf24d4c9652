import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { visions } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const PATH = '/couple/update-profile/'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
let token: string
let accountId: number
beforeEach(async () => {
  const { body } = await createCoupleCalls(api).register(`vision-facts-${++people}@example.com`)
  token = String(body.token)
  accountId = Number(body.userId)
})

async function describeVision(description: string, minutesAgo = 0): Promise<void> {
  const now = new Date(api.clock.now().getTime() - minutesAgo * 60_000)
  await api.db
    .insert(visions)
    .values({ id: randomUUID(), accountId, description, status: 'ready', createdAt: now, requestedAt: now })
}

const factsOf = async () => (await api.get(PATH, { token })).body.vision_facts

it('the profile has the facts of the wedding that the couple’s visions name', async () => {
  await describeVision('A rustic garden wedding for 80 guests near Sonoma on June 12, 2998, budget about $30,000')
  expect(await factsOf()).toEqual({
    ...{ wedding_date: '2998-06-12', guests: 80, wedding_budget: '$$' },
    ...{ wedding_city: 'Sonoma, California', wedding_description: 'Rustic, Garden' },
  })
})

it('the profile has no facts of visions that name none', async () => {
  expect(await factsOf()).toBeUndefined()
  await describeVision('A barn at dusk in June')
  expect(await factsOf()).toBeUndefined()
})

it('the profile has the facts of the latest vision that names them', async () => {
  await describeVision('Dinner for 120 guests, budget of $45,000', 5)
  await describeVision('Dinner for 60 guests', 1)
  expect(await factsOf()).toEqual({ guests: 60, wedding_budget: '$$$$' })
})

it('the profile has only the facts of fields that are empty', async () => {
  await describeVision('Dinner for 120 guests in Sonoma on June 12, 2998')
  await api.post(PATH, { token, json: { guests: 90, wedding_city: 'Napa' } })
  expect(await factsOf()).toEqual({ wedding_date: '2998-06-12' })
  await api.post(PATH, { token, json: { wedding_date: '2999-01-02' } })
  expect(await factsOf()).toBeUndefined()
})
