import { MagicLinkVendors } from '@vowkit/react'
import profileCss from '@vowkit/react/profile-panel.css?inline'
import signInCss from '@vowkit/react/sign-in.css?inline'
import { createApp } from './create-app.tsx'

export const app = createApp('magic-link-vendors', MagicLinkVendors, [signInCss, profileCss])
