import { cleanStores } from 'nanostores'
import { afterEach, expect, it } from 'vitest'
import { createSiteClient } from '../client/create-site-client.ts'
import { fakePlatform, type ScriptedAnswer, settle } from '../testing/index.ts'
import { createAccountData } from './create-account-data.ts'

const STATE = '/couple/account/'
const EXPORT = '/couple/account/export/'
const URL = 'https://api.test/account-exports/1/vowkit-data.zip'
const READY = { export: { state: 'ready', url: URL, expires_at: '2026-12-06T00:00:00.000Z' } }

const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

async function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't0', userId: 7, email: 'maya@example.com' })
  const data = client.ports.once(createAccountData)
  const unlisten = data.$account.listen(() => {})
  ended.push(() => {
    unlisten()
    cleanStores(data.$account)
  })
  await settle()
  return { platform, data }
}

it('createAccountData polls while the data export is pending, and stops polling once the export is ready', async () => {
  const { platform, data } = await setup(
    { path: STATE, method: 'GET', body: {} },
    { path: EXPORT, body: { state: 'pending' } },
    { path: STATE, method: 'GET', body: { export: { state: 'pending' } } },
    { path: STATE, method: 'GET', body: { export: { state: 'pending' } } },
    { path: STATE, method: 'GET', always: true, body: READY },
  )
  expect((await data.requestExport()).ok).toBe(true)
  await platform.clock.advance(3_000)
  await platform.clock.advance(3_000)
  await platform.clock.advance(3_000)
  expect(data.$account.get()).toMatchObject({ account: READY })
  const requests = platform.backend.to(STATE).length
  await platform.clock.advance(60_000)
  expect(platform.backend.to(STATE)).toHaveLength(requests)
})

it('createAccountData refreshes the URL of a ready data export before the URL expires', async () => {
  const { platform } = await setup({ path: STATE, method: 'GET', always: true, body: READY })
  const requests = platform.backend.to(STATE).length
  await platform.clock.advance(10 * 60_000)
  expect(platform.backend.to(STATE).length).toBeGreaterThan(requests)
})

it('createAccountData replaces a ready data export with a new one when `isFresh` is set', async () => {
  const { data } = await setup(
    { path: STATE, method: 'GET', always: true, body: READY },
    { path: `${EXPORT}?fresh=1`, status: 429, headers: { 'Retry-After': '3600' } },
  )
  const result = await data.requestExport({ isFresh: true })
  expect(result).toMatchObject({ ok: false, error: { status: 429 } })
})

it('deleteAccount schedules the deletion with a code and its challenge, and shows the date', async () => {
  const day = '2026-12-06T00:00:00.000Z'
  const { platform, data } = await setup(
    { path: STATE, method: 'GET', body: {} },
    { path: STATE, method: 'DELETE', body: { deletes_at: day } },
    { path: STATE, method: 'GET', always: true, body: { deletes_at: day } },
    { path: '/couple/dashboard/', always: true, body: { user: {} } },
  )
  expect(await data.deleteAccount({ code: '1234', challenge: 'c' })).toBeNull()
  const [request] = platform.backend.to(STATE, 'DELETE')
  expect(JSON.parse(String(request?.body))).toEqual({ code: '1234', challenge: 'c' })
  expect(data.$account.get()).toMatchObject({ account: { deletes_at: day } })
})

it('deleteAccount resolves to the failure when the backend rejects the code', async () => {
  const { data } = await setup(
    { path: STATE, method: 'GET', always: true, body: {} },
    { path: STATE, method: 'DELETE', status: 400, body: { detail: 'No.', code: 'invalid_code' } },
  )
  expect(await data.deleteAccount({ code: '1234' })).toMatchObject({ status: 400 })
})
