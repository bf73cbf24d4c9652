import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { ProfilePanel, type ProfilePanelProps } from './panel/profile-panel.tsx'

export interface VendorProfileProps extends WidgetFrameProps, ProfilePanelProps {}

/**
 * A vendor's public profile: photos, description, services, deals, reviews, questions and the inquiry. Everything can be
 * read without a sign-in.
 */
export function VendorProfile(props: VendorProfileProps) {
  const { client, messages, theme, density, fonts, lang, ...panel } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      <ProfilePanel {...panel} />
    </WidgetFrame>
  )
}
