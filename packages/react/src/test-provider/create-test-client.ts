import { type Client, createClient } from '@vowkit/sdk-core'
import { type FakePlatform, type FakePlatformOptions, fakePlatform } from '@vowkit/sdk-core/testing'

export interface TestClientOptions extends FakePlatformOptions {
  /** Whether a couple is signed in. Default: false. */
  isSignedIn?: boolean
}

/** A client, and the fakes that it uses. */
export interface TestClient {
  client: Client
  /** The fakes: `backend` has the requests, `clock` advances the time, `logged` has the warnings. */
  platform: FakePlatform
}

/** The response to each request of the backend's configuration, unless the script has one. */
const CONFIG = {
  site_url: 'https://site.test',
  vision_url: 'https://vision.test',
  contact_email: 'help@site.test',
  google: false,
  payments: false,
}

/**
 * Creates a client for tests. `script` lists the responses of its fake backend. A request that the script does not list
 * fails with the code `unscripted`, and an error in the console names the request and the most similar responses. The
 * client sends nothing over the network and stores nothing in the browser.
 *
 * ```ts
 * const { client, platform } = createTestClient({
 *   script: [{ path: '/vendor/search-list/?categories=4&page=1', body: { results: [], count: 0 } }],
 * })
 * ```
 */
export function createTestClient({ isSignedIn, ...options }: TestClientOptions = {}): TestClient {
  const platform = fakePlatform(options)
  platform.backend.onUnscripted = (message) => console.error(message)
  platform.backend.answer({ path: '/config/', always: true, body: CONFIG })
  const client = createClient({ apiHost: 'https://api.test', platform })
  if (isSignedIn) client.session.signIn({ token: 'test', email: 'maya@example.com', userId: 7 })
  return { client, platform }
}
