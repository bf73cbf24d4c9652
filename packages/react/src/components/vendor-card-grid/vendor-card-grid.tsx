import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import type { LoadStyles } from '../../shared/stage-styles.ts'
import { VendorsPanel, type VendorsPanelProps } from './vendors-panel.tsx'

export interface VendorCardGridProps extends WidgetFrameProps, VendorsPanelProps {
  /** Called before the sign-in is shown, by hosts that load `sign-in.css` by themselves. Keep it stable. */
  loadStyles?: LoadStyles
}

/** Vendors of a category, certain vendors, or a couple's own list: as cards, page by page. */
export function VendorCardGrid(props: VendorCardGridProps) {
  const { client, messages, loadStyles, theme, density, fonts, lang, ...panel } = props
  return (
    <WidgetFrame {...{ client, messages, loadStyles, theme, density, fonts, lang }}>
      <VendorsPanel {...panel} />
    </WidgetFrame>
  )
}
