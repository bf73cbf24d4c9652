import { render } from '@testing-library/react'
import { createSiteClient } from '@vowkit/sdk-core'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { Fragment, StrictMode } from 'react'
import { loadScreen, Screen } from '../routes/screen.tsx'
import { $router, openPath } from '../shared/router.ts'
import { SiteProvider, type SiteProviderProps } from '../shared/site-provider.tsx'

// A store without listeners unmounts a second later, when the page of the test may be gone already.
$router.listen(() => {})

export interface OpenOptions {
  isSignedIn?: boolean
  /** Who is signed in, where it matters. */
  userId?: number
  script?: ScriptedAnswer[]
  config?: Partial<SiteConfig>
  /** The address the client finds, when it is another than the path. */
  address?: string
  /** As React checks while a site is developed: everything is mounted twice. */
  isStrict?: boolean
  /** Defaults to English. */
  language?: Pick<SiteProviderProps, 'language' | 'spanish' | 'loadSpanish'>
}

/** Loads the code of an address, as the site does before it shows the screen. */
export async function haveCode(path: string): Promise<void> {
  openPath(path, { replace: true })
  const page = $router.get()
  if (page) await loadScreen(page)
}

/** The site at one of its addresses, with a real client over fake ports. */
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
