import { expect, it } from 'vitest'
import { fakePlatform } from '../testing/index.ts'
import type { ClientOptions } from './client.ts'
import { createClient } from './create-client.ts'
import { createSiteClient } from './create-site-client.ts'

const withHost = (apiHost: unknown) => ({ apiHost }) as ClientOptions

it.each([
  [undefined, 'api_host_missing', 'apiHost is undefined.'],
  ['', 'api_host_missing', 'apiHost is "".'],
  ['api.example.com', 'api_host_invalid', 'apiHost is "api.example.com".'],
  ['localhost:8787', 'api_host_invalid', 'apiHost is "localhost:8787".'],
  ['//api.example.com', 'api_host_invalid', 'apiHost is "//api.example.com".'],
  ['/api', 'api_host_invalid', 'apiHost is "/api".'],
])('createClient with the apiHost %j logs one warning, and each call fails with %s', async (apiHost, code, start) => {
  const platform = fakePlatform()
  const client = createClient({ ...withHost(apiHost), platform })
  expect(platform.logged).toHaveLength(1)
  expect(platform.logged[0]).toContain(start)
  expect(platform.logged[0]).toContain(`https://api.example.com. See docs/troubleshooting.md#${code}`)
  expect(await client.http.call('getConfig', { logFailure: true })).toMatchObject({ ok: false, error: { code } })
  await expect(client.config()).rejects.toMatchObject({ code })
  expect(platform.backend.requests).toEqual([])
  expect(platform.logged).toHaveLength(1)
})

it('createClient logs no warning for an absolute URL', () => {
  const platform = fakePlatform()
  createClient({ apiHost: 'http://localhost:8787', platform })
  expect(platform.logged).toEqual([])
})

it('createSiteClient logs no warning without an apiHost, because our own site is prerendered without one', () => {
  const platform = fakePlatform()
  createSiteClient({ apiHost: '', incomingSession: null, platform })
  expect(platform.logged).toEqual([])
})
