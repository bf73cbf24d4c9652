import { describe, expect, it } from 'vitest'
import { createSiteClient } from '../client/create-site-client.ts'
import { fakePlatform, fakeStorage, type ScriptedAnswer } from '../testing/index.ts'
import { draftOf } from '../vision/draft/create-draft.ts'
import { changePassword, setPasswordByCode } from './change-password.ts'
import { checkResetLink, requestPasswordReset, resetPassword } from './password-reset.ts'
import { setupMaya, setupSite } from './test/setup.ts'

describe('requestPasswordReset', () => {
  it('sends the email address without a token', async () => {
    const { ports, backend } = setupMaya({ script: [{ status: 201, body: { detail: 'Sent.' } }] })
    expect(await requestPasswordReset(ports, ' maya@example.com ')).toEqual({ ok: true })
    expect(backend.requests[0]).toMatchObject({ path: '/auth/forgot-password/', body: '{"email":"maya@example.com"}' })
    expect(backend.requests[0]?.headers.Authorization).toBeUndefined()
  })

  it.each<[string, ScriptedAnswer, object]>([
    [
      'the first message of the field',
      { status: 400, body: { email: ['No account.', 'Sorry.'] } },
      { code: 'email', message: 'No account.' },
    ],
    [
      "the backend's sentence",
      { status: 500, body: { detail: 'Try later.' } },
      { code: 'email', message: 'Try later.' },
    ],
    [
      'the delay of a rate limit',
      { status: 429, headers: { 'Retry-After': '9' } },
      { code: 'rate_limited', seconds: 9 },
    ],
    ['only a network failure', { fault: 'refuse' }, { code: 'network' }],
  ])('returns %s when the request fails', async (_name, answer, failure) => {
    const { ports } = setupSite({ script: [answer] })
    expect(await requestPasswordReset(ports, 'maya@example.com')).toMatchObject({ ok: false, ...failure })
  })
})

describe('checkResetLink', () => {
  it.each<[string, ScriptedAnswer]>([
    ['valid', { body: { message: 'ok' } }],
    ['invalid', { status: 400, body: { code: 'invalid_link' } }],
    ['invalid', { status: 404, always: true }],
    ['unreachable', { status: 500 }],
    ['unreachable', { status: 429, headers: { 'Retry-After': '60' } }],
  ])('returns "%s" for the response %j', async (state, answer) => {
    const { ports, backend } = setupSite({ script: [answer] })
    expect(await checkResetLink(ports, 'a/b c')).toBe(state)
    expect(backend.requests[0]).toMatchObject({ method: 'POST', path: '/auth/reset-password/check/' })
    expect(backend.requests[0]?.body).toBe('{"token":"a/b c"}')
  })

  it.each([404, 405])(
    'falls back to the documented GET call when the backend responds %i to the POST call',
    async (status) => {
      const { ports, backend } = setupSite({ script: [{ status }, { body: { message: 'ok' } }] })
      expect(await checkResetLink(ports, 'a/b c')).toBe('valid')
      expect(backend.requests[1]).toMatchObject({ method: 'GET', path: '/auth/reset-password/?token=a%2Fb%20c' })
    },
  )

  it('returns "unreachable", without showing a notice, when no attempt gets a response', async () => {
    const { ports, clock, notices } = setupSite({ script: [{ fault: 'refuse', always: true }] })
    const checking = checkResetLink(ports, 't')
    await clock.advance(10_000)
    expect(await checking).toBe('unreachable')
    expect(notices).toEqual([])
  })

  it('returns "invalid", without sending a request, when the token is missing', async () => {
    const { ports, backend } = setupSite()
    expect(await checkResetLink(ports, '')).toBe('invalid')
    expect(backend.requests).toEqual([])
  })
})

describe('resetPassword', () => {
  const answer = { token: 't', userId: 7, username: 'maya', email: 'maya@example.com', message: 'ok' }
  const reset = { token: 'link', password: 'a barn at dusk' }

  it.each([
    ['Couple', false, 't'],
    ['', false, 't'],
    ['vendor', false, 't'],
    ['Vendor', true, null],
  ])('reads the `redirect_user` %j as `isVendor: %j`', async (redirect_user, isVendor, token) => {
    const { ports, backend, values } = setupSite({ script: [{ body: { ...answer, redirect_user } }] })
    expect(await resetPassword(ports, reset)).toEqual({ ok: true, isVendor })
    expect(backend.requests[0]?.body).toBe('{"token":"link","new_password":"a barn at dusk"}')
    expect(ports.session.token()).toBe(token)
    expect(values.get('user_id') ?? null).toBe(token && '7')
  })

  it.each<[string, ScriptedAnswer, object]>([
    ['a used link', { status: 400, body: { code: 'invalid_link' } }, { code: 'link_invalid' }],
    ['a server error', { status: 500 }, { code: 'link_invalid' }],
    ['a weak password', { status: 400, body: { new_password: ['Longer.'] } }, { code: 'field', message: 'Longer.' }],
    ['a missing response', { fault: 'refuse' }, { code: 'network' }],
  ])('reports %s as a failure', async (_name, script, failure) => {
    const { ports } = setupSite({ script: [script] })
    expect(await resetPassword(ports, reset)).toMatchObject({ ok: false, ...failure })
    expect(ports.session.token()).toBeNull()
  })
})

