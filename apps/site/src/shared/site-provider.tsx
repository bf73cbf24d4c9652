import { type MessageOverrides, VowkitProvider, type VowkitProviderProps } from '@vowkit/react'
import { DEFAULT_CURRENCY } from '@vowkit/sdk-core'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { type ReactNode, useMemo, useState } from 'react'
import type { Language } from './language/language.ts'
import { rememberLanguage } from './language/language-cookie.ts'
import { LanguageContext, type Translation } from './language/use-messages.ts'
import { SiteConfigProvider } from './site-config.ts'

/** All texts of the site in Spanish: its own, and those of the components of `@vowkit/react`. */
export interface Spanish {
  site: Translation
  elements: MessageOverrides
}

export interface SiteProviderProps extends Pick<VowkitProviderProps, 'client' | 'fonts'> {
  config: SiteConfig
  /** The initial language. */
  language?: Language
  /** The Spanish texts. Required if the initial language is Spanish. */
  spanish?: Spanish | null
  /** Loads the Spanish texts when the visitor switches to Spanish. */
  loadSpanish?: () => Promise<Spanish>
  children: ReactNode
}

/** Provides the configuration, the client and the language of the site. */
export function SiteProvider({
  config,
  client,
  fonts,
  language: firstLanguage = 'en',
  spanish: firstSpanish = null,
  loadSpanish,
  children,
}: SiteProviderProps) {
  const [shown, setShown] = useState({ language: firstLanguage, spanish: firstSpanish })
  const { language } = shown
  const spanish = language === 'es' ? shown.spanish : null

  const state = useMemo(
    () => ({
      language,
      translation: spanish?.site ?? null,
      async setLanguage(next: Language) {
        const texts = next === 'es' && loadSpanish ? await loadSpanish() : null
        document.documentElement.lang = next
        rememberLanguage(next, hostsOf(config))
        setShown({ language: next, spanish: texts })
      },
    }),
    [language, spanish, loadSpanish, config],
  )

  return (
    <SiteConfigProvider value={config}>
      <LanguageContext.Provider value={state}>
        <VowkitProvider
          client={client}
          fonts={fonts}
          lang={language}
          messages={spanish?.elements ?? ENGLISH}
          currency={config.currency ?? DEFAULT_CURRENCY}
          closeOnBack
        >
          {children}
        </VowkitProvider>
      </LanguageContext.Provider>
    </SiteConfigProvider>
  )
}

/** Empty, because the components of `@vowkit/react` include their English texts. */
const ENGLISH: MessageOverrides = {}

function hostsOf({ siteUrl, visionUrl }: SiteConfig): string[] {
  return [siteUrl, visionUrl].map((url) => new URL(url).hostname)
}
