import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import { localizedMail } from '../../providers/mail/localized-mail.ts'
import type { Outbox, PostTo } from '../mail/service.ts'
import type { Receipts } from '../receipts/service.ts'
import { writeReceiptMail } from './invoice-mails.ts'
import type { LeadLinks } from './lead-links.ts'
import type { Notifier } from './notifier.ts'
import { readInvoice, readLead } from './repository.ts'

export interface ReceiptMailDeps {
  db: Database
  outbox: Pick<Outbox, 'registerWriter'>
  notifier: Pick<Notifier, 'find'>
  receipts: Pick<Receipts, 'draw'>
  links: LeadLinks
  formats: Formats
}

/**
 * Registers the email with the receipt of an invoice, whose id is the key. The PDF is drawn when the email is sent. No
 * email is sent if the payment was refunded meanwhile.
 */
export function createReceiptMails({ db, outbox, notifier, receipts, links, formats }: ReceiptMailDeps): PostTo {
  return outbox.registerWriter({
    name: 'receipt',
    subject: 'Receipt',
    async write(_to, key) {
      const invoice = await readInvoice(db, Number(key))
      const lead = await readLead(db, invoice.leadId)
      const recipient = await notifier.find(db, lead.couple.id, 'receipt')
      const receipt = recipient && (await receipts.draw(invoice.id, recipient.language))
      if (!receipt) return null
      const texts = writeReceiptMail(lead, invoice, links.workspace(lead.vendorId), formats)
      return { mail: localizedMail(recipient.email, texts), language: recipient.language, attachments: [receipt] }
    },
  })
}
