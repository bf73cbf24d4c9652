import type { Client } from '@vowkit/sdk-core'
import { createContext, type ReactNode } from 'react'
import { type MessageOverrides, MessagesContext } from '../messages/use-messages.ts'
import { type Appearance, AppearanceContext } from '../root/appearance.ts'

export const ClientContext = createContext<Client | null>(null)

export interface VowkitProviderProps extends Appearance {
  client: Client
  /** The host's own words, over the English ones. Keep the object stable between renders. */
  messages?: MessageOverrides
  children: ReactNode
}

/** Gives everything below it a client, words and looks. Renders no element. */
export function VowkitProvider({ client, messages, children, ...appearance }: VowkitProviderProps) {
  return (
    <ClientContext.Provider value={client}>
      <MessagesContext.Provider value={messages ?? NO_OVERRIDES}>
        <AppearanceContext.Provider value={appearance}>{children}</AppearanceContext.Provider>
      </MessagesContext.Provider>
    </ClientContext.Provider>
  )
}

const NO_OVERRIDES: MessageOverrides = {}
