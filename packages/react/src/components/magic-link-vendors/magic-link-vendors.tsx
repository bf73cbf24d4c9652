import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { MagicLinkFlow, type MagicLinkFlowProps } from './magic-link-flow.tsx'

export interface MagicLinkVendorsProps extends WidgetFrameProps, MagicLinkFlowProps {}

/**
 * Shows whether a magic link is active, a link to the couple's account, and the vendors that the magic link recommends.
 */
export function MagicLinkVendors({ client, messages, theme, density, fonts, lang, ...flow }: MagicLinkVendorsProps) {
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      <MagicLinkFlow {...flow} />
    </WidgetFrame>
  )
}
