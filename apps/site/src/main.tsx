import { browserPlatform, createSiteClient, takeIncomingSession } from '@vowkit/sdk-core'
import { readSiteConfig } from '@vowkit/sdk-core/contract'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { handOverModule } from './routes/hand-over.lazy.ts'
import { moveFor } from './routes/host-rules.ts'
import { loadScreen, Screen } from './routes/screen.tsx'
import { pageLanguage } from './shared/language/language.ts'
import { LoadBoundary } from './shared/load-boundary.tsx'
import { pageAnalytics } from './shared/page-analytics.ts'
import { $router } from './shared/router.ts'
import { rememberScroll } from './shared/scroll-memory.ts'
import { SiteProvider } from './shared/site-provider.tsx'
import { spanishModule } from './spanish/spanish.lazy.ts'
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
  const language = pageLanguage()
  const spanish = language === 'es' ? loadSpanish() : null
  const { fetch } = browserPlatform()
  const client = createSiteClient({
    apiHost: config.apiHost,
    redirectHosts: config.redirectHosts,
    language: pageLanguage,
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
  const [texts] = await Promise.all([spanish, code])
  // Rendered in slices: the page's markup is on the screen already and may be used meanwhile.
  startTransition(() =>
    createRoot(document.getElementById('root') as HTMLElement).render(
      <StrictMode>
        <SiteProvider
          config={config}
          client={client}
          fonts="brand"
          language={language}
          spanish={texts}
          loadSpanish={loadSpanish}
        >
          <LoadBoundary>
            <Screen />
          </LoadBoundary>
        </SiteProvider>
      </StrictMode>,
    ),
  )
}

async function loadSpanish() {
  return (await spanishModule.load()).spanish
}
