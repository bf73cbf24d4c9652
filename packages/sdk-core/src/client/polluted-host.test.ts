import { expect, it } from 'vitest'
import { fakePlatform } from '../testing/index.ts'
import { draftOf } from '../vision/draft/create-draft.ts'
import { createClient } from './create-client.ts'

/** Extends native prototypes in the way that Prototype 1.6 and MooTools do. */
function pollute(): () => void {
  const { from } = Array
  Reflect.set(Array, 'from', (items: ArrayLike<unknown>) => [items])
  Reflect.set(Array.prototype, 'toJSON', () => 'spoilt')
  Reflect.set(Object.prototype, 'toJSON', () => 'spoilt')
  Reflect.set(Array.prototype, 'each', () => undefined)
  return () => {
    Reflect.set(Array, 'from', from)
    for (const key of ['toJSON', 'each']) Reflect.deleteProperty(Array.prototype, key)
    Reflect.deleteProperty(Object.prototype, 'toJSON')
  }
}

it('the client works on a page whose libraries extend native prototypes', async () => {
  const platform = fakePlatform({
    script: [
      { path: '/vision/user-credits/', body: '{"credits":3,"email":"m@e.org"}', always: true },
      { path: '/vision/list/', body: '{"id":"v1"}', status: 201 },
    ],
  })
  const restore = pollute()
  try {
    const client = createClient({ apiHost: 'https://api.test', platform })
    client.session.signIn({ token: 't', userId: 7, email: 'm@e.org' })
    const draft = draftOf(client.ports)
    const typed = draft.typeSample('💍 barn')
    await platform.clock.advance(100)
    await typed
    await draft.addImages([new File(['x'], 'a', { type: 'image/png' })])
    await platform.clock.advance(300)
    expect(platform.storage.values.get('vowkit:https://api.test:pendingDreamImages')).toMatch(/^\["data:/)
    await draft.submit()
    expect(draft.$submission.get()).toMatchObject({ status: 'created', visionId: 'v1' })
    expect(platform.storage.values.get('vowkit:https://api.test:user')).toMatch(/^\{"email":"m@e.org"/)
    await client.session.signOut()
    expect(platform.storage.values.size).toBe(0)
  } finally {
    restore()
  }
})
