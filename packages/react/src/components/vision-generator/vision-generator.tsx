import type { Client } from '@vowkit/sdk-core'
import { useContext } from 'react'
import type { MessageOverrides } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { VowkitProvider } from '../../provider/vowkit-provider.tsx'
import type { Appearance } from '../../root/appearance.ts'
import { Root } from '../../root/root.tsx'
import { type LoadStyles, StageStylesContext } from '../../shared/stage-styles.ts'
import { type FlowProps, VisionFlow } from './vision-flow.tsx'

export interface VisionGeneratorProps extends Appearance, FlowProps {
  /** The client to use; by default that of the provider above. */
  client?: Client
  /** The host's own words. Keep the object stable between renders. */
  messages?: MessageOverrides
  /** Called before a later stage is shown, by hosts that load `vision-stages.css` by themselves. Keep it stable. */
  loadStyles?: LoadStyles
}

/** The whole vision tool in one place: describe a wedding, sign in, see it drawn, begin another. */
export function VisionGenerator({
  client,
  messages,
  loadStyles,
  theme,
  density,
  fonts,
  lang,
  ...flow
}: VisionGeneratorProps) {
  const inheritedStyles = useContext(StageStylesContext)
  const used = useClient(client)
  return (
    <VowkitProvider client={used} messages={messages} theme={theme} density={density} fonts={fonts} lang={lang}>
      <StageStylesContext.Provider value={loadStyles ?? inheritedStyles}>
        <Root>
          <VisionFlow {...flow} />
        </Root>
      </StageStylesContext.Provider>
    </VowkitProvider>
  )
}
