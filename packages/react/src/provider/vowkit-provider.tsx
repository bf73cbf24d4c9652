import type { Client } from '@vowkit/sdk-core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type MessageOverrides, MessagesContext } from '../messages/use-messages.ts'
import { type Appearance, AppearanceContext } from '../root/appearance.ts'
import { CloseOnBackContext } from '../shared/close-on-back.ts'
import { useLanguageProblem } from './use-language-problem.ts'

export const ClientContext = createContext<Client | null>(null)
export const CurrencyContext = createContext<string | undefined>(undefined)

export interface VowkitProviderProps extends Appearance {
  client: Client
  /** Texts that override the English texts. Pass the same object in every render. */
  messages?: MessageOverrides
  /** The currency of all amounts, in ISO 4217. Default: the currency in the backend's configuration. */
  currency?: string
  /**
   * Whether the browser's Back button closes dialogs. An open dialog then adds an entry to the page's history. Default:
   * `false`.
   */
  closeOnBack?: boolean
  children: ReactNode
}

/**
 * Provides a client, messages and an appearance to its children. Omitted props are inherited from the provider above.
 * Renders no element.
 */
export function VowkitProvider(props: VowkitProviderProps) {
  useLanguageProblem(props)
  return <Provider {...props} />
}

/** `VowkitProvider` without the check of its language, for widgets whose host has loaded the texts. */
export function Provider({
  client,
  messages,
  currency,
  closeOnBack,
  theme,
  density,
  fonts,
  lang,
  children,
}: VowkitProviderProps) {
  const outerCloseOnBack = useContext(CloseOnBackContext)
  const outerCurrency = useContext(CurrencyContext)
  const outerMessages = useContext(MessagesContext)
  const outer = useContext(AppearanceContext)
  const appearance = useMemo(
    () => ({
      theme: theme ?? outer.theme,
      density: density ?? outer.density,
      fonts: fonts ?? outer.fonts,
      lang: lang ?? outer.lang,
    }),
    [outer, theme, density, fonts, lang],
  )
  return (
    <ClientContext.Provider value={client}>
      <MessagesContext.Provider value={messages ?? outerMessages}>
        <CurrencyContext.Provider value={currency ?? outerCurrency}>
          <CloseOnBackContext.Provider value={closeOnBack ?? outerCloseOnBack}>
            <AppearanceContext.Provider value={appearance}>{children}</AppearanceContext.Provider>
          </CloseOnBackContext.Provider>
        </CurrencyContext.Provider>
      </MessagesContext.Provider>
    </ClientContext.Provider>
  )
}
