import { describe, expect, it } from 'vitest'
import { takeIncomingSession } from '../client/create-site-client.ts'
import { readIncomingSession } from '../session/incoming-session.ts'
import { fakePlatform } from '../testing/index.ts'
import { addHandoff, createHandoff, redeemHandoff } from './handoff.ts'
import { setupMaya, setupSite } from './test/setup.ts'

const TARGET = 'https://site.test/dashboard/messages/?chatroom_id=5'
const MADE = { path: '/auth/handoff/', body: { code: 'abc', expires_in: 60 } }
const REDEEM = '/auth/handoff/redeem/'
const NOOR = { token: 'n', userId: 8, username: 'noor', email: 'noor@example.com' }
const MAYA = { token: 'm2', userId: 7, username: 'maya', email: 'Maya@example.com' }
const redeemed = (body: object) => ({ script: [{ path: REDEEM, body }] })

describe('readIncomingSession', () => {
  it('removes a handoff code or a sign-in failure from the URL before any request', () => {
    const { navigation } = fakePlatform({ address: 'https://site.test/vision-board/new?a=1&handoff=abc&login=x#top' })
    expect(readIncomingSession(navigation)).toEqual({
      handoff: 'abc',
      target: 'https://site.test/vision-board/new?a=1&login=x#top',
    })
    expect(navigation.address()).toBe('https://site.test/vision-board/new?a=1#top')
    const failed = fakePlatform({ address: 'https://site.test/login?next_url=%2Fchat&login=google_expired' }).navigation
    expect(readIncomingSession(failed)).toEqual({ failure: 'google_expired' })
    expect(failed.address()).toBe('https://site.test/login?next_url=%2Fchat')
  })

  it('leaves unrelated URL parameters unchanged', () => {
    const { navigation } = fakePlatform({ address: 'https://site.test/?login=1&email=a%40b.c' })
    expect(readIncomingSession(navigation)).toBeNull()
    expect(navigation.address()).toBe('https://site.test/?login=1&email=a%40b.c')
    expect(takeIncomingSession()).toBeNull()
  })
})

describe('redeemHandoff', () => {
  it('signs in once without asking the visitor when the sign-in started in this tab', async () => {
    const { ports, backend } = setupSite(redeemed(NOOR))
    ports.session.expectSession()
    expect(await redeemHandoff(ports, 'abc', { target: TARGET })).toBe(true)
    expect(ports.session.$session.get()).toMatchObject({ status: 'signed-in', userId: '8', email: 'noor@example.com' })
    expect(JSON.parse(String(backend.to(REDEEM)[0]?.body))).toEqual({ code: 'abc', target: TARGET })
    expect(ports.tab.get('loginPending')).toBeNull()
  })

  it('signs in without asking the visitor when another page of the product redirected here', async () => {
    const { ports } = setupSite(redeemed(NOOR))
    await redeemHandoff(ports, 'abc', { isOurs: true })
    expect(ports.session.token()).toBe('n')
  })

  it('offers an unexpected session to the visitor, with the account name from the backend', async () => {
    const { ports } = setupSite(redeemed(NOOR))
    await redeemHandoff(ports, 'abc')
    expect(ports.session.token()).toBeNull()
    expect(ports.session.$offeredSession.get()).toEqual({ email: 'noor@example.com' })
    ports.session.acceptOfferedSession()
    expect(ports.session.token()).toBe('n')
  })

  it('offers a session of a different account, whatever its source, instead of replacing the current session', async () => {
    const { ports } = setupMaya(redeemed(NOOR))
    await redeemHandoff(ports, 'abc', { isOurs: true })
    expect(ports.session.token()).toBe('m')
    expect(ports.session.$offeredSession.get()).toEqual({ email: 'noor@example.com' })
  })

  it('renews the session of the same account without asking the visitor', async () => {
    const { ports, values } = setupMaya(redeemed(MAYA))
    await redeemHandoff(ports, 'abc')
    expect(values.get('token')).toBe('m2')
    expect(ports.session.$offeredSession.get()).toBeNull()
  })

  it('never narrows the scope of a session of the same account', async () => {
    const { ports, backend } = setupMaya({
      script: [
        { path: REDEEM, body: { ...MAYA, scope: 'embed' } },
        { path: '/auth/logout/', body: {} },
      ],
    })
    await redeemHandoff(ports, 'abc')
    expect(ports.session.$session.get()).toMatchObject({ scope: 'full' })
    expect(ports.session.token()).toBe('m')
    expect(backend.to('/auth/logout/')[0]?.headers.Authorization).toBe('Token m2')
  })

  it('keeps the narrow scope of a session started by handoff', async () => {
    const { ports } = setupSite(redeemed({ ...MAYA, scope: 'embed' }))
    await redeemHandoff(ports, 'abc', { isOurs: true })
    expect(ports.session.$session.get()).toMatchObject({ scope: 'embed' })
  })

  it('replaces a magic link’s session without asking the visitor', async () => {
    const { ports } = setupSite(redeemed(MAYA))
    ports.session.signIn({ token: 'link', scope: 'link' })
    await redeemHandoff(ports, 'abc', { isOurs: true })
    expect(ports.session.token()).toBe('m2')
  })

  it('returns false for an invalid handoff code', async () => {
    const { ports, logged } = setupSite({ script: [{ path: REDEEM, status: 400, body: { code: 'invalid_handoff' } }] })
    expect(await redeemHandoff(ports, 'abc')).toBe(false)
    expect(ports.session.token()).toBeNull()
    expect(logged.join()).not.toContain('abc')
  })
})

describe('createHandoff', () => {
  it('returns null without a session', async () => {
    const { ports, backend } = setupSite()
    expect(await createHandoff(ports, TARGET)).toBeNull()
    expect(backend.requests).toEqual([])
  })

  it('returns the handoff code from the response', async () => {
    const { ports, backend } = setupMaya({ script: [MADE] })
    expect(await createHandoff(ports, TARGET)).toBe('abc')
    expect(JSON.parse(String(backend.to('/auth/handoff/')[0]?.body))).toEqual({ target: TARGET })
  })

  it('returns null when the backend takes longer than two seconds', async () => {
    const { ports, clock, backend } = setupMaya({ script: [{ path: '/auth/handoff/', fault: 'hang' }] })
    const made = createHandoff(ports, TARGET)
    await clock.advance(2_000)
    expect(await made).toBeNull()
    expect(backend.requests[0]?.signal.aborted).toBe(true)
  })
})

describe('addHandoff', () => {
  it('adds a handoff code that only this page can redeem to its URL', async () => {
    const { ports } = setupMaya({ script: [MADE] })
    expect(await addHandoff(ports, TARGET)).toBe(`${TARGET}&handoff=abc`)
  })

  it('returns the URL unchanged without a session', async () => {
    const { ports } = setupSite()
    expect(await addHandoff(ports, TARGET)).toBe(TARGET)
  })
})
