import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../../testing/index.ts'
import { credits, fails, made, photo, reload, setup } from './test/submitting.ts'

describe('draft.submit', () => {
  it('creates the vision, then clears the draft on the page and in storage', async () => {
    const { draft, state, creates, values, text, tracked, clock } = setup({ script: [credits(3), made] })
    draft.setText('a barn')
    await draft.addImages([photo('a'), photo('b')])
    await draft.submit({ partner: 'acme', vendorId: '9' })
    expect(state()).toEqual({ status: 'created', visionId: 'v1' })
    const form = creates()[0]?.body
    if (!(form instanceof FormData)) throw new Error('The body is no form.')
    expect([...form.keys()]).toEqual(['description', 'partner', 'vendor_id', 'images', 'images'])
    await clock.advance(1_000)
    expect(text()).toBe('')
    expect([...values.keys()].filter((key) => /dream/i.test(key))).toEqual([])
    expect(tracked).toContain('Vision Created')
  })

  it('sends one request for several fast clicks', async () => {
    const { draft, creates } = setup({ script: [credits(3), { ...made, always: true }] })
    draft.setText('a barn')
    await Promise.all([draft.submit(), draft.submit(), draft.submit()])
    expect(creates()).toHaveLength(1)
  })

  it('waits for images that are still being read before the request is sent', async () => {
    const { draft, creates } = setup({ script: [credits(3), made] })
    draft.setText('a barn')
    const adding = draft.addImages([photo('a')])
    await draft.submit()
    await adding
    const form = creates()[0]?.body
    expect(form instanceof FormData && form.getAll('images')).toHaveLength(1)
  })

  it.each([
    ['', 'description_blank'],
    [' \n ', 'description_blank'],
    ['x'.repeat(2001), 'description_too_long'],
  ])('rejects the prompt %j with a notice', async (words, code) => {
    const { draft, state, notices, backend } = setup()
    draft.setText(words)
    await draft.submit()
    expect(state()).toEqual({ status: 'invalid', code })
    expect(notices()).toEqual([code])
    expect(backend.requests).toHaveLength(0)
    draft.dismiss()
    expect(state().status).toBe('idle')
  })

  it('allows a listener to call dismiss() as soon as the vision is created', async () => {
    const { draft, state } = setup({ script: [credits(3), made] })
    draft.$submission.listen(({ status }) => status === 'created' && draft.dismiss())
    draft.setText('a barn')
    await draft.submit()
    expect(state()).toEqual({ status: 'idle' })
  })

  it('accepts a prompt of exactly 2000 characters', async () => {
    const { draft, state } = setup({ script: [credits(3), made] })
    draft.setText('x'.repeat(2000))
    await draft.submit()
    expect(state().status).toBe('created')
  })
})

describe('draft.submit without a session', () => {
  it('stores the submission, requires a sign-in, and sends it after the sign-in', async () => {
    const { draft, state, signIn, values, creates, clock } = setup({ isSignedIn: false, script: [credits(3), made] })
    draft.setText('a barn')
    await draft.submit()
    expect(state()).toEqual({ status: 'login-needed' })
    expect(values.has('pendingDreamDescription')).toBe(false)
    expect(JSON.parse(values.get('pendingDreamSubmission') ?? '')).toMatchObject({ description: 'a barn', images: [] })
    signIn()
    await clock.advance(0)
    expect(state()).toEqual({ status: 'created', visionId: 'v1' })
    expect(creates()).toHaveLength(1)
  })

  it('restores the prompt after a reload, and sends the submission after the sign-in', async () => {
    const before = setup({ isSignedIn: false })
    before.draft.setText('a barn')
    await before.draft.addImages([photo('a')])
    await before.draft.submit()
    const after = reload(before, { script: [credits(3), made] })
    await after.clock.advance(0)
    expect(after.state().status).toBe('idle')
    expect(after.draft.$draft.get()).toMatchObject({ text: 'a barn', images: [{}] })
    after.signIn()
    await after.clock.advance(0)
    expect(after.state()).toEqual({ status: 'created', visionId: 'v1' })
  })

  it('withdraws the submission and keeps the draft when the visitor cancels the sign-in', async () => {
    for (const think of ['dismiss', 'edit'] as const) {
      const { draft, state, signIn, clock, creates, values } = setup({ isSignedIn: false, script: [credits(3), made] })
      draft.setText('a barn')
      await draft.submit()
      if (think === 'dismiss') draft.dismiss()
      else draft.setText('a boat')
      signIn()
      await clock.advance(1_000)
      expect(state().status).toBe('idle')
      expect(creates()).toHaveLength(0)
      expect(values.get('pendingDreamDescription')).toBe(think === 'edit' ? 'a boat' : 'a barn')
      expect(values.has('pendingDreamSubmission')).toBe(false)
    }
  })

  it('discards the stored submission after a day', async () => {
    const before = setup({ isSignedIn: false })
    before.draft.setText('a barn')
    await before.draft.submit()
    await before.clock.advance(24 * 60 * 60_000)
    const after = reload(before, { script: [credits(3), made], isSignedIn: true })
    await after.clock.advance(0)
    expect(after.creates()).toHaveLength(0)
  })

  it('sends all images after the sign-in even if storage is blocked or the images do not fit', async () => {
    for (const storage of [fakeStorage({ isBlocked: true }), fakeStorage({ quota: 900 })]) {
      const { draft, state, signIn, clock, creates } = setup({ isSignedIn: false, storage, script: [credits(3), made] })
      draft.setText('a barn')
      await draft.addImages([photo('a'), photo('b')])
      await draft.submit()
      expect(state().status).toBe('login-needed')
      signIn()
      await clock.advance(0)
      expect(state().status).toBe('created')
      const form = creates()[0]?.body
      expect(form instanceof FormData && form.getAll('images')).toHaveLength(2)
      expect([...storage.values.keys()].filter((key) => /dream/i.test(key))).toEqual([])
    }
  })
})

