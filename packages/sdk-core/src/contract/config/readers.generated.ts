// Generated from schema.ts by `npm run readers`. Do not edit.
import { readMoney, readOptional, readRecord, readText, readTextOrEmpty } from '../shared/read.ts'
import type { PublicConfig } from './schema.ts'

export function readPublicConfig(value: unknown): PublicConfig {
  const record = readRecord(value)
  return {
    site_url: readTextOrEmpty(record.site_url),
    vision_url: readTextOrEmpty(record.vision_url),
    support_email: readOptional(record.support_email, readText),
    contact_email: readOptional(record.contact_email, readText),
    monthly_plan_url: readOptional(record.monthly_plan_url, readText),
    google: Boolean(record.google),
    payments: Boolean(record.payments),
    is_illustrated: readOptional(record.is_illustrated, Boolean),
    currency: readOptional(record.currency, readText),
    monthly_plan_price: readOptional(record.monthly_plan_price, readMoney),
    time_zone: readOptional(record.time_zone, readText),
    mailbox_url: readOptional(record.mailbox_url, readText),
  }
}
