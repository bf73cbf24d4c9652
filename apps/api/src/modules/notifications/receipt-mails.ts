import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import { localizedMail } from '../../providers/mail/localized-mail.ts'
import type { Outbox } from '../mail/service.ts'
import { listPersonIds } from '../pairs/service.ts'
import type { Receipts } from '../receipts/service.ts'
import { writeReceiptMail } from './invoice-mails.ts'
import type { LeadLinks } from './lead-links.ts'
import type { Notifier } from './notifier.ts'
import { type LeadRow, readInvoice, readLead } from './repository.ts'

export interface ReceiptMailDeps {
  db: Database
  outbox: Pick<Outbox, 'registerWriter'>
  notifier: Pick<Notifier, 'find'>
  receipts: Pick<Receipts, 'draw'>
  links: LeadLinks
  formats: Formats
}

/**
 * Registers the email with the receipt of an invoice. The returned function queues one for each person of the couple. The
 * PDF is drawn when the email is sent. No email is sent if the payment was refunded meanwhile.
 */
export function createReceiptMails({ db, outbox, notifier, receipts, links, formats }: ReceiptMailDeps) {
  const post = outbox.registerWriter({
    name: 'receipt',
    subject: 'Receipt',
    async write(_to, key) {
      const [invoiceId, accountId] = key.split(':')
      const invoice = await readInvoice(db, Number(invoiceId))
      const lead = await readLead(db, invoice.leadId)
      const personId = Number(accountId ?? lead.couple.id)
      // A partner may have been removed since.
      if (!(await listPersonIds(db, lead.couple.id)).includes(personId)) return null
      const recipient = await notifier.find(db, personId, 'receipt')
      const receipt = recipient && (await receipts.draw(invoice.id, recipient.language))
      if (!receipt) return null
      const texts = writeReceiptMail(lead, invoice, links.workspace(lead.vendorId), formats)
      return { mail: localizedMail(recipient.email, texts), language: recipient.language, attachments: [receipt] }
    },
  })

  return async (tx: Database, { couple }: LeadRow, invoiceId: number): Promise<void> => {
    for (const accountId of await listPersonIds(tx, couple.id)) {
      const recipient = await notifier.find(tx, accountId, 'receipt')
      if (recipient) await post(tx, recipient.email, `${invoiceId}:${accountId}`)
    }
  }
}
