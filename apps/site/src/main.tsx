import { VowkitProvider } from '@vowkit/react'
import { browserPlatform, createSiteClient, takeIncomingSession } from '@vowkit/sdk-core'
import { readSiteConfig } from '@vowkit/sdk-core/contract'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { handOverModule } from './routes/hand-over.lazy.ts'
import { moveFor } from './routes/host-rules.ts'
import { loadScreen, Screen } from './routes/screen.tsx'
import { LoadBoundary } from './shared/load-boundary.tsx'
import { pageAnalytics } from './shared/page-analytics.ts'
import { $router } from './shared/router.ts'
import { rememberScroll } from './shared/scroll-memory.ts'
import { SiteConfigProvider } from './shared/site-config.ts'
import type { Prefetched } from './start/prefetch.ts'

/** Starts the site. Rejects when its configuration cannot be loaded or makes no sense. */
export async function start(prefetched: Prefetched): Promise<void> {
  const incomingSession = takeIncomingSession()
  const config = readSiteConfig(await prefetched.config)
  const target = moveFor(new URL(window.location.href), config)
  // The vision host's front door changes the address only. The guard moves between hosts, because that takes the session along.
  if (target?.startsWith('/')) window.history.replaceState(null, '', target)
  rememberScroll()
  const page = $router.get()
  const code = page && loadScreen(page)
  const { fetch } = browserPlatform()
  const client = createSiteClient({
    apiHost: config.apiHost,
    redirectHosts: config.redirectHosts,
    incomingSession,
    platform: {
      fetch: (url, init) => prefetched.takeAnswer(url, init.headers) ?? fetch(url, init),
      analytics: pageAnalytics,
    },
  })
  // Signs in before anything is shown, so that the guard does not redirect the visitor meanwhile.
  if (incomingSession && !('grant' in incomingSession)) {
    await (await handOverModule.load()).arrive(client.ports, config, incomingSession)
  }
  // The markup of the page stays until the screen can replace it.
  await code
  // Rendered in slices: the page's markup is on the screen already and may be used meanwhile.
  startTransition(() =>
    createRoot(document.getElementById('root') as HTMLElement).render(
      <StrictMode>
        <SiteConfigProvider value={config}>
          <VowkitProvider client={client} fonts="brand">
            <LoadBoundary>
              <Screen />
            </LoadBoundary>
          </VowkitProvider>
        </SiteConfigProvider>
      </StrictMode>,
    ),
  )
}
