import '@vowkit/react/tokens.css'
import './shared/fonts/hanken-grotesk.css'
import './shared/fonts/newsreader.css'
import './shared/site.css'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient, takeArrival } from '@vowkit/sdk-core'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { moveFor } from './routes/host-rules.ts'
import { Screen } from './routes/screen.tsx'
import { StartFailed } from './routes/start-failed.tsx'
import { LoadBoundary } from './shared/load-boundary.tsx'
import { rememberScroll } from './shared/scroll-memory.ts'
import { loadSiteConfig, SiteConfigProvider } from './shared/site-config.ts'

const arrival = takeArrival()
const root = createRoot(document.getElementById('root') as HTMLElement)

try {
  const config = await loadSiteConfig()
  const target = moveFor(new URL(window.location.href), config)
  // The vision host's front door changes the address only. A move between hosts takes the session along: see the guard.
  if (target?.startsWith('/')) window.history.replaceState(null, '', target)
  await start(config)
} catch (cause) {
  console.error('The site could not start.', cause)
  root.render(<StartFailed />)
}

async function start(config: SiteConfig): Promise<void> {
  rememberScroll()
  const client = createSiteClient({ apiHost: config.apiHost, arrival })
  // Known before anything is shown, so that nobody is sent away as a stranger meanwhile.
  if (arrival && !('grant' in arrival)) await (await import('./routes/arrive.ts')).arrive(client.ports, config, arrival)
  // In slices: the front page is on the screen already and may be used meanwhile.
  startTransition(() =>
    root.render(
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
