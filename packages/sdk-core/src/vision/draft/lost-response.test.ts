import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../../testing/index.ts'
import { credits, fails, made, photo, reload, setup } from './test/submitting.ts'

describe('draft.submit: lost response', () => {
  it('retries the request with the same key, automatically and on the next click', async () => {
    const lost = { ...fails({ fault: 'lose' }), always: true }
    const { draft, state, clock, keys, text, backend } = setup({ script: [credits(3), lost] })
    draft.setText('a barn')
    const submitted = draft.submit()
    await clock.advance(10_000)
    await submitted
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'network' } })
    expect(text()).toBe('a barn')
    const again = draft.submit()
    await clock.advance(10_000)
    await again
    expect(keys()).toHaveLength(8)
    expect(new Set(keys()).size).toBe(1)
    draft.setText('a boat')
    const other = draft.submit()
    await clock.advance(10_000)
    await other
    expect(new Set(keys()).size).toBe(2)
    expect(backend.requests.length).toBeGreaterThan(8)
  })

  it('retries the request with the same key and body after a reload', async () => {
    const before = setup({ script: [credits(3), { ...fails({ fault: 'hang' }), always: true }] })
    before.draft.setText('a barn')
    await before.draft.addImages([photo('a')])
    void before.draft.submit()
    await before.clock.advance(0)
    expect(before.creates()).toHaveLength(1)
    const after = reload(before, { script: [credits(3), made] })
    await after.clock.advance(0)
    expect(after.state()).toEqual({ status: 'created', visionId: 'v1' })
    expect(after.keys()).toEqual(before.keys())
    const image = (page: typeof after) => {
      const body = page.creates()[0]?.body
      const sent = body instanceof FormData ? body.get('images') : null
      if (!(sent instanceof Blob)) throw new Error('No image was sent.')
      return sent.text()
    }
    expect(await image(after)).toBe(await image(before))
  })

  it('retries the request with the same images even if less storage is available', async () => {
    const lost = fails({ fault: 'lose' })
    const storage = fakeStorage({ quota: 5_000 })
    const page = setup({ storage, script: [credits(3), lost, lost, lost, lost, made] })
    page.draft.setText('a barn')
    await page.draft.addImages([photo('a'), photo('b')])
    const submitted = page.draft.submit()
    await page.clock.advance(10_000)
    await submitted
    storage.values.set('host', 'x'.repeat(2_000))
    await page.draft.submit()
    expect(page.state()).toEqual({ status: 'created', visionId: 'v1' })
    expect(new Set(page.keys()).size).toBe(1)
    const sent = page.creates().map(({ body }) => (body instanceof FormData ? body.getAll('images') : []))
    const sizes = sent.map((images) => images.map((image) => (image instanceof Blob ? image.size : 0)))
    expect(sizes).toEqual(sizes.map(() => sizes[0]))
  })

  it('retries a request that used the last credit instead of reporting missing credits', async () => {
    const lost = fails({ fault: 'lose' })
    const lastOne = { ...credits(1), always: false }
    const { draft, state, clock, keys } = setup({ script: [lastOne, lost, lost, lost, lost, credits(0), made] })
    draft.setText('a barn')
    const submitted = draft.submit()
    await clock.advance(10_000)
    await submitted
    expect(state().status).toBe('failed')
    await draft.submit()
    expect(state()).toEqual({ status: 'created', visionId: 'v1' })
    expect(new Set(keys()).size).toBe(1)
  })

  it('retries a request after a reload, or in another tab, even if the request used the last credit', async () => {
    for (const isReload of [true, false]) {
      const before = setup({ script: [credits(1), fails({ fault: 'hang' })] })
      before.draft.setText('a barn')
      void before.draft.submit()
      await before.clock.advance(0)
      const storage = isReload ? before.storage : before.storage.openTab()
      const after = reload(before, { storage, script: [credits(0), made] })
      await after.clock.advance(60_000)
      expect(after.state()).toEqual({ status: 'created', visionId: 'v1' })
      expect(after.keys()).toEqual(before.keys())
    }
  })

  it('retries the request of an ended session when the same account signs in again', async () => {
    const { client, draft, state, keys, clock } = setup({ script: [credits(3), made, made] })
    draft.setText('a barn')
    const submitted = draft.submit()
    client.session.signIn({ token: 'fresh', email: 'maya@example.com' })
    await submitted
    await clock.advance(0)
    expect(state()).toEqual({ status: 'created', visionId: 'v1' })
    expect(new Set(keys()).size).toBe(1)
  })
})

describe('draft.submit in two tabs', () => {
  it('sends a submission that waits in both tabs once', async () => {
    const script = [credits(3), { ...made, always: true }]
    const one = setup({ isSignedIn: false, script })
    one.draft.setText('a barn')
    await one.draft.submit()
    const two = setup({ isSignedIn: false, script, clock: one.clock, storage: one.storage.openTab() })
    await one.clock.advance(0)
    two.signIn()
    await one.clock.advance(120_000)
    expect(one.creates().length + two.creates().length).toBe(1)
    expect([one.state().status, two.state().status].sort()).toEqual(['created', 'idle'])
  })

  it('stops requiring a sign-in once the other tab sends the submission', async () => {
    const { draft, state, clock, storage, values, creates } = setup({ isSignedIn: false, script: [credits(2)] })
    draft.setText('a barn')
    await draft.submit()
    const submission: unknown = JSON.parse(values.get('pendingDreamSubmission') ?? 'null')
    const other = storage.openTab().local
    other?.removeItem('pendingDreamSubmission')
    other?.setItem('submittingDream', JSON.stringify({ owner: 'other', until: clock.now() + 60_000, submission }))
    other?.setItem('token', 't')
    await clock.advance(0)
    expect(state().status).toBe('submitting')
    other?.removeItem('submittingDream')
    await clock.advance(1_000)
    expect(state()).toEqual({ status: 'idle' })
    expect(creates()).toHaveLength(0)
  })

  it('immediately retries a submission that failed in the other tab', async () => {
    const one = setup({ script: [credits(3), { ...fails({ fault: 'refuse' }), always: true }] })
    one.draft.setText('a barn')
    const submitted = one.draft.submit()
    await one.clock.advance(10_000)
    await submitted
    const two = reload(one, { storage: one.storage.openTab(), script: [credits(3), made] })
    await one.clock.advance(0)
    expect(two.state()).toEqual({ status: 'created', visionId: 'v1' })
  })

  it('sends the submission of the other tab when that tab has been closed', async () => {
    const one = setup({ script: [credits(3), fails({ fault: 'hang' })] })
    one.draft.setText('a barn')
    void one.draft.submit()
    await one.clock.advance(0)
    const two = reload(one, { storage: one.storage.openTab(), script: [credits(3), made] })
    await one.clock.advance(59_000)
    expect(two.creates()).toHaveLength(0)
    await one.clock.advance(1_000)
    expect(two.state()).toEqual({ status: 'created', visionId: 'v1' })
    expect(two.keys()).toEqual(one.keys())
  })
})
