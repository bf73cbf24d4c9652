import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Queue } from '../../platform/jobs.ts'
import type { Outbox } from '../mail/service.ts'
import { writeInquiryMail } from './inquiry-mail.ts'
import { createLeadLinks } from './lead-links.ts'
import { createMessageMails } from './message-mails.ts'
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
  /**
   * Emails each receiver of messages that have been unread for `messageMailAfterMs`, once for each conversation. Runs
   * every minute.
   */
  sendMessageMails(): Promise<void>
}

export interface NotificationDeps extends Omit<NotifierDeps, 'apiUrl'> {
  db: Database
  clock: Clock
  outbox: Outbox
  urls: { api: string; site: string; desk: string }
}

export function createNotifications(deps: NotificationDeps): { notifications: Notifications; queue: Queue<object> } {
  const { urls } = deps
  const notifier = createNotifier({ ...deps, apiUrl: urls.api })
  const links = createLeadLinks(urls)
  const messageMails = createMessageMails({ ...deps, notifier, links })

  const notifications: Notifications = {
    async inquirySent(tx, leadId) {
      const lead = await readLead(tx, leadId)
      await notifier.notify(tx, lead.vendorUserId, 'inquiry', writeInquiryMail(lead, links.desk(leadId)))
    },
    sendMessageMails: messageMails.send,
  }
  return { notifications, queue: messageMails.queue }
}
