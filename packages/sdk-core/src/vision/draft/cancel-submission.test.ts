import { expect, it } from 'vitest'
import { createSiteClient } from '../../client/create-site-client.ts'
import { type FakePlatform, fakePlatform, type ScriptedAnswer } from '../../testing/index.ts'
import { draftOf } from './create-draft.ts'

const PATH = '/vision/list/'
const credits = { path: '/vision/user-credits/', body: { credits: 3, email: 'maya@example.com' }, always: true }
const made: ScriptedAnswer = { method: 'POST', path: PATH, status: 201, body: { id: 'v1' } }

function open(platform: FakePlatform) {
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  const draft = draftOf(client.ports)
  draft.$draft.listen(() => undefined)
  draft.$submission.listen(() => undefined)
  return { draft, creates: () => platform.backend.to(PATH, 'POST'), state: () => draft.$submission.get() }
}

/** Submits a draft with an image to a backend that does not respond. */
async function sending() {
  const platform = fakePlatform({ script: [credits, { method: 'POST', path: PATH, fault: 'hang' }] })
  const page = open(platform)
  page.draft.setText('a barn')
  await page.draft.addImages([new File(['x'], 'a', { type: 'image/png' })])
  void page.draft.submit()
  await platform.clock.advance(0)
  return { ...page, platform }
}

it('cancel() aborts the request and restores the draft with its prompt and images', async () => {
  const { platform, draft, creates, state } = await sending()
  draft.cancel()
  expect(creates()[0]?.signal.aborted).toBe(true)
  expect(state()).toEqual({ status: 'idle' })
  await platform.clock.advance(60_000)
  expect(creates()).toHaveLength(1)
  const { storage, clock } = platform
  const next = open(fakePlatform({ storage, clock, script: [credits] }))
  await clock.advance(0)
  expect(next.draft.$draft.get()).toMatchObject({ text: 'a barn', images: [{}] })
  expect(next.creates()).toEqual([])
})

it('cancel() keeps the idempotency key, so that submitting the same content creates the same vision', async () => {
  const { platform, draft, creates, state } = await sending()
  draft.cancel()
  platform.backend.answer(made)
  await draft.submit()
  expect(state()).toEqual({ status: 'created', visionId: 'v1' })
  expect(new Set(creates().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
})

it('cancel() does nothing after the submission has ended', async () => {
  const { draft, state } = open(fakePlatform({ script: [credits, made] }))
  draft.setText('a barn')
  await draft.submit()
  draft.cancel()
  expect(state()).toEqual({ status: 'created', visionId: 'v1' })
})
