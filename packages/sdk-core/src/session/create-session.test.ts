import { describe, expect, it, vi } from 'vitest'
import type { Client } from '../client/client.ts'
import { createClient } from '../client/create-client.ts'
import { createSiteClient, takeIncomingSession } from '../client/create-site-client.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { type FakePlatformOptions, fakePlatform, fakeStorage, settle } from '../testing/index.ts'
import { createVisions } from '../vision/create-visions.ts'
import { draftOf } from '../vision/draft/create-draft.ts'

function setup(options: FakePlatformOptions & { mode?: 'embedded' | 'site'; offersIncomingSession?: boolean } = {}) {
  const platform = fakePlatform(options)
  const { mode = 'site', offersIncomingSession } = options
  const apiHost = 'https://api.test/'
  const client =
    mode === 'site'
      ? createSiteClient({ apiHost, platform, offersIncomingSession })
      : createClient({ apiHost, platform })
  return { ...platform, client, session: client.session, values: platform.storage.values }
}

const maya = { token: 'm', userId: 7, username: 'maya', email: 'maya@example.com' }

describe('session.signIn', () => {
  it('stores the session under the documented keys', () => {
    const { session, values } = setup()
    session.signIn(maya)
    expect(Object.fromEntries(values)).toEqual({
      token: 'm',
      user_id: '7',
      username: 'maya',
      visionLimit: '3',
      user: '{"email":"maya@example.com","planType":"free","visionsUsed":1,"visionLimit":3}',
    })
    expect(session.$session.get()).toEqual({
      status: 'signed-in',
      userId: '7',
      username: 'maya',
      email: 'maya@example.com',
      planType: 'free',
      scope: 'full',
      isPersistent: true,
    })
  })

  it('neither reads nor writes the page’s own storage keys on a partner’s page', () => {
    const storage = fakeStorage()
    storage.values.set('token', 'theirs')
    const { session, values } = setup({ mode: 'embedded', storage })
    expect(session.token()).toBeNull()
    session.signIn(maya)
    expect(values.get('token')).toBe('theirs')
    expect(values.get('vowkit:https://api.test:token')).toBe('m')
  })

  it('stores the session only for this tab when `remember` is false', () => {
    const { session, values, storage } = setup()
    session.signIn(maya, { remember: false })
    expect(values.size).toBe(0)
    expect(storage.session?.getItem('token')).toBe('m')
    expect(session.token()).toBe('m')
  })

  it('works without storage and reports that the session is not persistent', () => {
    const { session } = setup({ storage: fakeStorage({ isBlocked: true }) })
    session.signIn(maya)
    expect(session.token()).toBe('m')
    expect(session.$session.get()).toMatchObject({ status: 'signed-in', isPersistent: false })
  })

  it('treats the stored strings "null" and "undefined" as a missing token', () => {
    const storage = fakeStorage()
    storage.values.set('token', 'undefined')
    expect(setup({ storage }).session.$session.get()).toEqual({ status: 'signed-out' })
  })
})

describe('session.signOut', () => {
  it('revokes the token, then clears the account and every draft', async () => {
    const { session, values, backend, client } = setup({ script: [{ body: { detail: 'ok' } }] })
    session.signIn(maya)
    values.set('userId', '7').set('qr_code_scan', '9').set('faqId', '1').set('pendingDreamSubmission:b', '{}')
    draftOf(client.ports).setText('a barn')
    await session.signOut()
    expect(backend.to('/auth/logout/')[0]?.headers.Authorization).toBe('Token m')
    expect([...values.keys()]).toEqual(['faqId'])
    expect(session.$session.get()).toEqual({ status: 'signed-out' })
    expect(draftOf(client.ports).$draft.get().text).toBe('')
  })

  it('waits at most 2 s for the backend, and sends one request for concurrent calls', async () => {
    const { session, clock, backend } = setup({ script: [{ fault: 'hang' }] })
    session.signIn(maya)
    const both = Promise.all([session.signOut(), session.signOut()])
    await clock.advance(1_999)
    expect(session.token()).toBe('m')
    await clock.advance(1)
    await both
    expect(session.token()).toBeNull()
    expect(backend.requests).toHaveLength(1)
  })

  it('clears the session, without a redirect, even if the backend responds 401', async () => {
    const { session, navigation } = setup({ script: [{ status: 401 }] })
    session.signIn(maya)
    await session.signOut()
    expect(session.token()).toBeNull()
    expect(navigation.visited).toEqual([])
  })
})

