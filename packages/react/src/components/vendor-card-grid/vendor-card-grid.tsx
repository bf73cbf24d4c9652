import type { Client } from '@vowkit/sdk-core'
import { useContext } from 'react'
import type { MessageOverrides } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { VowkitProvider } from '../../provider/vowkit-provider.tsx'
import type { Appearance } from '../../root/appearance.ts'
import { Root } from '../../root/root.tsx'
import { type LoadStyles, StageStylesContext } from '../../shared/stage-styles.ts'
import { VendorsPanel, type VendorsPanelProps } from './vendors-panel.tsx'

export interface VendorCardGridProps extends Appearance, VendorsPanelProps {
  /** The client to use; by default that of the provider above. */
  client?: Client
  /** The host's own words. Keep the object stable between renders. */
  messages?: MessageOverrides
  /** Called before the sign-in is shown, by hosts that load `sign-in.css` by themselves. Keep it stable. */
  loadStyles?: LoadStyles
}

/** Vendors of a category, certain vendors, or a couple's own list: as cards, page by page. */
export function VendorCardGrid(props: VendorCardGridProps) {
  const { client, messages, loadStyles, theme, density, fonts, lang, ...panel } = props
  const inheritedStyles = useContext(StageStylesContext)
  const used = useClient(client)
  return (
    <VowkitProvider client={used} messages={messages} theme={theme} density={density} fonts={fonts} lang={lang}>
      <StageStylesContext.Provider value={loadStyles ?? inheritedStyles}>
        <Root>
          <VendorsPanel {...panel} />
        </Root>
      </StageStylesContext.Provider>
    </VowkitProvider>
  )
}
