import { VendorCardGrid } from '@vowkit/react'
import paginationCss from '@vowkit/react/pagination.css?inline'
import profileCss from '@vowkit/react/profile-panel.css?inline'
import signInCss from '@vowkit/react/sign-in.css?inline'
import { createApp } from './create-app.tsx'

export const app = createApp('vendor-card-grid', VendorCardGrid, [signInCss, paginationCss, profileCss])