describe('session: another tab', () => {
  it('updates the session when another tab signs in or out', () => {
    const storage = fakeStorage()
    const here = setup({ storage })
    const there = setup({ storage: storage.openTab() })
    const seen: string[] = []
    here.session.$session.listen(({ status }) => void seen.push(status))
    there.session.signIn(maya)
    expect(here.session.$session.get()).toMatchObject({ email: 'maya@example.com' })
    void there.session.signOut()
    return settle().then(() => expect(seen).toEqual(['signed-in', 'signed-out']))
  })

  it('clears the data of the account when another tab signs out', async () => {
    const storage = fakeStorage()
    const here = setup({ storage })
    const there = setup({ storage: storage.openTab() })
    there.session.signIn(maya)
    here.session.$session.listen(() => undefined)
    draftOf(here.client.ports).setText('a secret barn')
    await there.session.signOut()
    expect(draftOf(here.client.ports).$draft.get().text).toBe('')
  })

  it('keeps a session that another tab starts during the sign-out', async () => {
    const storage = fakeStorage()
    const here = setup({ storage, script: [{ fault: 'hang' }] })
    const there = setup({ storage: storage.openTab() })
    here.session.signIn(maya)
    draftOf(here.client.ports).setText('a secret barn')
    const leaving = here.session.signOut()
    there.session.signIn({ token: 'n', userId: 8, username: 'noor', email: 'noor@example.com' })
    await here.clock.advance(2_000)
    await leaving
    expect(here.session.$session.get()).toMatchObject({ userId: '8', username: 'noor' })
    expect(draftOf(here.client.ports).$draft.get().text).toBe('')
    const again = here.session.signOut()
    await here.clock.advance(2_000)
    await again
    expect(there.session.token()).toBeNull()
  })
})

describe('session: expired token', () => {
  const dead = [{ status: 401 }]

  it('removes the token, keeps the draft and does not redirect in the vision area', async () => {
    const { client, session, navigation, logged } = setup({ script: dead })
    session.signIn(maya)
    draftOf(client.ports).setText('a barn')
    expect(await client.ports.once(createVisions).list()).toBe(false)
    expect(session.token()).toBeNull()
    expect(navigation.visited).toEqual([])
    expect(logged).toEqual(['User not authorised'])
    expect(draftOf(client.ports).$draft.get().text).toBe('a barn')
  })

  it('redirects from the couple area to the login page, with the current page as `next_url`', async () => {
    const { client, session, navigation, logged } = setup({ script: dead, address: 'https://site.test/chat?room=1' })
    session.signIn(maya)
    await client.http.get('/vendor/favourites/')
    expect(session.token()).toBeNull()
    expect(navigation.visited).toEqual(['/login?next_url=%2Fchat%3Froom%3D1'])
    expect(logged).toContain('User not authorised to access this page')
  })

  it('redirects to the login page also after a POST, a DELETE and a call without a token', async () => {
    const address = 'https://site.test/onboarding/basic_info/'
    for (const ask of [
      ({ http }: Client) => http.post('/leads/add_vendor/1/'),
      ({ http }: Client) => http.delete('/files/1/'),
      ({ http }: Client) => http.call(coupleWire.getDashboard, {}),
      async ({ http, session }: Client) => {
        session.signIn({ token: 'null' })
        await http.call(coupleWire.getDashboard, {})
      },
    ]) {
      const { client, navigation, logged } = setup({ script: [{ status: 401, always: true }], address })
      await ask(client)
      expect(navigation.visited).toEqual(['/login?next_url=%2Fonboarding%2Fbasic_info%2F'])
      expect(logged[0]).toBe('User not authorised to access this page')
    }
  })

  it.each([
    '/',
    '/login',
    '/login/?next_url=%2Fchat',
    '/forgot_password/',
    '/reset_password/abc',
    '/logout',
    '/couples/',
    '/magic-link/demo-active/',
    '/onboarding',
    '/onboarding/',
    '/vision-board/new',
    '/nowhere',
  ])('does not redirect from the public page %s', async (path) => {
    const { client, session, navigation } = setup({ script: dead, address: `https://site.test${path}` })
    session.signIn(maya)
    await client.http.get('/vendor/favourites/')
    expect(navigation.visited).toEqual([])
    expect(session.token()).toBeNull()
  })

  it('does not redirect on a partner’s page', async () => {
    const address = 'https://partner.test/dashboard'
    const { client, session, navigation, logged } = setup({ script: dead, address, mode: 'embedded' })
    session.signIn(maya)
    await client.http.get('/vendor/favourites/')
    expect(navigation.visited).toEqual([])
    expect(session.token()).toBeNull()
    expect(logged).toContain('User not authorised')
  })

  it('keeps the stored token when a login fails', async () => {
    const { client, session, navigation } = setup({ script: dead, address: 'https://site.test/settings' })
    session.signIn(maya)
    const result = await client.http.post('/auth/login/', { username: 'maya@example.com', password: 'x' })
    expect(result).toMatchObject({ ok: false, status: 401 })
    expect(session.token()).toBe('m')
    expect(navigation.visited).toEqual([])
  })

  it('keeps the draft when the same account signs in again, but not when a different account does', async () => {
    for (const [email, text] of [
      ['Maya@Example.com', 'a barn'],
      ['noor@example.com', ''],
    ] as const) {
      const { client, session, clock, values } = setup({ script: [{ status: 401 }] })
      session.signIn(maya)
      draftOf(client.ports).setText('a barn')
      await clock.advance(300)
      await client.ports.once(createVisions).list()
      session.signIn({ token: 'n', email })
      expect(draftOf(client.ports).$draft.get().text).toBe(text)
      expect(values.get('pendingDreamDescription') ?? '').toBe(text)
    }
  })
})

