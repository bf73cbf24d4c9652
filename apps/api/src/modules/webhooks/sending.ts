import { eq } from 'drizzle-orm'
import { accounts, vendors } from '../../db/tables.ts'
import type { Outbox } from '../mail/service.ts'
import { writeDisabledMail } from './mail.ts'
import { createWebhookQueue, type WebhookQueueDeps } from './queue.ts'

export interface WebhookSendingDeps extends Omit<WebhookQueueDeps, 'onDisabled'> {
  outbox: Pick<Outbox, 'post'>
}

/** Creates the queues that send deliveries. Emails the vendor when the service disables an endpoint. */
export function createWebhookSending({ outbox, ...deps }: WebhookSendingDeps): ReturnType<typeof createWebhookQueue> {
  return createWebhookQueue({
    ...deps,
    async onDisabled(tx, { vendorId, url }) {
      const [vendor] = await tx
        .select({ email: accounts.email })
        .from(vendors)
        .innerJoin(accounts, eq(accounts.id, vendors.accountId))
        .where(eq(vendors.id, vendorId))
      if (vendor) await outbox.post(tx, writeDisabledMail(vendor.email, url))
    },
  })
}
