import type { Client } from '@vowkit/sdk-core'
import { type ReactNode, useContext } from 'react'
import type { MessageOverrides } from '../messages/use-messages.ts'
import type { Appearance } from '../root/appearance.ts'
import { Root } from '../root/root.tsx'
import { type LoadStyles, StageStylesContext } from '../shared/stage-styles.ts'
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
  loadStyles?: LoadStyles
  children: ReactNode
}

/** What a widget stands in: a client, words and looks, the host's own or those of the provider above. */
export function WidgetFrame({ client, loadStyles, children, ...provided }: FrameProps) {
  const inheritedStyles = useContext(StageStylesContext)
  return (
    <VowkitProvider {...provided} client={useClient(client)}>
      <StageStylesContext.Provider value={loadStyles ?? inheritedStyles}>
        <Root>{children}</Root>
      </StageStylesContext.Provider>
    </VowkitProvider>
  )
}
