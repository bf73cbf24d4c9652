import { readSiteConfig, type SiteConfig } from '@vowkit/sdk-core/contract'
import { createContext, useContext } from 'react'
import { configFile } from './ahead/config-file.ts'

const SiteConfigContext = createContext<SiteConfig | null>(null)

/** Tells everything below it what this deployment is. */
export const SiteConfigProvider = SiteConfigContext.Provider

/** What this deployment is: its hosts, and the addresses outside of it. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext)
  if (!config) throw new Error('useSiteConfig needs a SiteConfigProvider above it.')
  return config
}

/** Reads what this deployment is, from the file next to the page. Rejects when it cannot be had or makes no sense. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  return readSiteConfig(await configFile())
}
