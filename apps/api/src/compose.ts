import { sharedBoardPath, sharePath } from '@vowkit/sdk-core/contract'
import type { Infrastructure } from './infrastructure.ts'
import { createAccountDeletion } from './modules/account-deletion/service.ts'
import { createAccountExports } from './modules/account-export/service.ts'
import { createAccountService } from './modules/accounts/service.ts'
import { createHandOver } from './modules/assistant/handover.ts'
import { createKnowledge } from './modules/assistant/knowledge.ts'
import { createAssistantRatings } from './modules/assistant/ratings.ts'
import { createAssistant } from './modules/assistant/service.ts'
import { createAuditLog } from './modules/audit/service.ts'
import { createAuth } from './modules/auth/service.ts'
import { createBlocks } from './modules/blocks/service.ts'
import {
  createAvailability,
  createCalendarFeeds,
  createCalendars,
  createFeedLinks,
  createFeedReading,
} from './modules/calendars/service.ts'
import { createCategoryService } from './modules/categories/service.ts'
import { createChatService } from './modules/chat/service.ts'
import { createConversationReports } from './modules/conversation-reports/service.ts'
import { createCouplePartners } from './modules/couple-partners/service.ts'
import { createCoupleService } from './modules/couples/service.ts'
import { createPackSales } from './modules/credits/sales.ts'
import { createCreditService } from './modules/credits/service.ts'
import { createDeclines } from './modules/declines/service.ts'
import { createDesk, createInboxes } from './modules/desk/service.ts'
import { createDeskProfiles } from './modules/desk-profile/service.ts'
import { createDocumentService } from './modules/documents/service.ts'
import { createFavouriteService } from './modules/favourites/service.ts'
import {
  createCountElement,
  createFiguresOwners,
  createWebsiteFigures,
  createWebsites,
} from './modules/figures/service.ts'
import {
  createFilesMonitor,
  createImageStore,
  createStorageQuota,
  createUnclaimedFiles,
} from './modules/files/service.ts'
import { createGeneratedImages } from './modules/generated-images/service.ts'
import { createGoogleSignIn } from './modules/google-sign-in/service.ts'
import { createHandoffs } from './modules/handoff/service.ts'
import { createIdempotencyService } from './modules/idempotency/service.ts'
import { createBriefs, createInquiries, createListAnswers } from './modules/inquiries/service.ts'
import { createInspirationBoards } from './modules/inspiration-board/service.ts'
import { createInspirationService } from './modules/inspirations/service.ts'
import { createInvoiceService } from './modules/invoices/service.ts'
import { createLeadData } from './modules/lead-data/service.ts'
import { createLeadService } from './modules/leads/service.ts'
import { createMagicLinkService } from './modules/magic-links/service.ts'
import { createOutbox, createUndeliveredMails } from './modules/mail/service.ts'
import { createMailReplies } from './modules/mail-replies/service.ts'
import { createMailbox } from './modules/mailbox/service.ts'
import { createDeskNotifications, createMailPreferences, createNotifications } from './modules/notifications/service.ts'
import { createOutreach } from './modules/outreach/service.ts'
import { createPartnerLeads } from './modules/partner-leads/service.ts'
import { createPaymentService } from './modules/payments/service.ts'
import { createRateLimits } from './modules/rate-limits/service.ts'
import { createReceipts } from './modules/receipts/service.ts'
import { openReleases } from './modules/releases/service.ts'
import { createReplyAddresses } from './modules/reply-addresses/service.ts'
import { createSharedInspirationBoards } from './modules/shared-inspiration-boards/service.ts'
import { createSharedVisions } from './modules/shared-visions/service.ts'
import { createSignatures } from './modules/signatures/service.ts'
import { createTeamService } from './modules/team/service.ts'
import { createFactsQueue, createFindWedding, createVendorService } from './modules/vendors/service.ts'
import { createDrawQueue } from './modules/visions/draw-queue.ts'
import { createLargeImages } from './modules/visions/large-images.ts'
import { createReadVisionFacts, createSentVisions, createVisionService } from './modules/visions/service.ts'
import { createVariantQueue } from './modules/visions/variant-queue.ts'
import { createVisionViews } from './modules/visions/views.ts'
import { createWebhookEvents, createWebhookSending, createWebhookService } from './modules/webhooks/service.ts'
import { createWeddingDays, createWeddingFeedLinks } from './modules/wedding-day/service.ts'
import { createDays } from './platform/days.ts'
import { createFormats } from './platform/formats.ts'
import type { Queue } from './platform/jobs.ts'
import { createSweepQueue } from './platform/sweep.ts'
import { createPatientStore } from './providers/files/patient-store.ts'
import { storageRules } from './providers/files/rules.ts'
import { chooseProviders, type Providers } from './providers.ts'

