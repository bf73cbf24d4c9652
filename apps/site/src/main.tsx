import { VowkitProvider } from '@vowkit/react'
import { browserPlatform, createSiteClient, takeArrival } from '@vowkit/sdk-core'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { moveFor } from './routes/host-rules.ts'
import { loadScreen, Screen } from './routes/screen.tsx'
import { takeAnswer } from './shared/ahead/ask-ahead.ts'
import { showStartFailed } from './shared/ahead/start-failed.ts'
import { LoadBoundary } from './shared/load-boundary.tsx'
import { pageAnalytics } from './shared/page-analytics.ts'
import { $router } from './shared/router.ts'
import { rememberScroll } from './shared/scroll-memory.ts'
import { loadSiteConfig, SiteConfigProvider } from './shared/site-config.ts'

const arrival = takeArrival()

// Whoever imports this is told when it fails.
const config = await loadSiteConfig()
const target = moveFor(new URL(window.location.href), config)
// The vision host's front door changes the address only. A move between hosts takes the session along: see the guard.
if (target?.startsWith('/')) window.history.replaceState(null, '', target)
// Not waited for here: the code that it has come waits for this module.
start(config).catch(showStartFailed)

async function start(config: SiteConfig): Promise<void> {
  rememberScroll()
  const page = $router.get()
  const code = page && loadScreen(page)
  const { fetch } = browserPlatform()
  const client = createSiteClient({
    apiHost: config.apiHost,
    redirectHosts: config.redirectHosts,
    arrival,
    platform: {
      fetch: (url, init) => takeAnswer(url, init.headers) ?? fetch(url, init),
      analytics: pageAnalytics,
    },
  })
  // Known before anything is shown, so that nobody is sent away as a stranger meanwhile.
  if (arrival && !('grant' in arrival)) await (await import('./routes/arrive.ts')).arrive(client.ports, config, arrival)
  // What the page brought is seen until there is something to take its place.
  await code
  // In slices: the front page is on the screen already and may be used meanwhile.
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
