import { describe, expect, it } from 'vitest'
import { fakePlatform, fakeStorage, settle } from '../testing/index.ts'
import { startCheckout } from '../vision/credits/packs.ts'
import { draftOf } from '../vision/draft/create-draft.ts'
import { createClient } from './create-client.ts'
import { sharedClient } from './shared-client.ts'

describe('createClient', () => {
  it('sends no request, writes no storage and adds no listener until the client is used', async () => {
    const platform = fakePlatform()
    createClient({ apiHost: 'https://api.test', platform })
    await settle()
    expect(platform.backend.requests).toEqual([])
    expect(platform.storage.values.size).toBe(0)
    expect(platform.storage.listeners() + platform.visibility.listeners() + platform.clock.sleepers()).toBe(0)
  })

  it('creates a client without a page, as on a server', () => {
    const client = createClient({ apiHost: 'https://api.test' })
    expect(client.session.$session.get()).toEqual({ status: 'signed-out' })
    expect(draftOf(client.ports).$draft.get().text).toBe('')
    client.destroy()
  })

  it('creates clients that share no state', () => {
    const [one, two] = [fakePlatform(), fakePlatform()].map((platform) =>
      createClient({ apiHost: 'https://api.test', platform }),
    )
    one?.session.signIn({ token: 't' })
    expect(two?.session.token()).toBeNull()
  })

  it('stores the data of each backend under different keys', () => {
    const storage = fakeStorage()
    const open = (apiHost: string) => createClient({ apiHost, platform: fakePlatform({ storage }) })
    open('https://one.test').session.signIn({ token: 't' })
    expect(open('https://two.test').session.token()).toBeNull()
    expect(open('https://one.test/').session.token()).toBe('t')
  })

  it("sets each notice as a new object and calls the host's notify", async () => {
    const told: string[] = []
    const client = createClient({
      apiHost: 'https://api.test',
      platform: fakePlatform(),
      notify: ({ code }) => void told.push(code),
    })
    await startCheckout(client.ports, null)
    const first = client.$notice.get()
    await startCheckout(client.ports, null)
    expect(client.$notice.get()).toEqual({ code: 'pack_invalid' })
    expect(client.$notice.get()).not.toBe(first)
    expect(told).toEqual(['pack_invalid', 'pack_invalid'])
  })

  it('fetches the configuration once, and again after a failure', async () => {
    const body = { site_url: 'https://s.test', vision_url: 'https://v.test', google: false, payments: true }
    const platform = fakePlatform({ script: [{ status: 500 }, { body }] })
    const client = createClient({ apiHost: 'https://api.test', platform })
    await expect(client.config()).rejects.toMatchObject({ code: 'internal' })
    const [one, two] = await Promise.all([client.config(), client.config()])
    expect(one).toEqual(body)
    expect(two).toBe(one)
    expect(platform.backend.requests).toHaveLength(2)
  })
})

it('sharedClient returns one client per backend to all bundles of a page', () => {
  const one = sharedClient('https://shared.test', { platform: fakePlatform() })
  expect(sharedClient('https://shared.test/')).toBe(one)
  expect(sharedClient('https://other.test', { platform: fakePlatform() })).not.toBe(one)
  const clients: unknown = Reflect.get(globalThis, Symbol.for('vowkit.clients.v1'))
  expect(clients instanceof Map && [...clients.keys()]).toEqual(['https://shared.test', 'https://other.test'])
})
