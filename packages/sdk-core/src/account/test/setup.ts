import type { Client } from '../../client/client.ts'
import { createSiteClient } from '../../client/create-site-client.ts'
import { type FakePlatform, type FakePlatformOptions, fakePlatform } from '../../testing/index.ts'

export interface SiteSetup extends FakePlatform {
  client: Client
  ports: Client['ports']
  /** The content of local storage, by the documented keys. */
  values: Map<string, string>
}

/** Creates a site client with a scripted backend. */
export function setupSite(options: FakePlatformOptions = {}): SiteSetup {
  const platform = fakePlatform(options)
  const { notify } = platform
  const client = createSiteClient({ apiHost: 'https://api.test', platform, notify })
  return { ...platform, client, ports: client.ports, values: platform.storage.values }
}

/** Creates a site client with a scripted backend, and signs Maya in. */
export function setupMaya(options: FakePlatformOptions = {}): SiteSetup {
  const site = setupSite(options)
  site.client.session.signIn({ token: 'm', userId: 7, username: 'maya', email: 'maya@example.com' })
  site.tracked.length = 0
  return site
}

/** Creates a file like one from a file input. */
export function photo(name: string, type = 'image/jpeg', content = 'x'): File {
  return new File([content], name, { type, lastModified: 1 })
}

/** Returns the fields of a submitted form. Replaces each file with its type and content. */
export async function fieldsOf(body: string | FormData | undefined): Promise<[name: string, value: string][]> {
  if (!(body instanceof FormData)) throw new TypeError('The body is not a form.')
  return Promise.all(
    [...body].map(
      async ([name, value]): Promise<[string, string]> => [
        name,
        typeof value === 'string' ? value : `${value.type} ${await value.text()}`,
      ],
    ),
  )
}
