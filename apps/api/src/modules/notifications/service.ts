import type { Database } from '../../platform/database.ts'
import { writeInquiryMail } from './inquiry-mail.ts'
import { createLeadLinks } from './lead-links.ts'
import { createNotifier, type NotifierDeps } from './notifier.ts'
import { readLead } from './repository.ts'

export { createMailPreferences } from './preferences.ts'

/**
 * Emails accounts about events. Each function queues its emails in the transaction of the event, so that an event is
 * reported exactly once. Accounts that are erased or have switched off the kind of email get none.
 */
export interface Notifications {
  /** Emails the vendor about the couple's inquiry. */
  inquirySent(tx: Database, leadId: number): Promise<void>
}

export interface NotificationDeps extends Omit<NotifierDeps, 'apiUrl'> {
  urls: { api: string; site: string; desk: string }
}

export function createNotifications({ urls, ...deps }: NotificationDeps): Notifications {
  const { notify } = createNotifier({ ...deps, apiUrl: urls.api })
  const links = createLeadLinks(urls)

  return {
    async inquirySent(tx, leadId) {
      const lead = await readLead(tx, leadId)
      await notify(tx, lead.vendorUserId, 'inquiry', writeInquiryMail(lead, links.desk(leadId)))
    },
  }
}
