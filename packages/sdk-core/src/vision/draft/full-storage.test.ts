import { expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { fakePlatform, fakeStorage } from '../../testing/index.ts'
import { draftOf } from './create-draft.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e']

async function setup(quota: number) {
  const platform = fakePlatform({
    storage: fakeStorage({ quota }),
    script: [
      { path: '/vision/user-credits/', always: true, body: { credits: 3, email: '' } },
      { method: 'POST', path: '/vision/list/', status: 201, body: { id: 'v1' } },
    ],
  })
  const client = createClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  const draft = draftOf(client.ports)
  draft.$draft.listen(() => undefined)
  draft.$submission.listen(() => undefined)
  draft.setText('a barn')
  await draft.addImages(NAMES.map((name) => new File([name], name, { type: 'image/png' })))
  await platform.clock.advance(500)
  const kept = (key: string) => platform.storage.values.get(`vowkit:https://api.test:${key}`)
  const photos = () => JSON.parse(kept('pendingDreamImages') ?? '[]').length
  return { ...platform, draft, kept, photos }
}

it.each([
  ['room for all photos', 20_000, 5, 5],
  ['room for smaller photos', 7_000, 5, 5],
  ['no room for five photos once the prompt is longer', 6_000, 5, 0],
  ['no room for five photos', 4_500, 0, 0],
])('the draft stores its prompt always and its photos if they fit: %s', async (_name, quota, stored, storedAtLast) => {
  const { draft, clock, kept, photos, backend } = await setup(quota)
  expect(photos()).toBe(stored)
  const words = 'b'.repeat(1_500)
  draft.setText(words)
  await clock.advance(500)
  expect(kept('pendingDreamDescription')).toBe(words)
  expect(photos()).toBe(storedAtLast)
  expect(draft.$draft.get()).toMatchObject({ note: storedAtLast === 5 ? null : 'images_not_kept' })
  expect(draft.$draft.get().images).toHaveLength(5)
  await draft.submit()
  const form = backend.to('/vision/list/', 'POST')[0]?.body
  expect(form instanceof FormData && form.getAll('images')).toHaveLength(5)
  expect(form instanceof FormData && form.get('description')).toBe(words)
  expect(draft.$submission.get()).toEqual({ status: 'created', visionId: 'v1' })
  expect([...backend.requests].filter(({ method }) => method === 'POST')).toHaveLength(1)
})
