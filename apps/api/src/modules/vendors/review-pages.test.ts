import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeReview, makeVendor } from '../../testing/vendors.ts'
import { vendorRules } from './rules.ts'

const OLDER = 5

let api: TestApi
let id: number
beforeAll(async () => {
  api = await startApi()
  const older = Array.from({ length: OLDER }, () => makeReview(2, { created_at: '2020-01-01T00:00:00Z' }))
  const newer = Array.from({ length: vendorRules.reviewsShown }, () => makeReview(5))
  ;[id = 0] = await addVendors(api, [makeVendor(1, { reviews: [...older, ...newer] })])
})
afterAll(() => api.stop())

const COUNTS = [
  { stars: 5, count: vendorRules.reviewsShown },
  { stars: 2, count: OLDER },
]

it.each([
  ['profile', calls.getVendor.response, (vendor: number) => `/vendor/detail/get/${vendor}/`],
  ['public page', calls.getPublicVendor.response, (vendor: number) => `/vendor/public/${vendor}/`],
] as const)('returns the newest reviews in a %s, and the counts of all reviews', async (_, response, pathOf) => {
  const { reviews, review_counts } = response.parse((await api.get(pathOf(id))).body)
  expect(reviews.map(({ rating }) => rating)).toEqual(Array(vendorRules.reviewsShown).fill(5))
  expect(review_counts).toEqual(COUNTS)
})
