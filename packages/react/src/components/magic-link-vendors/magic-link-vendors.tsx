import type { Client } from '@vowkit/sdk-core'
import type { MessageOverrides } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { VowkitProvider } from '../../provider/vowkit-provider.tsx'
import type { Appearance } from '../../root/appearance.ts'
import { Root } from '../../root/root.tsx'
import { MagicLinkFlow, type MagicLinkFlowProps } from './magic-link-flow.tsx'

export interface MagicLinkVendorsProps extends Appearance, MagicLinkFlowProps {
  /** The client to use; by default that of the provider above. */
  client?: Client
  /** The host's own words. Keep the object stable between renders. */
  messages?: MessageOverrides
}

/** What a magic link leads to: whether it is active, the way into the account, and the vendors it recommends. */
export function MagicLinkVendors({ client, messages, theme, density, fonts, lang, ...flow }: MagicLinkVendorsProps) {
  const used = useClient(client)
  return (
    <VowkitProvider client={used} messages={messages} theme={theme} density={density} fonts={fonts} lang={lang}>
      <Root>
        <MagicLinkFlow {...flow} />
      </Root>
    </VowkitProvider>
  )
}
