import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { createContext, useContext } from 'react'

export const SiteConfigContext = createContext<SiteConfig | null>(null)

export const SiteConfigProvider = SiteConfigContext.Provider

/** The configuration of this deployment: its hosts and its external URLs. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext)
  if (!config) throw new Error('useSiteConfig needs a SiteConfigProvider above it.')
  return config
}

/** Whether a host name is that of the vision site. */
export function isVisionHost(hostname: string, { visionHost }: Pick<SiteConfig, 'visionHost'>): boolean {
  return visionHost !== undefined && hostname === visionHost
}
