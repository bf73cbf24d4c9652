import { MagicLinkVendors, type MagicLinkVendorsProps } from '@vowkit/react'
import profileCss from '@vowkit/react/profile-panel.css?inline'
import signInCss from '@vowkit/react/sign-in.css?inline'
import { helpLink } from '@vowkit/sdk-core'
import type { WidgetProps } from '../widget-props.ts'
import { createApp } from './create-app.tsx'
import { WidgetFailure } from './widget-failure.ts'

type Props = WidgetProps & Omit<MagicLinkVendorsProps, keyof WidgetProps>

/** Without a code, the element shows its error card, because no link can be loaded. */
function CodedLink(props: Props) {
  if (!props.code) {
    const code = 'code_missing'
    throw new WidgetFailure(code, `Set code to the part of the link after /magic-link/. ${helpLink(code)}`)
  }
  return <MagicLinkVendors {...props} />
}

export const app = createApp('magic-link-vendors', CodedLink, [signInCss, profileCss])
