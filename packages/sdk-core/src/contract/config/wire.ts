import type { Wire } from '../shared/call.ts'
import { readOptional, readRecord, readText } from '../shared/read.ts'
import type { PublicConfig } from './schema.ts'

export const configWire = {
  getConfig: { method: 'GET', path: '/config/', auth: 'none', read: readConfig },
} as const satisfies Record<string, Wire>

function readConfig(body: unknown): PublicConfig {
  const config = readRecord(body)
  return {
    site_url: readText(config.site_url, ''),
    vision_url: readText(config.vision_url, ''),
    support_email: readOptional(config.support_email, readText),
    contact_email: readOptional(config.contact_email, readText),
    monthly_plan_url: readOptional(config.monthly_plan_url, readText),
    google: Boolean(config.google),
    payments: Boolean(config.payments),
    mailbox_url: readOptional(config.mailbox_url, readText),
  }
}
