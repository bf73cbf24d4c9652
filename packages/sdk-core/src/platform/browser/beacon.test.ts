import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Loads the beacon on a page with this navigator. Returns the sent requests. */
async function setup(navigator: object, fault?: Error) {
  const sent: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    if (fault) throw fault
    return new Response()
  })
  vi.resetModules()
  const { browserBeacon } = await import('./beacon.ts')
  return { beacon: browserBeacon, sent }
}

it('browserBeacon sends a form without credentials, which outlives the page', async () => {
  const { beacon, sent } = await setup({})
  beacon('https://api.test/elements/count/', { event: 'view', partner: 'Fennel & Rye' })
  expect(sent).toMatchObject([
    { url: 'https://api.test/elements/count/', init: { keepalive: true, credentials: 'omit' } },
  ])
  expect(String(sent[0]?.init.body)).toBe('event=view&partner=Fennel+%26+Rye')
})

it('browserBeacon sends nothing if the visitor has switched on Global Privacy Control', async () => {
  const { beacon, sent } = await setup({ globalPrivacyControl: true })
  beacon('https://api.test/elements/count/', { event: 'view' })
  expect(sent).toEqual([])
})

it('browserBeacon ignores a request that fails', async () => {
  const { beacon, sent } = await setup({}, new Error('blocked'))
  beacon('https://api.test/elements/count/', { event: 'view' })
  await Promise.resolve()
  expect(sent).toHaveLength(1)
})