describe('changePassword', () => {
  const change = { current: 'old one', next: 'a barn at dusk' }
  const changed: ScriptedAnswer = { path: '/couple/set-password/', body: { user_id: 7, token: 'new' } }

  it('sends the password form and renews the session with the new token', async () => {
    const { ports, backend, client, values } = setupMaya({ script: [changed] })
    client.session.setPlan('monthly')
    const before = client.session.$session.get()
    draftOf(client.ports).setText('a barn')
    expect(await changePassword(ports, change)).toEqual({ ok: true })
    const body = backend.requests[0]?.body
    expect(body instanceof FormData && [...body]).toEqual([
      ['password', 'a barn at dusk'],
      ['current_password', 'old one'],
    ])
    expect(values.get('token')).toBe('new')
    expect(client.session.$session.get()).toEqual(before)
    expect(draftOf(client.ports).$draft.get().text).toBe('a barn')
  })

  it('keeps the session in tab storage if it was limited to the tab before the password change', async () => {
    const { ports, storage, client } = setupSite({ script: [changed] })
    client.session.signIn({ token: 'm', userId: 7, email: 'maya@example.com' }, { remember: false })
    await changePassword(ports, change)
    expect(storage.values.has('token')).toBe(false)
    expect(storage.session?.getItem('token')).toBe('new')
  })

  it('updates the other tabs after a password change', async () => {
    const storage = fakeStorage()
    const { ports } = setupMaya({ storage, script: [changed] })
    const platform = fakePlatform({ storage: storage.openTab(), script: [{ body: {} }] })
    const other = createSiteClient({ apiHost: 'https://api.test', platform })
    const tokens: (string | null)[] = []
    other.ports.$token.listen((token) => void tokens.push(token))
    await changePassword(ports, change)
    expect(tokens).toEqual(['new'])
    await other.http.get('/couple/dashboard/')
    expect(platform.backend.requests[0]?.headers.Authorization).toBe('Token new')
    expect(other.session.$session.get()).toMatchObject({ email: 'maya@example.com' })
  })

  it.each<[string, ScriptedAnswer, object]>([
    ['the current password is wrong', { status: 400, body: { code: 'wrong_password' } }, { code: 'wrong_password' }],
    ['the backend gives no reason', { status: 400 }, { code: 'wrong_password' }],
    ['the new one is invalid', { status: 400, body: { password: ['Longer.'] } }, { code: 'field', message: 'Longer.' }],
    ['the backend fails', { status: 500, body: { detail: 'Sorry.' } }, { code: 'failed', message: 'Sorry.' }],
    [
      'the rate limit is reached',
      { status: 429, headers: { 'Retry-After': '3' } },
      { code: 'rate_limited', seconds: 3 },
    ],
    ['there is no response', { fault: 'refuse' }, { code: 'network' }],
  ])('keeps the session and reports the failure when %s', async (_name, answer, failure) => {
    const { ports } = setupMaya({ script: [answer] })
    expect(await changePassword(ports, change)).toMatchObject({ ok: false, ...failure })
    expect(ports.session.token()).toBe('m')
  })
})

describe('setPasswordByCode', () => {
  const change = { next: 'a barn at dusk', code: '1234', challenge: 'c1' }
  const path = '/couple/set-password/'

  it('sends the code and renews the session with the new token', async () => {
    const { ports, backend, client } = setupMaya({ script: [{ path, body: { user_id: 7, token: 'new' } }] })
    expect(await setPasswordByCode(ports, change)).toBeNull()
    const body = backend.requests[0]?.body
    expect(body instanceof FormData && [...body]).toEqual([
      ['password', 'a barn at dusk'],
      ['code', '1234'],
      ['challenge', 'c1'],
    ])
    expect(client.session.token()).toBe('new')
  })

  it('returns the error of a wrong code, and keeps the session', async () => {
    const answer = { path, status: 400, body: { code: 'invalid_code', detail: 'Wrong.' } }
    const { ports, client } = setupMaya({ script: [answer] })
    const before = client.session.token()
    expect(await setPasswordByCode(ports, change)).toMatchObject({ code: 'invalid_code' })
    expect(client.session.token()).toBe(before)
  })
})
