// Generated from schema.ts by `npm run readers`. Do not edit.
import { readList, readOptional, readRecord, readText } from '../shared/read.ts'
import type { SiteConfig } from './schema.ts'

export function readSiteConfig(value: unknown): SiteConfig {
  const record = readRecord(value)
  return {
    apiHost: readText(record.apiHost),
    siteUrl: readText(record.siteUrl),
    visionUrl: readText(record.visionUrl),
    visionHost: readOptional(record.visionHost, readText),
    mainHost: readOptional(record.mainHost, readText),
    contactEmail: readOptional(record.contactEmail, readText),
    supportEmail: readOptional(record.supportEmail, readText),
    monthlyPlanFormUrl: readOptional(record.monthlyPlanFormUrl, readText),
    vendorSiteUrl: readOptional(record.vendorSiteUrl, readText),
    vendorLoginUrl: readOptional(record.vendorLoginUrl, readText),
    vendorDashboardUrl: readOptional(record.vendorDashboardUrl, readText),
    signUpFormUrl: readOptional(record.signUpFormUrl, readText),
    privacyUrl: readOptional(record.privacyUrl, readText),
    termsUrl: readOptional(record.termsUrl, readText),
    connectFormUrl: readOptional(record.connectFormUrl, readText),
    redirectHosts: readOptional(record.redirectHosts, (value) => readList(value, readText)),
    google: readOptional(record.google, Boolean),
    showsImageGenerator: readOptional(record.showsImageGenerator, Boolean),
    quietErrors: readOptional(record.quietErrors, Boolean),
    vendorBackIsHistory: readOptional(record.vendorBackIsHistory, Boolean),
  }
}
