import type { Account } from '../../http/call-context.ts'
import { limits } from '../../limits.ts'
import type { Database } from '../../platform/database.ts'
import { type LimitService, toAddressBucket } from '../limits/service.ts'
import type { Outreach } from '../outreach/service.ts'

/**
 * Counts one generated image against everything its account and address may have. Throws 429 when a quota is used up.
 *
 * The shortest window comes first: a refusal of the hour must not use up the day.
 */
export async function spendQuota(
  { limits: counts, outreach, db }: { limits: LimitService; outreach: Pick<Outreach, 'admitImage'>; db: Database },
  { account, ip }: { account: Account; ip: string },
): Promise<void> {
  await outreach.admitImage(account)
  await counts.spend(db, `generated-images:${account.id}`, limits.generatedImagesPerAccount)
  await counts.spend(db, `generated-images-daily:${account.id}`, limits.generatedImagesPerAccountDaily)
  await counts.spend(db, `generated-images-address:${toAddressBucket(ip)}`, limits.generatedImagesPerAddress)
}