/** All services that the routes call, with the job queues and the sweep. */
export type Services = Awaited<ReturnType<typeof compose>>

/**
 * Creates all services in the order of their dependencies. `overrides` replace configured providers. With `DEMO=1` it
 * also loads the demo, which only this file and `app.ts` may import.
 */
export async function compose(infrastructure: Infrastructure, overrides?: Partial<Providers>) {
  const { config, db, jobs, clock, secrets, log, meter, fanOut } = infrastructure
  const { urls, supportEmail } = config
  const formats = createFormats(config)
  const days = createDays(clock, config.timeZone)
  const demoCode = config.demo && (await import('./demo/demo.ts'))

  // Services for email, files, rate limits and idempotency.
  const mailbox = createMailbox({ db, clock })
  const providers = await chooseProviders(config, mailbox, { meter, secrets, clock, log }, overrides)
  const { files, images } = providers
  const undelivered = createUndeliveredMails({ db, clock, jobs, secrets })
  const mail = createOutbox({ jobs, clock, secrets, provider: providers.mail, undelivered, brand: config.brand, log })
  const { outbox } = mail
  const rateLimits = createRateLimits({ db, clock })
  const audit = createAuditLog({ db, clock })
  const idempotency = createIdempotencyService({ db, clock })
  const quota = createStorageQuota({ files })
  const unclaimed = createUnclaimedFiles({ db, clock, files, log })
  const imageStore = createImageStore({ db, unclaimed, quota, imagesUrl: urls.images, log })

  // Finished drawings wait until they can be stored, instead of being drawn again.
  const { storageWaitMs, storageWaitInRequestMs } = storageRules
  const drawnFiles = createPatientStore(files, { waitMs: storageWaitMs, log })
  const drawn = { files: drawnFiles, unclaimed: createUnclaimedFiles({ db, clock, files: drawnFiles, log }) }
  const waitingFiles = createPatientStore(files, { waitMs: storageWaitInRequestMs, log })
  const generatedStore = createImageStore({
    ...{ db, quota, log, imagesUrl: urls.images },
    unclaimed: createUnclaimedFiles({ db, clock, files: waitingFiles, log }),
  })
  const { objects } = providers
  const filesMonitor = createFilesMonitor({ db, objects, log, meter })
  const releases = await openReleases({ config, objects, clock, log })

  // Webhooks. Most services below record their events.
  const webhooks = createWebhookEvents({ db, jobs, clock, log })
  const webhookEndpoints = createWebhookService({
    db,
    clock,
    secrets,
    rateLimits,
    events: webhooks,
    ...config.webhooks,
  })
  const webhookSending = createWebhookSending({
    ...{ db, clock, jobs, secrets, log, outbox },
    ...{ events: webhooks, options: config.webhooks },
  })

  // Services for accounts and sign-in.
  const credits = createCreditService({ db, clock })
  const accounts = createAccountService({ credits, clock })
  const auth = createAuth({ db, clock, secrets, fanOut, log, accounts, rateLimits, outbox, formats, urls })
  const team = createTeamService({ db, clock, accounts, auth, outbox, rateLimits, deskUrl: urls.desk })
  const handoffs = createHandoffs({
    ...{ db, clock, rateLimits, accounts, auth },
    siteUrls: [urls.site, urls.vision],
  })
  const google =
    providers.google &&
    createGoogleSignIn({ db, clock, secrets, log, rateLimits, auth, handoffs, provider: providers.google })

  // Services for vendors, and for a couple's profile and inspiration board.
  const categories = createCategoryService({ db })
  const inspirations = createInspirationService({
    ...{ db, clock, categories, imageStore, files, idempotency, rateLimits, log },
  })
  const readVisionFacts = createReadVisionFacts({ db, days })
  const couples = createCoupleService({ db, accounts, categories, inspirations, imageStore, readVisionFacts })
  const { notifySessionsRevoked } = auth
  const availability = createAvailability({ db, clock, days })
  const vendors = createVendorService({
    ...{ db, clock, accounts, categories, notifySessionsRevoked },
    apiUrl: urls.api,
    imagesUrl: urls.images,
    siteUrl: urls.site,
    currency: config.currency,
    availability,
    findWedding: createFindWedding({ db, days }),
  })
  const factsQueue = createFactsQueue(db)
  const favourites = createFavouriteService({ db, clock, days, vendors })
  const magicLinks = createMagicLinkService({ db, clock, auth, rateLimits, vendors, siteUrl: urls.site })

  // Services for the data that a couple and a vendor share.
  const replyAddresses = createReplyAddresses({ secrets, clock, domain: config.inboundMail?.domain })
  const receipts = createReceipts({ db, clock, secrets, brand: config.brand, formats, apiUrl: urls.api })
  const notifying = createNotifications({
    ...{ db, clock, outbox, secrets, urls, replyAddresses, receipts, formats, team },
    isSilenced: (email) => (demoCode?.isDemoAddress(email) ?? false) && config.mail.smtpUrl !== undefined,
  })
  const { notifications } = notifying
  const mailPreferences = createMailPreferences({ db, clock })
  const deskNotifications = createDeskNotifications({ preferences: mailPreferences, team })
  const outreach = createOutreach({ db, rateLimits })
  const sentVisions = createSentVisions({ db, credits, imageStore })
  const boardDeps = { db, inspirations, vendors, sentVisions }
  const inspirationBoards = createInspirationBoards({
    ...{ ...boardDeps, clock, days, rateLimits },
    toShareUrl: (slug) => urls.site + sharedBoardPath(slug),
  })
  const sharedInspirationBoards = createSharedInspirationBoards({ ...boardDeps, credits, files, apiUrl: urls.api })
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
    ...{ db, clock, jobs, files, unclaimed, log, documents, notifications, webhooks },
    signer: providers.pdfSigner,
    consents: { couple: config.signConsents, vendor: config.vendorSignConsent },
    onCoupleSigned: config.demo && demoCode?.createCountersignPost(jobs, config.demo),
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
    onPaid: config.demo && demoCode?.createBalancePost(jobs, config.demo),
  })
  const declines = createDeclines({ db, leads, chat })
  const leadData = createLeadData({ leads, chat, vendors, documents, invoices, consents: config.signConsents })

  const owners = createFiguresOwners({ vendors, team })
  const websites = createWebsites({ db, owners })
  const partnerLeads = createPartnerLeads({ db, team })
  const figures = createWebsiteFigures({ db, days, owners })
  const countElement = createCountElement({
    ...{ db, clock, days, vendors, websites },
    ownHosts: [urls.site, urls.vision, urls.desk, urls.api].map((url) => new URL(url).host),
    isEnabled: config.countsElements,
  })
  const inboxes = createInboxes(db)
  const desk = createDesk({
    ...{ inboxes, db, clock, accounts, vendors, team, leads, blocks, chat, documents, invoices, signatures },
    ...{ sentVisions, imageStore, idempotency, formats },
    consent: config.vendorSignConsent,
    invoicePayments: providers.payments?.name,
  })

  const deskProfiles = createDeskProfiles({ db, clock, vendors, categories, imageStore, rateLimits })
  const feedLinks = createFeedLinks(secrets, urls.api)
  const feedReading = createFeedReading({ db, clock, days, secrets, log, options: config.calendars })
  const calendarFeeds = createCalendarFeeds({ db, clock, days, links: feedLinks, apiUrl: urls.api })
  const calendars = createCalendars({
    ...{ db, clock, days, secrets, vendors, rateLimits, links: feedLinks, reading: feedReading },
    allowsPrivateHosts: config.calendars.allowsPrivateHosts,
  })

  const weddingDays = createWeddingDays({
    ...{ db, clock, apiUrl: urls.api, region: config.brand.region.en },
    links: createWeddingFeedLinks(secrets, urls.api),
  })

  // Services for visions, generated images and packs of credits.
  const drawing = { images, width: config.images.width, timeoutMs: config.drawTimeoutMs, log }
  const largeImages = createLargeImages({ ...drawing, db, files, unclaimed, rateLimits })
  const visions = createVisionService({
    largeImages,
    ...{
      db,
      clock,
      jobs,
      unclaimed,
      imageStore,
      credits,
      idempotency,
      rateLimits,
      vendors,
      websites,
      webhooks,
      images,
    },
    views: createVisionViews({ toUrl: imageStore.urlOf, toShareUrl: (slug) => urls.vision + sharePath(slug) }),
  })
  const sharedVisions = createSharedVisions({ db, credits, files, apiUrl: urls.api })
  const drawQueueDeps = {
    ...drawing,
    ...{ ...drawn, db, jobs, credits, notifications, variants: images.variants ?? 1 },
    delayMs: config.drawDelayMs,
    visionUrl: urls.vision,
    notifySettled: chat.notifyVisionReady,
    isIllustrated: images.name === 'illustrator',
  }
  const drawQueue = createDrawQueue(drawQueueDeps)
  const variantQueue = createVariantQueue(drawQueueDeps)
  const generatedImages = createGeneratedImages({
    ...drawing,
    db,
    clock,
    imageStore: generatedStore,
    idempotency,
    rateLimits,
    outreach,
  })
  const packSales = createPackSales({
    ...{ db, clock, credits, payments, idempotency, rateLimits, notifications, urls },
    payee: config.brand.name,
  })

  // The assistant. It reads from most of the services above.
  const knowledgeFor = createKnowledge({
    ...{ db, clock, days, formats, vendors, packSales, couples, credits, favourites, leads },
    supportEmail,
    region: config.brand.region,
    monthlyPrice: urls.monthlyPlan === undefined ? null : config.monthlyPlanPrice,
  })
  const assistant = createAssistant({ db, clock, rateLimits, provider: providers.assistant, knowledgeFor })
  const assistantRatings = createAssistantRatings({ db, clock, rateLimits })
  const handOver = createHandOver({ db, rateLimits, chat, vendors, outbox, supportEmail })

  // Services that export and delete accounts.
  const exporting = createAccountExports({
    ...{ db, clock, log, secrets, jobs, urls, formats },
    ...{ accounts, credits, rateLimits, files, unclaimed, imageStore, outbox },
    brandName: config.brand.name,
  })
  const { accountExports } = exporting
  const couplePartners = createCouplePartners({
    ...{ db, clock, accounts, auth, outbox, rateLimits, idempotency, accountExports, imageStore },
    siteUrl: urls.site,
    isShared: demoCode?.isDemoPerson ?? (() => false),
  })
  const accountDeletion = createAccountDeletion({
    ...{ db, clock, log, accounts, accountExports, auth, imageStore, outbox, formats, supportEmail },
    siteUrl: urls.site,
    isShared: demoCode?.isDemoPerson ?? (() => false),
  })

  const services = {
    ...{ formats, days },
    ...{ providers, mailbox, undelivered, outbox, rateLimits, audit, idempotency, quota, unclaimed, imageStore },
    ...{ filesMonitor, releases },
    ...{ credits, accounts, auth, team, handoffs, google },
    ...{
      categories,
      inspirations,
      inspirationBoards,
      sharedInspirationBoards,
      couples,
      couplePartners,
      weddingDays,
      vendors,
      favourites,
      magicLinks,
    },
    ...{
      notifications,
      mailPreferences,
      deskNotifications,
      receipts,
      conversationReports,
      webhooks,
      webhookEndpoints,
      webhookSending,
    },
    ...{ briefs, listAnswers },
    ...{
      outreach,
      leads,
      inquiries,
      chat,
      documents,
      signatures,
      payments,
      invoices,
      leadData,
      declines,
      desk,
      deskProfiles,
    },
    ...{ availability, calendars, calendarFeeds, feedReading },
    ...{ mailReplies, figures, countElement, websites, partnerLeads },
    ...{ assistant, assistantRatings, handOver },
    ...{ visions, sharedVisions, generatedImages, packSales, accountExports, accountDeletion },
  }
  const demo = config.demo && demoCode?.createDemo({ ...infrastructure, ...services }, config.demo)

  // The background jobs and the sweep.
  const sweepable = [
    ...[mailbox, undelivered, rateLimits, audit, idempotency, unclaimed, auth, team, couplePartners, handoffs],
    ...[
      webhookEndpoints,
      assistantRatings,
      google,
      accountExports,
      accountDeletion,
      generatedImages,
      releases,
      demo?.vendorRequests,
    ],
  ]
  const sweeps = sweepable.flatMap((service) => (service ? [service.sweep] : []))
  const queues: Queue<never>[] = [
    ...[
      mail.queue,
      notifying.queue,
      signing.queue,
      paying.queue,
      exporting.queue,
      webhookSending.queue,
      webhookSending.resumeQueue,
      drawQueue,
      variantQueue,
      factsQueue,
      inboxes.queue,
      feedReading.queue,
      ...(demo?.queues ?? []),
    ],
    createSweepQueue([...sweeps, jobs.vacuum], log),
  ]
  return { ...services, demo, queues, factsQueue }
}
