import type { Infrastructure } from '../infrastructure.ts'
import { createBlocks } from '../modules/blocks/service.ts'
import { createChatService } from '../modules/chat/service.ts'
import { createConversationReports } from '../modules/conversation-reports/service.ts'
import { createDeclines } from '../modules/declines/service.ts'
import { createDocumentService } from '../modules/documents/service.ts'
import { createBriefs, createInquiries, createListAnswers } from '../modules/inquiries/service.ts'
import { createInvoiceService } from '../modules/invoices/service.ts'
import { createLeadData } from '../modules/lead-data/service.ts'
import { createLeadService } from '../modules/leads/service.ts'
import { createMailReplies } from '../modules/mail-replies/service.ts'
import {
  createDeskNotifications,
  createMailPreferences,
  createNotifications,
} from '../modules/notifications/service.ts'
import { createOutreach } from '../modules/outreach/service.ts'
import { createPaymentService } from '../modules/payments/service.ts'
import { createReceipts } from '../modules/receipts/service.ts'
import { createReplyAddresses } from '../modules/reply-addresses/service.ts'
import { createSignatures } from '../modules/signatures/service.ts'
import type { AccountServices } from './accounts.ts'
import type { DemoHooks } from './demo-hooks.ts'
import type { Foundation } from './foundation.ts'
import type { PlanningServices } from './planning.ts'

export type LeadServices = ReturnType<typeof createLeadServices>

/** Creates the services for the data that a couple and a vendor share. */
export function createLeadServices({
  config,
  db,
  jobs,
  clock,
  secrets,
  log,
  fanOut,
  providers,
  files,
  outbox,
  rateLimits,
  audit,
  idempotency,
  quota,
  unclaimed,
  imageStore,
  webhooks,
  team,
  readVisionFacts,
  vendors,
  sentVisions,
  formats,
  days,
  demoHooks,
}: Infrastructure & Foundation & AccountServices & PlanningServices & { demoHooks: DemoHooks }) {
  const { urls, supportEmail } = config
  const replyAddresses = createReplyAddresses({ secrets, clock, domain: config.inboundMail?.domain })
  const receipts = createReceipts({ db, clock, secrets, brand: config.brand, formats, apiUrl: urls.api })
  const notifying = createNotifications({
    ...{ db, clock, outbox, secrets, urls, replyAddresses, receipts, formats, team },
    isSilenced: (email) => demoHooks.isDemoAddress(email) && config.mail.smtpUrl !== undefined,
  })
  const { notifications } = notifying
  const mailPreferences = createMailPreferences({ db, clock })
  const deskNotifications = createDeskNotifications({ preferences: mailPreferences, team })
  const outreach = createOutreach({ db, rateLimits })
  const leads = createLeadService({ db, clock, days, vendors, outreach, notifications, webhooks })
  const blocks = createBlocks({ db, clock })
  const chat = createChatService({
    ...{
      db,
      clock,
      vendors,
      leads,
      blocks,
      outreach,
      rateLimits,
      webhooks,
      imageStore,
      sentVisions,
      fanOut,
      log,
      formats,
    },
  })
  const inquiries = createInquiries({ db, days, readVisionFacts, leads, chat, sentVisions, idempotency })
  const briefs = createBriefs({ db, inquiries, sentVisions, idempotency, currency: config.currency, log })
  const listAnswers = createListAnswers({ db, currency: config.currency, vendors })
  const conversationReports = createConversationReports({ db, clock, chat, rateLimits, outbox, supportEmail })
  const mailReplies = createMailReplies({ db, addresses: replyAddresses, chat, team, rateLimits })
  const documents = createDocumentService({
    ...{ db, clock, log, secrets, blocks, leads, outreach, notifications, rateLimits, unclaimed, quota },
    apiUrl: urls.api,
  })
  const signing = createSignatures({
    ...{ db, clock, jobs, files, unclaimed, log, documents, leads, notifications, webhooks },
    signer: providers.pdfSigner,
    consents: { couple: config.signConsents, vendor: config.vendorSignConsent },
    onCoupleSigned: demoHooks.onCoupleSigned,
  })
  const { signatures } = signing
  const paying = createPaymentService({ db, clock, log, audit, provider: providers.payments, jobs })
  const { payments } = paying
  const invoices = createInvoiceService({
    db,
    clock,
    days,
    secrets,
    leads,
    payments,
    rateLimits,
    notifications,
    webhooks,
    receiptUrl: receipts.links.make,
    urls,
    onPaid: demoHooks.onPaid,
  })
  const declines = createDeclines({ db, leads, chat })
  const leadData = createLeadData({ leads, chat, vendors, documents, invoices, consents: config.signConsents })

  return {
    replyAddresses,
    receipts,
    notifying,
    notifications,
    mailPreferences,
    deskNotifications,
    outreach,
    leads,
    blocks,
    chat,
    inquiries,
    briefs,
    listAnswers,
    conversationReports,
    mailReplies,
    documents,
    signing,
    signatures,
    paying,
    payments,
    invoices,
    declines,
    leadData,
  }
}
