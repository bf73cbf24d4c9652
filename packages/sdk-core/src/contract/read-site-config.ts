import { readOptional, readRecord, readText } from './read.ts'
import type { SiteConfig } from './site.ts'

const ADDRESSES = [
  'visionHost',
  'mainHost',
  'contactEmail',
  'supportEmail',
  'monthlyPlanFormUrl',
  'vendorSiteUrl',
  'vendorLoginUrl',
  'vendorDashboardUrl',
  'signUpFormUrl',
  'privacyUrl',
  'termsUrl',
  'connectFormUrl',
] as const

/** Reads the site's `/config.json`. Throws where it makes no sense. */
export function readSiteConfig(body: unknown): SiteConfig {
  const config = readRecord(body)
  return {
    ...Object.fromEntries(ADDRESSES.map((name) => [name, readOptional(config[name], readText)])),
    apiHost: readText(config.apiHost),
    siteUrl: readText(config.siteUrl),
    visionUrl: readText(config.visionUrl),
    showsImageGenerator: readOptional(config.showsImageGenerator, Boolean),
  }
}
