import { type MessageOverrides, VowkitProvider, type VowkitProviderProps } from '@vowkit/react'
import { type ReactNode, useMemo, useState } from 'react'
import { type Language, rememberLanguage } from './language.ts'
import { LanguageContext, type LanguageState, type Translation } from './use-texts.ts'

/** All texts of the desk in Spanish: its own, and those of the components of `@vowkit/react`. */
export interface Spanish {
  desk: Translation
  components: MessageOverrides
}

/** Empty, because the components of `@vowkit/react` include their English texts. */
const ENGLISH: MessageOverrides = {}

export interface LanguageProviderProps extends Pick<VowkitProviderProps, 'client' | 'fonts' | 'currency'> {
  /** The Spanish texts if the initial language is Spanish. */
  spanish: Spanish | null
  /** Loads the Spanish texts when the user switches to Spanish. */
  loadSpanish: () => Promise<Spanish>
  children: ReactNode
}

/** Provides the client and the language of the desk. */
export function LanguageProvider({
  client,
  fonts,
  currency,
  spanish: initial,
  loadSpanish,
  children,
}: LanguageProviderProps) {
  const [spanish, setSpanish] = useState(initial)
  const language = spanish ? 'es' : 'en'

  const state = useMemo(
    (): LanguageState => ({
      language,
      translation: spanish?.desk ?? null,
      async setLanguage(next: Language) {
        const texts = next === 'es' ? await loadSpanish() : null
        document.documentElement.lang = next
        rememberLanguage(next)
        setSpanish(texts)
      },
    }),
    [language, spanish, loadSpanish],
  )

  return (
    <LanguageContext.Provider value={state}>
      <VowkitProvider
        client={client}
        fonts={fonts}
        currency={currency}
        lang={language}
        messages={spanish?.components ?? ENGLISH}
        closeOnBack
      >
        {children}
      </VowkitProvider>
    </LanguageContext.Provider>
  )
}
