import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { InquiryPanel, type InquiryPanelProps } from './inquiry-panel.tsx'

export interface VendorInquiryProps extends WidgetFrameProps, InquiryPanelProps {}

/**
 * An inquiry to a vendor with the wedding date, the guests and a message. Signed-out visitors sign in by code in a dialog.
 * After the inquiry, it shows what happens next and links to the conversation.
 */
export function VendorInquiry(props: VendorInquiryProps) {
  const { client, messages, theme, density, fonts, lang, ...panel } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      <InquiryPanel {...panel} />
    </WidgetFrame>
  )
}
