import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, creditEntries } from '../../db/tables.ts'
import { type CoupleCalls, createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { seedDemoPeople } from './people.ts'

const PASSWORD = 'wedding-demo'

let api: TestApi
let couple: CoupleCalls
beforeAll(async () => {
  api = await startApi({ DEMO: '1', DEMO_DELAY_MS: '0' })
  couple = createCoupleCalls(api)
})
afterAll(() => api.stop())

const seed = ({ db, service: { services } }: TestApi) =>
  seedDemoPeople(db, services.accounts, services.auth.hashPassword)

it.each([
  ['maya@example.com', 'Maya Lindqvist', 3],
  ['noor@example.com', 'Noor Haddad', 3],
  ['unlimited@example.com', 'Una Rossi', -1],
])('%s signs in with the demo password', async (email, username, credits) => {
  const { status, body } = await couple.logIn(email, PASSWORD)
  expect(status).toBe(200)
  expect(body).toMatchObject({ username, email })
  expect((await api.get('/vision/user-credits/', { token: String(body.token) })).body.credits).toBe(credits)
})

it('a demo account keeps its password after a sign-in by code', async () => {
  const { body } = await couple.logIn('maya@example.com', PASSWORD)
  await api.signIn('maya@example.com')
  expect(await couple.statusOf(body.token)).toBe(200)
  expect((await couple.logIn('maya@example.com', PASSWORD)).status).toBe(200)
})

it('seedDemoPeople preserves a password that a demo user has changed', async () => {
  const { body } = await couple.logIn('noor@example.com', PASSWORD)
  await couple.changePassword(String(body.token), PASSWORD, 'my own one')
  await seed(api)
  const { status, body: again } = await couple.logIn('noor@example.com', 'my own one')
  expect(status).toBe(200)
  expect((await couple.logIn('noor@example.com', PASSWORD)).status).toBe(400)
  await couple.changePassword(String(again.token), 'my own one', PASSWORD)
})

it('seedDemoPeople creates each account once when two processes start at the same time', async () => {
  const empty = await startApi()
  try {
    await Promise.all([seed(empty), seed(empty)])
    expect(await empty.db.select().from(accounts)).toHaveLength(3)
    const entries = await empty.db.select().from(creditEntries)
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['grant', 'grant', 'grant', 'plan'])
    expect((await createCoupleCalls(empty).logIn('maya@example.com', PASSWORD)).status).toBe(200)
  } finally {
    await empty.stop()
  }
})

it('seedDemoPeople revokes the access of a stranger who registered a demo user’s email address first', async () => {
  const empty = await startApi()
  try {
    const calls = createCoupleCalls(empty)
    const token = await calls.join('maya@example.com')
    await seed(empty)
    expect(await calls.statusOf(token)).toBe(401)
    expect((await calls.logIn('maya@example.com', PASSWORD)).status).toBe(200)
  } finally {
    await empty.stop()
  }
})
