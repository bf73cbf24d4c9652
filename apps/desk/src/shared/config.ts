import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { createContext, useContext } from 'react'

const ConfigContext = createContext<SiteConfig | null>(null)

export const ConfigProvider = ConfigContext.Provider

/** The configuration of this deployment, which the desk shares with the site. */
export function useDeskConfig(): SiteConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('useDeskConfig needs a ConfigProvider above it.')
  return config
}
