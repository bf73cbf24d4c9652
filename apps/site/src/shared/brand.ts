import type { SiteBrand } from '@vowkit/sdk-core/contract'
import { useContext } from 'react'
import { SiteConfigContext } from './site-config.ts'

/** The names if the configuration contains none. */
const DEFAULT_BRAND: SiteBrand = {
  name: 'Vowkit',
  wordmark: 'vowkit',
  copyright: '© 2025 Vowkit',
  region: { en: 'Northern California', es: 'el norte de California' },
}

/** Placeholders for the names, which are unknown at build time. The server replaces them. */
export const UNKNOWN_BRAND: SiteBrand = {
  name: '{{brand}}',
  wordmark: '{{wordmark}}',
  copyright: '{{copyright}}',
  region: { en: '{{region}}', es: '{{region}}' },
}

/** The names of this deployment. */
export function useBrand(): SiteBrand {
  return useContext(SiteConfigContext)?.brand ?? DEFAULT_BRAND
}
