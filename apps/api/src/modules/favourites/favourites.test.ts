import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const LIST = '/vendor/favourite-list/'

let api: TestApi
let owner: string
let stranger: string
let ids: number[]
beforeAll(async () => {
  api = await startApi()
  ids = await addVendors(
    api,
    [1, 2, 3, 4].map((number) => makeVendor(number)),
  )
})
afterAll(() => api.stop())

let couples = 0
beforeEach(async () => {
  const { join } = createCoupleCalls(api)
  couples++
  owner = await join(`owner-${couples}@example.com`)
  stranger = await join(`stranger-${couples}@example.com`)
})

const toggle = (id: unknown, token = owner) => api.post(`/vendor/mark-favorite/${id}/`, { token, json: {} })

async function list(token = owner) {
  const { body, headers } = await api.get(LIST, { token })
  expect(headers.get('cache-control')).toBe('no-store')
  const page = calls.listFavourites.response.parse(body)
  expect(page.count).toBe(page.results.length)
  for (const vendor of page.results) expect(vendor.is_favorited).toBe(true)
  return page.results.map(({ id }) => id)
}

it('a couple toggles favourites and lists them, last saved first', async () => {
  expect(await list()).toEqual([])
  for (const id of ids.slice(0, 3)) {
    expect(await toggle(id)).toMatchObject({ status: 200, body: { is_favorited: true } })
    api.advance(1000)
  }
  expect(await list()).toEqual([ids[2], ids[1], ids[0]])
  expect((await toggle(ids[1])).body).toEqual({ is_favorited: false })
  expect(await list()).toEqual([ids[2], ids[0]])
  expect((await toggle(ids[0])).body).toEqual({ is_favorited: false })
  api.advance(1000)
  expect((await toggle(ids[0])).body).toEqual({ is_favorited: true })
  expect(await list()).toEqual([ids[0], ids[2]])
})

it('each of many concurrent requests toggles a favourite once', async () => {
  const answers = await Promise.all(Array.from({ length: 11 }, () => toggle(ids[3])))
  const saved = answers.filter(({ body }) => body.is_favorited === true)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(saved).toHaveLength(6)
  expect(await list()).toContain(ids[3])
})

it('a second couple sees no favourites of the first couple, regardless of the ids in its requests', async () => {
  await toggle(ids[0])
  expect(await list(stranger)).toEqual([])
  const { body } = await api.get(`/vendor/search-list/?ids=${ids[0]}`, { token: stranger })
  expect(body).toMatchObject({ results: [{ is_favorited: false }] })
  expect((await api.get(`/vendor/detail/get/${ids[0]}/`, { token: stranger })).body.is_favorited).toBe(false)
  await api.post(`/vendor/mark-favorite/${ids[0]}/`, { token: stranger, json: { user: 1, user_id: 1 } })
  expect(await list()).toContain(ids[0])
  expect(await list(stranger)).toEqual([ids[0]])
})

it('toggling a favourite responds 401 without a valid token and 404 for an unknown vendor', async () => {
  expect((await api.get(LIST)).status).toBe(401)
  expect((await toggle(ids[0], 'not-a-token')).status).toBe(401)
  for (const id of ['0', '999999999', '9999999999', 'abc', '-1', 'undefined']) {
    expect(await toggle(id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})