describe('draft.submit: rejection', () => {
  it('shows a notice and the credits dialog, and restores the draft, when no credits are left', async () => {
    for (const script of [[credits(0)], [credits(1), fails({ status: 402 })], [credits(1), fails({ status: 403 })]]) {
      const { draft, state, notices, text, values, clock } = setup({ script })
      draft.setText('a barn')
      await draft.submit()
      expect(state()).toEqual({ status: 'no-credits' })
      expect(notices()).toEqual(['no_credits'])
      expect(text()).toBe('a barn')
      await clock.advance(1_000)
      expect(values.get('pendingDreamDescription')).toBe('a barn')
    }
  })

  it('uses a new key when the visitor submits again after a rejection for missing credits', async () => {
    const { draft, keys } = setup({ script: [credits(1), fails({ status: 402 }), made] })
    draft.setText('a barn')
    await draft.submit()
    await draft.submit()
    expect(new Set(keys()).size).toBe(2)
  })

  it('sends the submission when the balance is unknown', async () => {
    const { draft, state } = setup({ script: [{ path: '/vision/user-credits/', status: 500, always: true }, made] })
    draft.setText('a barn')
    await draft.submit()
    expect(state().status).toBe('created')
  })

  it('sends the submission when the balance is unlimited', async () => {
    const { draft, state } = setup({ script: [credits(-1), made] })
    draft.setText('a barn')
    await draft.submit()
    expect(state().status).toBe('created')
  })

  it('restores the draft, and does not retry after a reload, when the content is rejected', async () => {
    const before = setup({ script: [credits(1), fails({ status: 400, body: { code: 'unsupported_image' } })] })
    before.draft.setText('a barn')
    await before.draft.addImages([photo('a')])
    await before.draft.submit()
    expect(before.state()).toMatchObject({ status: 'failed', error: { code: 'unsupported_image' } })
    await before.clock.advance(1_000)
    const after = reload(before, { script: [credits(1), made] })
    await after.clock.advance(0)
    expect(after.creates()).toHaveLength(0)
    expect(after.draft.$draft.get()).toMatchObject({ text: 'a barn', images: [{}] })
  })

  it('requires a sign-in when the backend rejects the session, and sends the submission afterwards', async () => {
    const { draft, state, signIn, clock, keys } = setup({ script: [credits(1), fails({ status: 401 }), made] })
    draft.setText('a barn')
    await draft.submit()
    expect(state()).toEqual({ status: 'login-needed' })
    signIn()
    await clock.advance(0)
    expect(state()).toEqual({ status: 'created', visionId: 'v1' })
    expect(new Set(keys()).size).toBe(1)
  })
})

it('draft.submit logs a created vision without an id and keeps the prompt', async () => {
  const { draft, state, text, logged } = setup({ script: [credits(1), fails({ status: 201, body: {} })] })
  draft.setText('a barn')
  await draft.submit()
  expect(state()).toEqual({ status: 'created', visionId: null })
  expect(text()).toBe('a barn')
  expect(logged).toContain('Error: A vision was created, but the response has no id.')
})

it('draft.submit is aborted when the account signs out while the request is pending', async () => {
  const { client, draft, state, creates, clock, values } = setup({
    script: [credits(1), { path: '/auth/logout/' }, fails({ fault: 'hang' })],
  })
  draft.setText('a barn')
  void draft.submit()
  await clock.advance(0)
  await client.session.signOut()
  await clock.advance(0)
  expect(creates()[0]?.signal.aborted).toBe(true)
  expect(state()).toEqual({ status: 'idle' })
  await clock.advance(60_000)
  expect(values.size).toBe(0)
})
