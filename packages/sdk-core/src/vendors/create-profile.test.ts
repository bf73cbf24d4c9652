import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { setupMaya, setupSite } from '../account/test/setup.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createVendors } from './create-vendors.ts'
import { profile, profileInShort } from './test/setup.ts'

const path = '/vendor/detail/get/7/'
const mark = '/vendor/mark-favorite/7/'
const room = { chatroom_id: 5, name: 'Vendor 7', category: 'Florists', image: '' }
const read = (more: object = {}): ScriptedAnswer => ({ method: 'GET', path, body: profile(7, more) })
const asked = (answer: ScriptedAnswer): ScriptedAnswer => ({ method: 'POST', path, ...answer })

function setup(script: ScriptedAnswer[], make = setupMaya) {
  const all = make({ script })
  const vendors = all.ports.once(createVendors)
  const seen = vendors.profile(7)
  const shown: string[] = []
  function open() {
    return seen.$vendor.subscribe((state) => {
      const now = profileInShort(state)
      if (shown.at(-1) !== now) shown.push(now)
    })
  }
  async function close(stop: () => void) {
    stop()
    cleanStores(seen.$vendor)
    await settle()
  }
  return { ...all, vendors, seen, shown, open, close, session: all.client.session }
}

/** Like `setup`, but also mounts and fetches the profile. */
async function opened(script: ScriptedAnswer[]) {
  const all = setup([read(), ...script])
  all.open()
  await settle()
  all.tracked.length = 0
  return all
}

describe('vendors.profile', () => {
  it('returns one object per id, fetches the profile while it has subscribers and tracks one view', async () => {
    const { vendors, seen, open, shown, backend, tracked } = setup([read()], setupSite)
    expect(vendors.profile('7')).toBe(seen)
    expect(backend.requests).toEqual([])
    open()
    open()
    await settle()
    expect(shown).toEqual(['loading', 'Vendor 7'])
    expect(backend.requests).toHaveLength(1)
    expect(tracked).toEqual(['Vendor Profile Viewed {"vendor_id":"7"}'])
  })

  it('tracks a view for each mount of the profile, not for each fetch', async () => {
    const { open, close, seen, tracked } = setup([read(), read(), read()])
    const stop = open()
    await settle()
    await seen.refresh()
    expect(tracked).toHaveLength(1)
    await close(stop)
    open()
    await settle()
    expect(tracked).toHaveLength(2)
  })

  it.each([404, 500])('does not track a profile that fails with %d', async (status) => {
    const { open, shown, tracked } = setup([{ path, status }])
    open()
    await settle()
    expect(shown.at(-1)).toBe(status === 404 ? 'missing' : 'failed')
    expect(tracked).toEqual([])
  })

  it('escapes the slug of a public page in the request, and reports "missing" after a 404', async () => {
    const { vendors, backend } = setup([])
    vendors.profile('a/b').$vendor.listen(() => undefined)
    await settle()
    expect(backend.requests[0]?.path).toBe('/vendor/public/a%2Fb/')
    expect(vendors.profile('a/b').$vendor.get()).toEqual({ status: 'missing' })
  })

  it('accepts a profile inside `data` that has only an id and a user', async () => {
    const { open, shown } = setup([{ path, body: { data: { id: '7', user: 1007 } } }])
    open()
    await settle()
    expect(shown.at(-1)).toBe('')
  })

  it('keeps the profile when a refetch fails, and reports "missing" after a 404', async () => {
    const { open, seen, shown } = setup([read(), { path, status: 500 }, { path, status: 404 }])
    open()
    await settle()
    await seen.refresh()
    expect(shown.at(-1)).toBe('Vendor 7')
    await seen.refresh()
    expect(shown.at(-1)).toBe('missing')
  })

  it('aborts the request when the last subscriber unsubscribes', async () => {
    const { open, close, backend } = setup([{ path, fault: 'hang' }])
    const stop = open()
    await settle()
    await close(stop)
    expect(backend.requests.map(({ signal }) => signal.aborted)).toEqual([true])
  })

  it('keeps the profile, without personal data, when the account changes', async () => {
    const mine = { is_favorited: true, inquiry: true, packages: [{ id: 31, original_price: '1', is_claimed: true }] }
    const { open, shown, session, backend } = setup([read(mine), { path: '/auth/logout/', body: {} }, read()])
    open()
    await settle()
    await session.signOut()
    expect(shown).toEqual(['loading', 'Vendor 7 ♥ asked claimed 31', 'Vendor 7'])
    await settle()
    expect(backend.to(path)).toHaveLength(2)
  })
})

