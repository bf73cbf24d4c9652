import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CoupleCalls, createCoupleCalls } from '../../testing/couples.ts'
import { formOf } from '../../testing/forms.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const CREATE = '/couple/couple-inspiration/create/'
const LIST = '/couple/couple-inspiration/list/'
const KEY = { 'Idempotency-Key': '0b6f1c9e-3b0f-4a53-9c62-51b0b8a3d001' }

let api: TestApi
let join: CoupleCalls['join']
let owner: string
let stranger: string
beforeAll(async () => {
  api = await startApi()
  join = createCoupleCalls(api).join
  owner = await join('owner@example.com')
  await api.post(CREATE, { token: owner, form: await secret(), headers: KEY })
})
afterAll(() => api.stop())

let strangers = 0
beforeEach(async () => {
  stranger = await join(`stranger-${++strangers}@example.com`)
})

const secret = async (fields = {}) =>
  formOf({ category: '4', description: 'A secret', ...fields }, { images: [await makePhoto()] })

it('the inspiration list contains only the caller’s inspirations, regardless of the query', async () => {
  const [{ body }] = [await api.get(LIST, { token: owner })]
  expect(body).toHaveLength(1)
  for (const path of [LIST, `${LIST}?user_id=1`, `${LIST}?account_id=1`]) {
    expect((await api.get(path, { token: stranger })).body).toEqual([])
  }
})

it('a new inspiration is added to the caller’s own board, regardless of the body', async () => {
  const fields = { user: '1', user_id: '1', account_id: '1', couple: '1' }
  expect((await api.post(CREATE, { token: stranger, form: await secret(fields) })).status).toBe(201)
  expect((await api.get(LIST, { token: owner })).body).toHaveLength(1)
  expect((await api.get(LIST, { token: stranger })).body).toHaveLength(1)
})

it('an idempotency key for inspirations is scoped to the account', async () => {
  const mine = await api.post(CREATE, { token: owner, form: await secret(), headers: KEY })
  const theirs = await api.post(CREATE, { token: stranger, form: await secret(), headers: KEY })
  expect(theirs.status).toBe(201)
  expect(theirs.body.id).not.toBe(mine.body.id)
})

it('the API responds 401 to inspiration requests without a token', async () => {
  expect((await api.get(LIST)).status).toBe(401)
  expect((await api.post(CREATE, { form: await secret() })).status).toBe(401)
})
