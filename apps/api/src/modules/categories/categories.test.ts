import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

it('the category endpoint returns sixteen categories to every caller, even with an invalid token', async () => {
  const { status, body } = await api.get('/vendor/categories/')
  expect(status).toBe(200)
  const list = calls.listCategories.response.parse(body)
  expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  expect(list.map(({ title }) => title)).toEqual([
    'Venues',
    'Photographers',
    'Videographers',
    'Florists',
    'Caterers',
    'Bar',
    'Cakes',
    'DJs & Bands',
    'Planners',
    'Hair & Makeup',
    'Attire',
    'Stationery',
    'Rentals',
    'Transport',
    'Officiants',
    'Jewellers',
  ])
  expect((await api.get('/vendor/categories/', { token: 'not-a-token' })).body).toEqual(body)
})
