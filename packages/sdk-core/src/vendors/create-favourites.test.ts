import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setupMaya } from '../account/test/setup.ts'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer, settle } from '../testing/index.ts'
import { createVendors } from './create-vendors.ts'
import { isSaved } from './show-vendor.ts'
import { vendor } from './test/setup.ts'
import { type Fate, togglingBackend } from './test/toggling-backend.ts'

function setup({ isSavedAtFirst = false, isSignedIn = true } = {}) {
  const platform = fakePlatform()
  const backend = togglingBackend()
  backend.saved.set('7', isSavedAtFirst)
  const client = createClient({ apiHost: 'https://api.test', platform: { ...platform, fetch: backend.fetch } })
  if (isSignedIn) client.session.signIn({ token: 'm', email: 'maya@example.com' })
  const vendors = client.ports.once(createVendors)
  const vendor = { id: 7, is_favorited: isSavedAtFirst }
  const shown: boolean[] = []
  vendors.$favourites.subscribe((favourites) => {
    const now = isSaved(vendor, favourites)
    if (shown.at(-1) !== now) shown.push(now)
  })
  const tap = (wanted: boolean) => vendors.setFavourite(vendor, wanted)
  async function decide(...fates: Fate[]): Promise<void> {
    for (const fate of fates) {
      await settle()
      backend.decide(fate)
    }
    await settle()
  }
  return { ...platform, backend, client, vendors, shown, tap, decide }
}

describe('favourites.set', () => {
  it('updates the saved state immediately and sends one call', async () => {
    const { tap, shown, backend, decide } = setup()
    const saving = tap(true)
    expect(shown).toEqual([false, true])
    await decide('answer')
    expect(await saving).toEqual({ ok: true })
    expect(shown).toEqual([false, true])
    expect(backend.seen.calls).toBe(1)
  })

  it('reverts the saved state and logs the error when the call fails', async () => {
    const { tap, shown, decide, logged } = setup({ isSavedAtFirst: true })
    const saving = tap(false)
    await decide('fail')
    expect(await saving).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(shown).toEqual([true, false, true])
    expect(logged).toEqual(['/vendor/mark-favorite/{id}/ failed.'])
  })

  it('sends no request when the vendor already has the requested state', async () => {
    const { tap, backend } = setup()
    expect(await tap(false)).toEqual({ ok: true })
    expect(backend.seen.calls).toBe(0)
  })

  it('sends a second call when the vendor was toggled on another device', async () => {
    const { tap, shown, backend, decide } = setup()
    backend.saved.set('7', true)
    const saving = tap(true)
    await decide('answer', 'answer')
    expect(await saving).toEqual({ ok: true })
    expect(backend.saved.get('7')).toBe(true)
    expect(shown).toEqual([false, true])
  })

  it('assumes the opposite state when the response does not contain the state', async () => {
    const { tap, shown, backend, decide } = setup()
    void tap(true)
    await decide('mute')
    void tap(false)
    await decide('mute')
    expect(backend.saved.get('7')).toBe(false)
    expect(shown).toEqual([false, true, false])
  })

  it('stops after one correction when the backend returns the opposite state each time', async () => {
    const script = [{ path: '/vendor/mark-favorite/7/', body: { is_favorited: false }, always: true }]
    const { ports, backend } = setupMaya({ script })
    const { setFavourite, $favourites } = ports.once(createVendors)
    expect(await setFavourite({ id: 7 }, true)).toMatchObject({ ok: false, error: { code: 'unexpected' } })
    expect($favourites.get().get('7')).toBe(false)
    expect(backend.requests).toHaveLength(2)
  })

  it('tracks a saved vendor once, when the backend confirms the state', async () => {
    const { tap, decide, tracked } = setup()
    tracked.length = 0
    void tap(true)
    await settle()
    expect(tracked).toEqual([])
    await decide('answer')
    expect(tracked).toEqual(['Added To Favorites {"vendor_id":"7"}'])
    void tap(false)
    await decide('answer')
    void tap(true)
    await decide('fail')
    expect(tracked).toHaveLength(1)
  })

  it('reverts the saved state without a request when there is no session', async () => {
    const { tap, shown, backend } = setup({ isSignedIn: false })
    expect(await tap(true)).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
    expect(shown.at(-1)).toBe(false)
    expect(backend.seen.calls).toBe(0)
  })

  it('ignores a late response for the previous account', async () => {
    const { vendors, tap, shown, client, decide } = setup()
    void tap(true)
    await settle()
    client.session.signIn({ token: 'n', email: 'noor@example.com' })
    await decide('answer')
    expect(shown).toEqual([false, true, false])
    expect(vendors.$favourites.get()).toEqual(new Map())
  })
})