describe('session: token in the URL', () => {
  const address = 'https://site.test/vision-board/new?a=1&token=t&email=maya%40example.com#top'

  it('removes the token from the URL before any request, and offers an unexpected session to the visitor', () => {
    const { session, navigation } = setup({ address })
    expect(navigation.address()).toBe('https://site.test/vision-board/new?a=1#top')
    expect(session.token()).toBeNull()
    expect(session.$offeredSession.get()).toEqual({ email: 'maya@example.com' })
    session.acceptOfferedSession()
    expect(session.token()).toBe('t')
    expect(session.$offeredSession.get()).toBeNull()
  })

  it('revokes a session that the visitor declines, and discards the session if the client does not offer sessions', async () => {
    const asked = setup({ address })
    asked.session.declineOfferedSession()
    expect(asked.session.token()).toBeNull()
    await settle()
    expect(asked.backend.to('/auth/logout/')).toMatchObject([{ headers: { Authorization: 'Token t' } }])
    asked.session.acceptOfferedSession()
    expect(asked.session.token()).toBeNull()
    const dropped = setup({ address, offersIncomingSession: false })
    expect(dropped.session.$offeredSession.get()).toBeNull()
    expect(dropped.navigation.address()).not.toContain('token')
  })

  it.each([
    [9, 'signed-in'],
    [11, 'signed-out'],
  ])('accepts a session for 10 minutes after the tab left to sign in (%i minutes: %s)', async (minutes, status) => {
    const before = setup()
    before.session.expectSession()
    await before.clock.advance(minutes * 60_000)
    const { session } = setup({ storage: before.storage, clock: before.clock, address })
    expect(session.$session.get().status).toBe(status)
  })

  it('offers a session from the URL instead of replacing the current one, and removes the sign-in marker', () => {
    const before = setup()
    before.session.signIn(maya)
    before.session.expectSession()
    const { session, storage } = setup({ storage: before.storage, clock: before.clock, address })
    expect(session.token()).toBe('m')
    expect(session.$offeredSession.get()).toEqual({ email: 'maya@example.com' })
    expect(storage.session?.length).toBe(0)
  })

  it('takeIncomingSession removes the token from the URL before the client exists, and the client offers the session', () => {
    const replaceState = vi.fn()
    vi.stubGlobal('location', { href: address })
    vi.stubGlobal('history', { state: null, replaceState })
    const incomingSession = takeIncomingSession()
    vi.unstubAllGlobals()
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', 'https://site.test/vision-board/new?a=1#top')
    const client = createSiteClient({ apiHost: 'https://api.test', platform: fakePlatform(), incomingSession })
    expect(client.session.token()).toBeNull()
    expect(client.session.$offeredSession.get()).toEqual({ email: 'maya@example.com' })
    client.session.acceptOfferedSession()
    expect(client.session.token()).toBe('t')
  })

  it('ignores the token on a partner’s page', () => {
    const { session, navigation } = setup({ address, mode: 'embedded' })
    expect(navigation.address()).toBe(address)
    expect(session.$offeredSession.get()).toBeNull()
  })
})
