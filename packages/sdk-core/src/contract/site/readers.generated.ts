// Generated from schema.ts by `npm run readers`. Do not edit.
import { readList, readNumber, readOptional, readRecord, readText } from '../shared/read.ts'
import type { SiteBrand, SiteConfig } from './schema.ts'

function readSiteBrand(value: unknown): SiteBrand {
  const record = readRecord(value)
  return {
    name: readText(record.name),
    wordmark: readText(record.wordmark),
    copyright: readText(record.copyright),
    region: readSiteBrandRegion(record.region),
    logoUrl: readOptional(record.logoUrl, readText),
  }
}

function readSiteBrandRegion(value: unknown): SiteBrand['region'] {
  const record = readRecord(value)
  return {
    en: readText(record.en),
    es: readText(record.es),
  }
}

export function readSiteConfig(value: unknown): SiteConfig {
  const record = readRecord(value)
  return {
    apiHost: readText(record.apiHost),
    siteUrl: readText(record.siteUrl),
    visionUrl: readText(record.visionUrl),
    brand: readOptional(record.brand, readSiteBrand),
    currency: readOptional(record.currency, readText),
    timeZone: readOptional(record.timeZone, readText),
    visionHost: readOptional(record.visionHost, readText),
    mainHost: readOptional(record.mainHost, readText),
    contactEmail: readOptional(record.contactEmail, readText),
    supportEmail: readOptional(record.supportEmail, readText),
    monthlyPlanFormUrl: readOptional(record.monthlyPlanFormUrl, readText),
    vendorSiteUrl: readOptional(record.vendorSiteUrl, readText),
    vendorLoginUrl: readOptional(record.vendorLoginUrl, readText),
    vendorDashboardUrl: readOptional(record.vendorDashboardUrl, readText),
    signUpFormUrl: readOptional(record.signUpFormUrl, readText),
    aboutUrl: readOptional(record.aboutUrl, readText),
    privacyUrl: readOptional(record.privacyUrl, readText),
    termsUrl: readOptional(record.termsUrl, readText),
    guaranteeUrl: readOptional(record.guaranteeUrl, readText),
    couplesHelped: readOptional(record.couplesHelped, readNumber),
    connectFormUrl: readOptional(record.connectFormUrl, readText),
    redirectHosts: readOptional(record.redirectHosts, (value) => readList(value, readText)),
    google: readOptional(record.google, Boolean),
    showsImageGenerator: readOptional(record.showsImageGenerator, Boolean),
    showsRatings: readOptional(record.showsRatings, Boolean),
    quietErrors: readOptional(record.quietErrors, Boolean),
    vendorBackIsHistory: readOptional(record.vendorBackIsHistory, Boolean),
  }
}
