import { readOptional, readRecord, readText } from '../shared/read.ts'
import type { SiteConfig } from './schema.ts'

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
    redirectHosts: readOptional(config.redirectHosts, readHosts),
    google: readOptional(config.google, Boolean),
    showsImageGenerator: readOptional(config.showsImageGenerator, Boolean),
    quietErrors: readOptional(config.quietErrors, Boolean),
    vendorBackIsHistory: readOptional(config.vendorBackIsHistory, Boolean),
  }
}

/** A list that cannot be read allows nothing, as one that allows all would go unnoticed. */
function readHosts(value: unknown): string[] {
  return Array.isArray(value) ? value.map((host) => readText(host)) : []
}
