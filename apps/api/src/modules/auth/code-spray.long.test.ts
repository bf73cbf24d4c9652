import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessions } from '../../db/tables.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const LOGIN = '/auth/login_vision/'
const PEOPLE = 500
const GUESSES = 5_000
const ADDRESSES = 50

let api: TestApi
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
})
afterAll(() => api.stop())

const post = (json: object, address: string) => api.post(LOGIN, { json, headers: { 'X-Forwarded-For': address } })

async function inBatches<T, R>(items: T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < items.length; at += 25) {
    done.push(...(await Promise.all(items.slice(at, at + 25).map((item, index) => work(item, at + index)))))
  }
  return done
}

/** Returns four digits that differ from the code, so that no guess is correct by chance. */
function toWrong(code: string, n: number): string {
  return String(((Number.parseInt(code, 10) || 0) + 1 + (n % 9_999)) % 10_000).padStart(4, '0')
}

it('the API rejects 5,000 wrong codes while all 500 users sign in with their mailed codes', async () => {
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    email: `person${n}@example.com`,
    address: `10.${n >> 8}.${n & 255}.1`,
  }))
  const asked = await inBatches(people, async ({ email, address }) => {
    const { body } = await post({ email }, address)
    return { email, address, challenge: body.challenge, code: await api.codeFor(email) }
  })
  const guesses = Array.from({ length: GUESSES }, (_, n) => n)
  const refused = await inBatches(guesses, async (n) => {
    const { email, code } = asked[n % PEOPLE] ?? { email: '', code: '' }
    return post({ email, code: toWrong(code, n) }, `198.51.100.${n % ADDRESSES}`)
  })
  for (const { status } of refused) expect([400, 429]).toContain(status)
  expect(await api.db.$count(sessions)).toBe(0)
  const signedIn = await inBatches(asked, ({ email, code, challenge, address }) =>
    post({ email, code, challenge }, address),
  )
  expect(signedIn.filter(({ status }) => status === 200)).toHaveLength(PEOPLE)
})
