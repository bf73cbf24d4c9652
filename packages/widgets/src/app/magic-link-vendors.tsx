import { MagicLinkVendors } from '@vowkit/react'
import { createApp } from './create-app.tsx'

export const app = createApp('magic-link-vendors', MagicLinkVendors, [])
