import { describe, expect, it } from 'vitest'
import { fakeStorage, type ScriptedAnswer } from '../testing/index.ts'
import { logIn } from './log-in.ts'
import { pathAfterLogin } from './path-after-login.ts'
import { noteScan, storedScan } from './scan.ts'
import { setupSite } from './test/setup.ts'

const welcome: ScriptedAnswer = { path: '/auth/login/', body: { token: 't', userId: 7, username: 'Maya' } }
const form = { email: ' maya@example.com ', password: ' secret ', remember: true }

describe('logIn', () => {
  it('sends the email address as username and stores the session under the documented keys', async () => {
    const { ports, backend, values } = setupSite({ script: [welcome] })
    expect(await logIn(ports, form)).toEqual({ ok: true, isDeskOnly: false })
    expect(backend.requests[0]).toMatchObject({ method: 'POST', path: '/auth/login/' })
    expect(backend.requests[0]?.body).toBe('{"username":"maya@example.com","password":" secret "}')
    expect(values.get('token')).toBe('t')
    expect(values.get('user_id')).toBe('7')
    expect(values.get('username')).toBe('Maya')
    expect(ports.session.$session.get()).toMatchObject({ email: 'maya@example.com' })
  })

  it('stores the session only for this tab when `remember` is false', async () => {
    const { ports, values, storage } = setupSite({ script: [welcome] })
    await logIn(ports, { ...form, remember: false })
    expect(values.has('token')).toBe(false)
    expect(storage.session?.getItem('token')).toBe('t')
    expect(ports.session.token()).toBe('t')
  })

  it('identifies the account by its id in analytics and tracks the sign-in', async () => {
    const { ports, tracked } = setupSite({ script: [welcome] })
    await logIn(ports, form)
    expect(tracked).toEqual(['identify 7', 'Logged In'])
  })

  it('sends the login without a token, even if an old one is stored', async () => {
    const storage = fakeStorage()
    storage.values.set('token', 'stale')
    const { ports, backend } = setupSite({ script: [welcome], storage })
    await logIn(ports, form)
    expect(backend.requests[0]?.headers.Authorization).toBeUndefined()
    expect(ports.session.token()).toBe('t')
  })

  it.each<[string, ScriptedAnswer, object]>([
    ['a rejection', { status: 400, body: { code: 'invalid_credentials' } }, { code: 'invalid_credentials' }],
    ['a rejection with 401', { status: 401 }, { code: 'invalid_credentials' }],
    ['a server error', { status: 500 }, { code: 'invalid_credentials' }],
    ['a rate limit', { status: 429, headers: { 'Retry-After': '61' } }, { code: 'rate_limited', seconds: 61 }],
    ['a rate limit with an unknown code', { status: 429, body: { code: 'throttled' } }, { code: 'rate_limited' }],
    ['a missing response', { fault: 'refuse' }, { code: 'network' }],
  ])('reports %s, without a redirect and without changes to storage', async (_name, answer, failure) => {
    const { ports, values, navigation, tracked, notices } = setupSite({ script: [answer] })
    expect(await logIn(ports, form)).toMatchObject({ ok: false, ...failure })
    expect([...values]).toEqual([])
    expect(navigation.visited).toEqual([])
    expect(tracked).toEqual([])
    expect(notices).toEqual(answer.fault ? [{ code: 'network' }] : [])
  })
})

describe('scanned vendor', () => {
  const scan = '/dashboard/vendor-scan/42'

  it('noteScan stores the vendor of a scan page, and removes it for any other URL', () => {
    const { ports, values } = setupSite()
    noteScan(ports, `${scan}?from=fair`)
    expect(values.get('qr_code_scan')).toBe('42')
    noteScan(ports, null)
    expect(storedScan(ports)).toBe('42')
    noteScan(ports, '/dashboard/vendor-scan/43')
    expect(storedScan(ports)).toBe('43')
    noteScan(ports, '/dashboard/vendor-detail/42')
    expect(values.has('qr_code_scan')).toBe(false)
  })

  it.each(['', 'abc', '4.2', '-1', '42x', 'null'])('storedScan ignores the invalid stored scan %j', (stored) => {
    const { ports, values } = setupSite()
    values.set('qr_code_scan', stored)
    expect(storedScan(ports)).toBeNull()
    expect(pathAfterLogin(ports, null)).toBe('/dashboard')
  })

  it('pathAfterLogin prefers the scanned vendor over next_url and tracks the scan', () => {
    const { ports, tracked } = setupSite()
    noteScan(ports, scan)
    expect(pathAfterLogin(ports, '/settings')).toBe(scan)
    expect(tracked).toEqual(['QR Code Scanned {"vendor_id":"42"}'])
  })

  it('a stored scan remains when the account changes or the session is limited to one tab', async () => {
    for (const remember of [true, false]) {
      const { ports, storage, client } = setupSite({ script: [{ status: 401, path: '/x/' }, welcome] })
      client.session.signIn({ token: 'n', email: 'noor@example.com' })
      await client.http.get('/x/')
      noteScan(ports, scan)
      await logIn(ports, { ...form, remember })
      expect(pathAfterLogin(ports, null)).toBe(scan)
      expect(storage.values.get('qr_code_scan')).toBe('42')
    }
  })

  it('a stored scan is removed at sign-out', async () => {
    const { ports, values } = setupSite({ script: [welcome] })
    noteScan(ports, scan)
    await logIn(ports, form)
    await ports.session.signOut()
    expect(values.has('qr_code_scan')).toBe(false)
  })
})

it.each([
  [null, '/dashboard'],
  ['/dashboard/messages/?chatroom_id=3#end', '/dashboard/messages/?chatroom_id=3#end'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['/login?next_url=%2Flogin', '/dashboard'],
])('pathAfterLogin converts the next_url %j to the path %j', (nextUrl, path) => {
  const { ports, tracked } = setupSite()
  expect(pathAfterLogin(ports, nextUrl)).toBe(path)
  expect(tracked).toEqual([])
})
