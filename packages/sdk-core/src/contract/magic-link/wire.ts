import type { Wire } from '../shared/call.ts'
import { readMagicLink, readRecommendedPage } from './readers.generated.ts'

export const magicLinkWire = {
  getMagicLink: { method: 'GET', path: '/auth/magic-link/{code}/', auth: 'none', read: readMagicLink },
  listRecommendedVendors: {
    method: 'GET',
    path: '/auth/vendors/magic-link/{code}/',
    auth: 'none',
    read: readRecommendedPage,
  },
} as const satisfies Record<string, Wire>
