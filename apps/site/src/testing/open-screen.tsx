import { render } from '@testing-library/react'
import { createSiteClient } from '@vowkit/sdk-core'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { Fragment, StrictMode } from 'react'
import { loadScreen, Screen } from '../routes/screen.tsx'
import { $router, openPath } from '../shared/router.ts'
import { SiteProvider, type SiteProviderProps } from '../shared/site-provider.tsx'

// Keeps the router mounted. Without listeners it unmounts a second later, when the test's page may no longer exist.
$router.listen(() => {})

export interface OpenOptions {
  isSignedIn?: boolean
  /** The id of the signed-in account, if the test needs it. */
  userId?: number
  script?: ScriptedAnswer[]
  config?: Partial<SiteConfig>
  /** The URL that the client reads, if it differs from the path. */
  address?: string
  /** Renders in React's strict mode, which mounts every component twice. */
  isStrict?: boolean
  /** Defaults to English. */
  language?: Pick<SiteProviderProps, 'language' | 'spanish' | 'loadSpanish'>
}

/** Opens a path and loads its code, as the site does before it shows the screen. */
export async function haveCode(path: string): Promise<void> {
  openPath(path, { replace: true })
  const page = $router.get()
  if (page) await loadScreen(page)
}

/** Renders the site at a path, with a real client and fake ports. */
export function openScreen(
  path: string,
  { isSignedIn = false, userId, script = [], config, address, isStrict = false, language }: OpenOptions = {},
) {
  window.history.replaceState(null, '', path)
  openPath(path, { replace: true })
  const platform = fakePlatform({ script, ...(address !== undefined && { address }) })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  if (isSignedIn)
    client.session.signIn({ token: 't0', email: 'maya@example.com', ...(userId !== undefined && { userId }) })
  const origin = window.location.origin
  const Strictness = isStrict ? StrictMode : Fragment
  render(
    <SiteProvider
      config={{ apiHost: 'https://api.test', siteUrl: origin, visionUrl: origin, ...config }}
      client={client}
      {...language}
    >
      <Strictness>
        <Screen />
      </Strictness>
    </SiteProvider>,
  )
  return { client, platform }
}
