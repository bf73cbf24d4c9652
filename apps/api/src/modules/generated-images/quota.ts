import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'
import type { Outreach } from '../outreach/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { generatedImageRules } from './rules.ts'

/**
 * Counts one generated image against the quotas of the account and the client address. Throws 429 above a quota.
 *
 * Counts the shortest window first, so that a request above the hourly quota does not count against the daily quota.
 */
export async function spendQuota(
  { rateLimits, outreach, db }: { rateLimits: RateLimits; outreach: Pick<Outreach, 'admitImage'>; db: Database },
  { account, ip }: { account: Account; ip: string },
): Promise<void> {
  await outreach.admitImage(account)
  await rateLimits.spend(db, `generated-images:${account.id}`, generatedImageRules.generatedImagesPerAccount)
  await rateLimits.spend(db, `generated-images-daily:${account.id}`, generatedImageRules.generatedImagesPerAccountDaily)
  await rateLimits.spend(
    db,
    `generated-images-address:${toAddressBucket(ip)}`,
    generatedImageRules.generatedImagesPerAddress,
  )
}
