import { type CheckResult, runChecks } from '@vowkit/conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls, PASSWORD } from './testing/couples.ts'
import { startApi, type TestApi } from './testing/start-api.ts'
import { addVendors, makeVendor } from './testing/vendors.ts'

const EMAIL = 'maya@example.com'

let api: TestApi
let otherToken: string
let vendor: string
beforeAll(async () => {
  api = await startApi()
  const [id] = await addVendors(
    api,
    [1, 2, 3].map((number) => makeVendor(number)),
  )
  vendor = String(id)
  const couples = createCoupleCalls(api)
  await couples.joinConfirmed(EMAIL)
  otherToken = await couples.join('noor@example.com')
})
afterAll(() => api.stop())

const statusesOf = (results: CheckResult[]) =>
  Object.fromEntries(results.map(({ title, status, reason }) => [title, reason ? `${status}: ${reason}` : status]))

describe('the conformance suite', () => {
  it('passes all checks against this API, without a remark', async () => {
    const results = await runChecks(api.url, { email: EMAIL, password: PASSWORD, otherToken, vendor })
    expect(results.length).toBeGreaterThan(30)
    expect(statusesOf(results)).toEqual(Object.fromEntries(results.map(({ title }) => [title, 'passed'])))
    expect(results.flatMap(({ notes }) => notes)).toEqual([])
  })

  it('leaves no vision and no saved vendor behind', async () => {
    const { body } = await createCoupleCalls(api).logIn(EMAIL, PASSWORD)
    const token = String(body.token)
    expect((await api.get('/vision/list/', { token })).body).toEqual({ data: [] })
    expect((await api.get('/vendor/favourite-list/', { token })).body).toMatchObject({ count: 0 })
  })

  it('skips the checks that need a session without one', async () => {
    const results = await runChecks(api.url)
    expect(results.filter(({ status }) => status === 'failed')).toEqual([])
    const skipped = results.filter(({ status }) => status === 'skipped')
    expect(new Set(skipped.map(({ area }) => area))).toEqual(
      new Set(['auth', 'scopes', 'favourites', 'visions', 'chat', 'socket']),
    )
    for (const { reason } of skipped) expect(reason).toContain('--')
  })
})