describe('vendors.prefetch', () => {
  it('shows a prefetched profile without another request', async () => {
    const { vendors, open, shown, backend, tracked } = setup([read()])
    vendors.prefetch(7)
    vendors.prefetch('7')
    await settle()
    expect(tracked).toEqual([])
    open()
    await settle()
    expect(shown).toEqual(['Vendor 7'])
    expect(backend.to(path)).toHaveLength(1)
    expect(tracked).toHaveLength(1)
  })

  it('shares a pending prefetch with a profile that is mounted', async () => {
    const { vendors, open, shown, backend } = setup([read()])
    vendors.prefetch(7)
    open()
    await settle()
    expect(shown).toEqual(['loading', 'Vendor 7'])
    expect(backend.to(path)).toHaveLength(1)
  })

  it.each<[string, (all: ReturnType<typeof setup>) => unknown]>([
    ['more than 10 s ago', ({ clock }) => clock.advance(10_000)],
    ['for a different account', ({ session }) => session.signIn({ token: 'n', email: 'noor@example.com' })],
  ])('refetches a profile that was prefetched %s', async (_when, happens) => {
    const all = setup([read(), read()])
    all.vendors.prefetch(7)
    await settle()
    await happens(all)
    all.open()
    await settle()
    expect(all.backend.to(path)).toHaveLength(2)
  })

  it('tracks no view of a profile that is unmounted before it has loaded', async () => {
    const { vendors, open, close, tracked, shown } = setup([{ path, fault: 'hang' }, read()])
    const stop = open()
    await settle()
    await close(stop)
    vendors.prefetch(7)
    await settle()
    expect(vendors.profile(7).$vendor.value).toMatchObject({ status: 'ready' })
    expect([shown, tracked]).toEqual([['loading'], []])
  })

  it('fetches a profile again after its prefetch failed', async () => {
    const { vendors, open, shown } = setup([{ path, status: 500 }, read()])
    vendors.prefetch(7)
    await settle()
    open()
    await settle()
    expect(shown).toEqual(['loading', 'Vendor 7'])
  })
})

