import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/newsreader/wght.css'
import '@vowkit/react/tokens.css'
import '@vowkit/react/base.css'
import '@vowkit/react/sign-in.css'
import '@vowkit/react/conversation-safety.css'
import './shared/desk.css'
import './features/sign-in/sign-in.css'
import './features/frame/frame.css'
import { createClient, DEFAULT_CURRENCY } from '@vowkit/sdk-core'
import { readSiteConfig } from '@vowkit/sdk-core/contract'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk } from './desk.tsx'
import { ConfigProvider } from './shared/config.ts'
import { preferredLanguage } from './shared/language/language.ts'
import { LanguageProvider } from './shared/language/language-provider.tsx'
import { spanishModule } from './spanish/spanish.lazy.ts'

/** Starts the desk. Rejects if its configuration cannot be loaded or is invalid. */
async function start(): Promise<void> {
  const language = preferredLanguage()
  document.documentElement.lang = language
  const loading = language === 'es' ? loadSpanish() : null
  const answer = await fetch('/config.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`config.json: status ${answer.status}`)
  const config = readSiteConfig(await answer.json())
  const client = createClient({ apiHost: config.apiHost, language: () => document.documentElement.lang })
  const spanish = await loading
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <ConfigProvider value={config}>
        <LanguageProvider
          client={client}
          fonts="brand"
          currency={config.currency ?? DEFAULT_CURRENCY}
          spanish={spanish}
          loadSpanish={loadSpanish}
        >
          <Desk />
        </LanguageProvider>
      </ConfigProvider>
    </StrictMode>,
  )
}

async function loadSpanish() {
  return (await spanishModule.load()).spanish
}

start().catch((error: unknown) => {
  console.error(error)
  const notice = document.createElement('p')
  notice.className = 'start-failed'
  notice.setAttribute('role', 'alert')
  notice.textContent = 'The desk could not start. Reload the page, or try again in a few minutes.'
  document.getElementById('root')?.replaceChildren(notice)
})
