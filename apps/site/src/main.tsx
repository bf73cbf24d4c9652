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

/** Starts the site. Rejects if its configuration cannot be loaded or is invalid. */
export async function start(prefetched: Prefetched): Promise<void> {
  const incomingSession = takeIncomingSession()
  const config = readSiteConfig(await prefetched.config)
  const target = moveFor(new URL(window.location.href), config)
  // Only redirects within this host happen here. The guard redirects to the other host, because it transfers the
  // session.
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
  // Signs in before the first render. Otherwise the guard would redirect the visitor.
  if (incomingSession && !('grant' in incomingSession)) {
    await (await handOverModule.load()).arrive(client.ports, config, incomingSession)
  }
  // The page's markup stays visible until the screen can replace it.
  const [texts] = await Promise.all([spanish, code])
  // A transition does not block the visitor, who may already use the page's markup.
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
