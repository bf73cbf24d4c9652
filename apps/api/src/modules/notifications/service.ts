import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Queue } from '../../platform/jobs.ts'
import type { Outbox } from '../mail/service.ts'
import type { Receipts } from '../receipts/service.ts'
import type { ReplyAddresses } from '../reply-addresses/service.ts'
import type { TeamService } from '../team/service.ts'
import {
  type SharedDocuments,
  writeCoupleSignedMail,
  writeDocumentMail,
  writeVendorSignedMail,
} from './document-mails.ts'
import { writeInquiryMail } from './inquiry-mail.ts'
import { writeInvoiceMail, writePaymentMail } from './invoice-mails.ts'
import { createLeadLinks } from './lead-links.ts'
import { createMessageMails } from './message-mails.ts'
import { createNotifier, type Notifier, type NotifierDeps } from './notifier.ts'
import { type PaidPack, writePackReceiptMail } from './pack-receipt-mail.ts'
import { createReceiptMails } from './receipt-mails.ts'
import { hasUnsignedContract, readInvoice, readLead, readSharedDocument } from './repository.ts'
import { createTeamMails } from './team-mails.ts'

export { createDeskNotifications } from './desk-settings.ts'
export { createMailPreferences } from './preferences.ts'

/**
 * Emails accounts about events. Each function queues its emails in the transaction of the event, so that an event is
 * reported exactly once. Accounts that are erased or have switched off the kind of email get none.
 */
export interface Notifications extends Pick<Notifier, 'notifyCouple'> {
  /** Emails the vendor's team about the couple's inquiry. */
  inquirySent(tx: Database, leadId: number): Promise<void>
  /** Emails the couple if the vendor uploaded the documents. Sends nothing if the couple uploaded them. */
  documentsShared(tx: Database, shared: SharedDocuments & { leadId: number; accountId: number }): Promise<void>
  /** Emails the other side about a signature. */
  documentSigned(tx: Database, signed: { fileId: number; side: 'couple' | 'vendor' }): Promise<void>
  /** Emails the couple an invoice with its payment link. */
  invoiceSent(tx: Database, invoiceId: number, payUrl: string): Promise<void>
  /** Emails the couple a receipt with its PDF, and the vendor's team about the payment. */
  invoicePaid(tx: Database, invoiceId: number): Promise<void>
  /** Emails the account a receipt for a pack of credits. */
  packPaid(tx: Database, accountId: number, pack: PaidPack): Promise<void>
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
  urls: { api: string; site: string; vision: string; desk: string }
  replyAddresses: Pick<ReplyAddresses, 'addressFor'>
  receipts: Pick<Receipts, 'draw'>
  formats: Formats
  team: Pick<TeamService, 'listVendorAccounts'>
}

export function createNotifications(deps: NotificationDeps): { notifications: Notifications; queue: Queue<object> } {
  const { urls, team, formats } = deps
  const notifier = createNotifier({ ...deps, apiUrl: urls.api })
  const links = createLeadLinks(urls)
  const messageMails = createMessageMails({ ...deps, notifier, links })
  const postReceipt = createReceiptMails({ ...deps, notifier, links })

  const { notifyCouple } = notifier
  const notifyTeam = createTeamMails({ team, notifier })
  const notifications: Notifications = {
    notifyCouple,
    async inquirySent(tx, leadId) {
      const lead = await readLead(tx, leadId)
      const replyToOf = (accountId: number) => deps.replyAddresses.addressFor(leadId, accountId)
      await notifyTeam(tx, lead, 'inquiry', writeInquiryMail(lead, links.desk(leadId)), replyToOf)
    },
    async documentsShared(tx, { leadId, accountId, ...shared }) {
      const lead = await readLead(tx, leadId)
      if (accountId === lead.couple.id) return
      await notifyCouple(
        tx,
        lead.couple.id,
        'document',
        writeDocumentMail(lead, shared, links.workspace(lead.vendorId)),
      )
    },
    async documentSigned(tx, { fileId, side }) {
      const { name, leadId } = await readSharedDocument(tx, fileId)
      const lead = await readLead(tx, leadId)
      if (side === 'couple') {
        await notifyTeam(tx, lead, 'signature', writeCoupleSignedMail(lead, name, links.desk(leadId)))
      } else {
        const url = links.workspace(lead.vendorId)
        await notifyCouple(tx, lead.couple.id, 'signature', writeVendorSignedMail(lead, name, url))
      }
    },
    async invoiceSent(tx, invoiceId, payUrl) {
      const invoice = await readInvoice(tx, invoiceId)
      const lead = await readLead(tx, invoice.leadId)
      const isUnsigned = !lead.lead.bookedAt && (await hasUnsignedContract(tx, lead.id))
      const url = isUnsigned ? links.workspace(lead.vendorId) : payUrl
      await notifyCouple(tx, lead.couple.id, 'invoice', writeInvoiceMail(lead, { invoice, isUnsigned }, url, formats))
    },
    async invoicePaid(tx, invoiceId) {
      const invoice = await readInvoice(tx, invoiceId)
      const lead = await readLead(tx, invoice.leadId)
      await postReceipt(tx, lead, invoiceId)
      await notifyTeam(tx, lead, 'payment', writePaymentMail(lead, invoice, links.desk(lead.id), formats))
    },
    async packPaid(tx, accountId, pack) {
      const url = urls.vision + SITE_PATHS['vision-new']
      await notifyCouple(tx, accountId, 'receipt', writePackReceiptMail(pack, url, formats))
    },
    sendMessageMails: messageMails.send,
  }
  return { notifications, queue: messageMails.queue }
}