describe('favourites.set with ten fast calls', () => {
  const taps = [true, false, true, false, true, false, true, false, true, false]

  it('ends with the last requested state, with one call at a time and no flicker', async () => {
    for (const last of [false, true]) {
      const { tap, shown, backend, decide } = setup()
      for (const wanted of last ? [...taps, true] : taps) void tap(wanted)
      const seen = shown.length
      await decide('answer', 'answer', 'answer')
      expect(shown).toHaveLength(seen)
      expect([shown.at(-1), backend.saved.get('7')]).toEqual([last, last])
      expect(backend.seen).toEqual({ calls: last ? 1 : 2, atOnce: 1 })
    }
  })

  it('resolves all pending calls with one result', async () => {
    const { tap, decide } = setup()
    const [first, ...others] = taps.map(tap)
    await decide('answer', 'answer')
    expect(await first).toEqual({ ok: true })
    for (const other of others) expect(other).toBe(first)
  })

  it('ends with the last requested state even if the first call fails', async () => {
    for (const fate of ['fail', 'lose'] as const) {
      const { tap, shown, backend, decide } = setup()
      for (const wanted of [...taps, true]) void tap(wanted)
      await decide(fate, 'answer', 'answer')
      expect([shown.at(-1), backend.saved.get('7')]).toEqual([true, true])
    }
  })

  it('sends the calls for two vendors in parallel', async () => {
    const { vendors, backend, decide } = setup()
    void vendors.setFavourite({ id: 7 }, true)
    void vendors.setFavourite({ id: '8' }, true)
    await settle()
    expect(backend.waiting()).toBe(2)
    await decide('answer', 'answer')
    expect(vendors.$favourites.get()).toEqual(
      new Map([
        ['7', true],
        ['8', true],
      ]),
    )
  })

  it('ends with the last requested state for any order of calls, responses and failures', async () => {
    const steps = fc.array(fc.constantFrom<'on' | 'off' | Fate>('on', 'off', 'answer', 'fail', 'lose'), {
      maxLength: 24,
    })
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (script, last) => {
        const { tap, shown, backend, decide } = setup()
        for (const step of script) {
          if (step !== 'on' && step !== 'off') await decide(step)
          else {
            void tap(step === 'on')
            expect(shown.at(-1)).toBe(step === 'on')
          }
        }
        void tap(last)
        const seen = shown.length
        await decide('answer', 'answer', 'answer', 'answer')
        expect(shown).toHaveLength(seen)
        expect([shown.at(-1), backend.saved.get('7')]).toEqual([last, last])
        expect(backend.waiting()).toBe(0)
        expect(backend.seen.atOnce).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })
})

describe('favourites.sync', () => {
  const path = '/vendor/search-list/?categories=4&page=1'
  const mark = '/vendor/mark-favorite/7/'
  const search = (is_favorited: boolean) => ({ path, body: [vendor(7, { is_favorited })] })

  function watchAll(script: ScriptedAnswer[]) {
    const all = setupMaya({ script })
    const vendors = all.ports.once(createVendors)
    const read = () => vendors.refresh({ category: 4 })
    const isHearted = () => isSaved({ id: 7, is_favorited: undefined }, vendors.$favourites.get())
    return { ...all, vendors, read, isHearted }
  }

  it('ignores a response that was requested before the visitor toggled the vendor', async () => {
    const { vendors, read, isHearted } = watchAll([{ path: mark, body: { is_favorited: true } }, search(false)])
    const saving = vendors.setFavourite({ id: 7, is_favorited: false }, true)
    await read()
    await saving
    expect(isHearted()).toBe(true)
  })

  it('applies a response that was requested after the visitor toggled the vendor, for all subscribers', async () => {
    const { vendors, read, isHearted } = watchAll([{ path: mark, body: { is_favorited: true } }, search(false)])
    await vendors.setFavourite({ id: 7, is_favorited: false }, true)
    await read()
    expect(isHearted()).toBe(false)
  })

  it('ignores a response while a toggle of the vendor is pending', async () => {
    const answers: ScriptedAnswer[] = [
      { path: mark, body: { is_favorited: true } },
      { path: mark, fault: 'hang' },
    ]
    const { vendors, read, isHearted } = watchAll([search(true), ...answers])
    await vendors.setFavourite({ id: 7, is_favorited: false }, true)
    void vendors.setFavourite({ id: 7 }, false)
    await read()
    expect(isHearted()).toBe(false)
  })

  it('uses the synced state for the next call of set()', async () => {
    const { vendors, read, backend } = watchAll([{ path: mark, status: 404 }, search(true)])
    await vendors.setFavourite({ id: 7, is_favorited: false }, true)
    await read()
    expect(await vendors.setFavourite({ id: 7, is_favorited: false }, true)).toEqual({ ok: true })
    expect(backend.to(mark)).toHaveLength(1)
  })

  it('tracks a saved vendor with the next response if the response to the call had no state', async () => {
    const { vendors, read, tracked } = watchAll([{ path: mark, body: {} }, search(true), search(true)])
    await vendors.setFavourite({ id: 7, is_favorited: false }, true)
    expect(tracked).toEqual([])
    await read()
    await read()
    expect(tracked).toEqual(['Added To Favorites {"vendor_id":"7"}'])
  })
})