describe('profile.toggleFavourite', () => {
  it('updates the profile immediately, refetches it and tracks a vendor that the response shows as saved', async () => {
    const { seen, shown, tracked, backend } = await opened([
      { path: mark, body: { is_favorited: true } },
      read({ is_favorited: true }),
    ])
    seen.toggleFavourite()
    expect(shown.at(-1)).toBe('Vendor 7 ♥')
    await settle()
    expect(backend.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
    expect(shown).toEqual(['loading', 'Vendor 7', 'Vendor 7 ♥'])
    expect(tracked).toEqual(['Added To Favorites {"vendor_id":"7"}'])
  })

  it.each([
    ['the vendor was saved before', [{ path: mark, status: 404 }]],
    [
      'the visitor undoes the toggle',
      [
        { path: mark, body: { is_favorited: false } },
        { path: mark, body: { is_favorited: true } },
      ],
    ],
  ])('tracks no event when %s', async (_what, answers) => {
    const mine = { is_favorited: true }
    const { seen, open, shown, tracked } = setup([read(mine), ...answers, read(mine)])
    open()
    await settle()
    tracked.length = 0
    for (const _answer of answers) seen.toggleFavourite()
    await settle()
    expect(shown.at(-1)).toBe('Vendor 7 ♥')
    expect(tracked).toEqual([])
  })

  it('tracks no event for the next account, even if that account has saved the vendor', async () => {
    const { seen, session, shown, tracked } = await opened([
      { path: mark, body: { is_favorited: true } },
      read({ is_favorited: true }),
      read({ is_favorited: true }),
    ])
    seen.toggleFavourite()
    session.signIn({ token: 'n', email: 'noor@example.com' })
    await settle()
    expect(shown.at(-1)).toBe('Vendor 7 ♥')
    expect(tracked).toEqual([])
  })

  it('tracks no event if the refetched profile is not a favourite', async () => {
    const { seen, shown, tracked } = await opened([
      { path: mark, body: { is_favorited: true } },
      read({ is_favorited: false }),
    ])
    seen.toggleFavourite()
    await settle()
    expect(shown.at(-1)).toBe('Vendor 7')
    expect(tracked).toEqual([])
  })

  it('reverts the toggle and logs the error when the call fails', async () => {
    const { seen, shown, logged, tracked, notices } = await opened([{ path: mark, status: 500 }, read()])
    seen.toggleFavourite()
    await settle()
    expect(shown).toEqual(['loading', 'Vendor 7', 'Vendor 7 ♥', 'Vendor 7'])
    expect(logged).toEqual(['/vendor/mark-favorite/{id}/ failed.'])
    expect([tracked, notices]).toEqual([[], []])
  })

  it('refetches the profile and tracks the vendor once after several fast clicks', async () => {
    const { seen, shown, tracked, backend } = await opened([
      { path: mark, body: { is_favorited: true } },
      read({ is_favorited: true }),
    ])
    for (let tap = 0; tap < 9; tap++) seen.toggleFavourite()
    await settle()
    expect(shown.at(-1)).toBe('Vendor 7 ♥')
    expect([backend.to(mark).length, backend.to(path).length, tracked.length]).toEqual([1, 2, 1])
  })

  it('updates the vendor’s card, and toggling the card updates the profile', async () => {
    const { vendors, seen, shown } = await opened([{ path: mark, body: { is_favorited: true } }])
    await vendors.setFavourite({ id: '7', is_favorited: false }, true)
    expect(shown.at(-1)).toBe('Vendor 7 ♥')
    seen.toggleFavourite()
    expect(vendors.$favourites.get().get('7')).toBe(false)
  })

  it('does nothing before the profile is loaded', async () => {
    const { seen, backend } = setup([])
    seen.toggleFavourite()
    await settle()
    expect(backend.requests).toEqual([])
  })
})

describe('profile.inquire', () => {
  const exists = 'Inquiry already exists.'
  it.each<[string, ScriptedAnswer, string, boolean]>([
    ['201', { status: 201, body: { detail: 'Inquiry sent.' } }, 'sent', true],
    ['201 with an empty body', { status: 201, body: '' }, 'sent', true],
    ['200', { status: 200 }, 'not_sent', false],
    ['204', { status: 204, body: '' }, 'not_sent', false],
    ['a redirect', { status: 302 }, 'not_sent', false],
    ['the documented detail', { status: 400, body: { detail: exists } }, 'exists', true],
    ['the documented detail with another status', { status: 409, body: { detail: exists } }, 'exists', true],
    ['another detail', { status: 400, body: { detail: 'inquiry already exists' } }, 'failed', false],
    ['404', { status: 404 }, 'failed', false],
    ['500', { status: 500, body: 'oops' }, 'failed', false],
    ['lost', { fault: 'lose' }, 'failed', false],
  ])('converts the response to a result: %s', async (_what, answer, outcome, isAsked) => {
    const { seen, shown, tracked } = await opened([asked(answer)])
    expect(await seen.inquire()).toBe(outcome)
    expect(shown.at(-1)).toBe(isAsked ? 'Vendor 7 asked' : 'Vendor 7')
    expect(tracked).toEqual(outcome === 'sent' ? ['Inquiry Sent {"vendor_id":"7"}'] : [])
  })

  it('sends no body without details, and the given details otherwise', async () => {
    const { seen, backend } = await opened([asked({ status: 201 }), asked({ status: 201 })])
    await seen.inquire()
    await seen.inquire({ message: 'Are you free?', guests: 80, weddingDate: '2027-05-01' })
    const [plain, detailed] = backend.requests.filter(({ method }) => method === 'POST')
    expect(plain?.body).toBeUndefined()
    const details = { message: 'Are you free?', guests: 80, wedding_date: '2027-05-01' }
    expect(JSON.parse(String(detailed?.body))).toEqual(details)
  })

  it('logs a failed inquiry', async () => {
    const { seen, logged } = await opened([asked({ status: 500 })])
    await seen.inquire()
    expect(logged).toEqual(['/vendor/detail/get/{id}/ failed.'])
  })

  it('sends one inquiry for a double click', async () => {
    const { seen, backend } = await opened([asked({ status: 201 })])
    expect(await Promise.all([seen.inquire(), seen.inquire()])).toEqual(['sent', 'sent'])
    expect(backend.to(path, 'POST')).toHaveLength(1)
  })

  it('keeps a sent inquiry when an older response arrives', async () => {
    const { seen, shown, backend } = await opened([
      { method: 'GET', path, fault: 'hang' },
      asked({ status: 201 }),
      read({ inquiry: true }),
    ])
    void seen.refresh()
    await settle()
    await seen.inquire()
    await settle()
    expect(shown.at(-1)).toBe('Vendor 7 asked')
    expect(backend.to(path, 'GET')[1]?.signal.aborted).toBe(true)
  })

  it('does not show the inquiry to the next account', async () => {
    const { seen, shown, session, clock, tracked } = await opened([asked({ fault: 'hang' }), read()])
    const asking = seen.inquire()
    await settle()
    session.signIn({ token: 'n', email: 'noor@example.com' })
    await clock.advance(20_000)
    expect(await asking).toBe('failed')
    expect(shown.at(-1)).toBe('Vendor 7')
    expect(tracked).toEqual([])
  })
})

describe('profile.claim', () => {
  const claim = '/chat/create-chat-room/1007/?exclusive_offer=31'

  it('marks the deal as claimed and returns the room', async () => {
    const { seen, shown, tracked } = await opened([{ path: claim, body: room }])
    expect(await seen.claim('31')).toEqual({
      ok: true,
      room,
      path: '/dashboard/messages/?chatroom_id=5&chatroom_name=Vendor+7&chatroom_type=Florists',
    })
    expect(shown.at(-1)).toBe('Vendor 7 claimed 31')
    expect(tracked).toEqual(['Message Initiated {"vendor_id":"7","package_id":"31"}'])
  })

  it('does not mark the deal as claimed, and logs the error, when the call fails', async () => {
    const { seen, shown, tracked, logged } = await opened([{ path: claim, status: 500 }])
    expect(await seen.claim(31)).toMatchObject({ ok: false, error: { code: 'internal' } })
    expect(shown.at(-1)).toBe('Vendor 7')
    expect(tracked).toEqual([])
    expect(logged).toEqual(['/chat/create-chat-room/{vendor_user_id}/ failed.'])
  })

  it('claims a deal once for a double click', async () => {
    const { seen, backend } = await opened([{ path: claim, body: room }])
    await Promise.all([seen.claim(31), seen.claim('31')])
    expect(backend.to(claim)).toHaveLength(1)
  })

  it('returns the room even if the vendor no longer exists', async () => {
    const { seen, shown } = await opened([
      { method: 'GET', path, status: 404 },
      { path: claim, body: room },
    ])
    const [, claimed] = await Promise.all([seen.refresh(), seen.claim(31)])
    expect(claimed).toMatchObject({ ok: true, room })
    expect(shown.at(-1)).toBe('missing')
  })

  it('fails if the profile is not loaded', async () => {
    const { seen } = setup([])
    expect(await seen.claim(31)).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })
})
