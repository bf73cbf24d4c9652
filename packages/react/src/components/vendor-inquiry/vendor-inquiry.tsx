import { inquiryMessages } from '../../messages/english/inquiry.generated.ts'
import { profileMessages } from '../../messages/english/profile.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { useVendor } from '../vendor-profile/panel/use-vendor.ts'
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
      <KnownVendor {...panel} />
    </WidgetFrame>
  )
}

/** The inquiry, or a note if the vendor is unknown or could not be loaded. */
function KnownVendor(props: InquiryPanelProps) {
  const { missing } = useMessages('inquiry', inquiryMessages)
  const { failed } = useMessages('profile', profileMessages)
  const { state, profile } = useVendor(props.vendorId, props.onError)
  if (state.status === 'missing') return <p className="vk-inquiry__hint">{missing}</p>
  if (state.status === 'failed')
    return (
      <div className="vk-inquiry">
        <Alert>{failed}</Alert>
        <TryAgain onRetry={() => void profile.refresh()} />
      </div>
    )
  return <InquiryPanel {...props} />
}
