import type { Client } from '@vowkit/sdk-core'
import type { ReactNode } from 'react'
import type { MessageOverrides } from '../messages/use-messages.ts'
import type { Appearance } from '../root/appearance.ts'
import { Root } from '../root/root.tsx'
import { useClient } from './use-client.ts'
import { VowkitProvider } from './vowkit-provider.tsx'

/** What every widget takes, whatever it shows. */
export interface WidgetFrameProps extends Appearance {
  /** The client to use; by default that of the provider above. */
  client?: Client
  /** The host's own words. Keep the object stable between renders. */
  messages?: MessageOverrides
}

interface FrameProps extends WidgetFrameProps {
  children: ReactNode
}

/** What a widget stands in: a client, words and looks, the host's own or those of the provider above. */
export function WidgetFrame({ client, children, ...provided }: FrameProps) {
  return (
    <VowkitProvider {...provided} client={useClient(client)}>
      <Root>{children}</Root>
    </VowkitProvider>
  )
}
