import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { VendorsPanel, type VendorsPanelProps } from './vendors-panel.tsx'

export interface VendorCardGridProps extends WidgetFrameProps, VendorsPanelProps {}

/** A grid of vendor cards with pagination: the vendors of a category, specific vendors, or a couple's own list. */
export function VendorCardGrid(props: VendorCardGridProps) {
  const { client, messages, theme, density, fonts, lang, ...panel } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      <VendorsPanel {...panel} />
    </WidgetFrame>
  )
}
