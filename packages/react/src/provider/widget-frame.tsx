import type { Client } from '@vowkit/sdk-core'
import type { ReactNode } from 'react'
import type { MessageOverrides } from '../messages/use-messages.ts'
import type { Appearance } from '../root/appearance.ts'
import { Root } from '../root/root.tsx'
import { useClient } from './use-client.ts'
import { Provider } from './vowkit-provider.tsx'

/** The props that all widgets have. */
export interface WidgetFrameProps extends Appearance {
  /** The client to use. Default: the client of the nearest `VowkitProvider`. */
  client?: Client
  /** Texts that override the English texts. Pass the same object in every render. */
  messages?: MessageOverrides
}

interface FrameProps extends WidgetFrameProps {
  children: ReactNode
}

/** Wraps a widget in a provider and a root element. Omitted props are inherited from the provider above. */
export function WidgetFrame({ client, children, ...provided }: FrameProps) {
  return (
    <Provider {...provided} client={useClient(client)}>
      <Root>{children}</Root>
    </Provider>
  )
}
