import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { Desk } from '../desk.tsx'
import { JoinLazy } from '../features/join/join.lazy.tsx'
import { CodeSignInLazy } from '../features/sign-in/code-sign-in.lazy.tsx'
import { $router, SCREENS } from '../screen-table.ts'
import { ConfigProvider } from '../shared/config.ts'
import { LanguageProvider, type Spanish } from '../shared/language/language-provider.tsx'
import { spanish as allSpanish } from '../spanish/spanish.ts'

// Keeps the router mounted. Without listeners it unmounts a second later, when the test's page may no longer exist.
$router.listen(() => {})
// Loads the screens, so that tests render them without a fallback.
await Promise.all([
  JoinLazy.preload(),
  CodeSignInLazy.preload(),
  ...SCREENS.map(({ Component }) => Component.preload()),
])

export interface OpenOptions {
  isSignedIn?: boolean
  script?: ScriptedAnswer[]
  /** The Spanish texts if the desk starts in Spanish. */
  spanish?: Spanish
  loadSpanish?: () => Promise<Spanish>
}

/** Renders the desk at a path, with a real client and fake ports. */
export function openDesk(
  path: string,
  { isSignedIn = true, script = [], spanish, loadSpanish = async () => allSpanish }: OpenOptions = {},
) {
  window.history.replaceState(null, '', path)
  $router.open(path, true)
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform })
  if (isSignedIn) client.session.signIn({ token: 't0', email: 'vendor1@example.com', userId: 8 })
  render(
    <ConfigProvider value={{ apiHost: 'https://api.test', siteUrl: 'https://site.test', visionUrl: 'https://v.test' }}>
      <LanguageProvider client={client} currency="USD" spanish={spanish ?? null} loadSpanish={loadSpanish}>
        <Desk />
      </LanguageProvider>
    </ConfigProvider>,
  )
  return { client, platform, user: userEvent.setup() }
}
