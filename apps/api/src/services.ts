import { join } from 'node:path'
import { createRasterPool } from '@vowkit/illustrator/raster'
import type { FastifyBaseLogger } from 'fastify'
import { CONNECT_FORM_PATH, type Config } from './config/config.ts'
import { type AccountService, createAccountService } from './modules/accounts/service.ts'
import { createCatalogues } from './modules/assistant/catalogue.ts'
import { type AssistantService, createAssistant } from './modules/assistant/service.ts'
import { type AuthService, createAuth } from './modules/auth/service.ts'
import { type CategoryService, createCategoryService } from './modules/categories/service.ts'
import { type ChatService, createChatService } from './modules/chat/service.ts'
import { type CoupleService, createCoupleService } from './modules/couples/service.ts'
import { createPackSales, type PackSales } from './modules/credits/sales.ts'
import { type CreditService, createCreditService } from './modules/credits/service.ts'
import { type CataloguePictures, createCataloguePictures } from './modules/demo-catalogue/service.ts'
import { createVendorRequests, type VendorRequests } from './modules/demo-connect-form/service.ts'
import {
  COUNTERSIGN_QUEUE,
  type CountersignJob,
  createDemoVendor,
  type DemoVendor,
} from './modules/demo-vendor/service.ts'
import { createDocumentService, type DocumentService } from './modules/documents/service.ts'
import { createFavouriteService, type FavouriteService } from './modules/favourites/service.ts'
import { createPictureKeeper, createUnclaimedFiles, type UnclaimedFiles } from './modules/files/service.ts'
import { createGeneratedImages, type GeneratedImages } from './modules/generated-images/service.ts'
import { createGoogleSignIn, type GoogleSignIn } from './modules/google-sign-in/service.ts'
import { createHandoffs, type HandoffService } from './modules/handoff/service.ts'
import { createIdempotencyService } from './modules/idempotency/service.ts'
import { createInspirationService, type InspirationService } from './modules/inspirations/service.ts'
import { createInvoiceService, type InvoiceService } from './modules/invoices/service.ts'
import { createLeadData, type LeadDataService } from './modules/lead-data/service.ts'
import { createLeadService, type LeadService } from './modules/leads/service.ts'
import { createLimitService } from './modules/limits/service.ts'
import { createMagicLinkService, type MagicLinkService } from './modules/magic-links/service.ts'
import { createOutbox } from './modules/mail/service.ts'
import { createMailbox, type Mailbox } from './modules/mailbox/service.ts'
import { createPaymentService, type PaymentService } from './modules/payments/service.ts'
import { createSignatures, type SignatureService } from './modules/signatures/service.ts'
import { createVendorService, type VendorService } from './modules/vendors/service.ts'
import { createVisionService, type VisionService } from './modules/visions/service.ts'
import { createVisionViews } from './modules/visions/views.ts'
import { createDrawQueue } from './modules/visions/worker.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { FanOut } from './platform/fan-out.ts'
import type { Jobs, Queue } from './platform/jobs.ts'
import type { Secrets } from './platform/secrets.ts'
import { createSweepQueue } from './platform/sweep.ts'
import { createFolderStore } from './providers/files/folder-store.ts'
import { chooseProviders, type Providers } from './providers.ts'

export interface ServiceDeps {
  config: Config
  db: Database
  jobs: Jobs
  clock: Clock
  secrets: Secrets
  log: FastifyBaseLogger
  fanOut: FanOut
  /** Those a test puts in the place of the configured ones. */
  providers?: Partial<Providers> | undefined
}

/** Everything the routes call, and the queues that work behind them. */
export interface Services {
  accounts: AccountService
  auth: AuthService
  handoffs: HandoffService
  /** Null where it is not set up. */
  google: GoogleSignIn | null
  categories: CategoryService
  couples: CoupleService
  inspirations: InspirationService
  generatedImages: GeneratedImages
  vendors: VendorService
  favourites: FavouriteService
  leads: LeadService
  chat: ChatService
  /** Where files go before they are anybody's. */
  unclaimed: UnclaimedFiles
  documents: DocumentService
  leadData: LeadDataService
  signatures: SignatureService
  payments: PaymentService
  invoices: InvoiceService
  magicLinks: MagicLinkService
  cataloguePictures: CataloguePictures
  vendorRequests: VendorRequests
  /** Answers for the vendors of the demo. */
  demoVendor: DemoVendor | undefined
  credits: CreditService
  packSales: PackSales
  visions: VisionService
  assistant: AssistantService
  mailbox: Mailbox
  providers: Providers
  queues: Queue<never>[]
}

export function createServices({ providers: given, ...deps }: ServiceDeps): Services {
  const { config, log, jobs, secrets } = deps
  const mailbox = createMailbox(deps)
  const providers = chooseProviders(config, mailbox, deps, given)
  const { files, images, mail } = providers
  const limits = createLimitService(deps)
  const idempotency = createIdempotencyService(deps)
  const credits = createCreditService(deps)
  const accounts = createAccountService({ ...deps, credits })
  const { outbox, queue: mailQueue } = createOutbox({ jobs, secrets, log, provider: mail })
  const { auth, queue: resetQueue } = createAuth({ ...deps, accounts, limits, outbox, siteUrl: config.urls.site })
  const handoffs = createHandoffs({ ...deps, accounts, auth, limits })
  const google = providers.google && createGoogleSignIn({ ...deps, auth, handoffs, limits, provider: providers.google })
  const unclaimed = createUnclaimedFiles({ ...deps, files })
  const pictures = createPictureKeeper({ unclaimed, log, apiUrl: config.urls.api })
  const categories = createCategoryService(deps)
  const inspirations = createInspirationService({ ...deps, categories, pictures, idempotency, limits })
  const couples = createCoupleService({ ...deps, accounts, categories, inspirations, pictures })
  const generatedImages = createGeneratedImages({
    ...deps,
    images,
    pictures,
    idempotency,
    limits,
    width: config.images.width,
    timeoutMs: config.drawTimeoutMs,
  })
  const vendors = createVendorService({ ...deps, accounts, categories, apiUrl: config.urls.api })
  const favourites = createFavouriteService({ ...deps, vendors })
  const leads = createLeadService({ ...deps, vendors })
  const chat = createChatService({ ...deps, vendors, leads, limits, pictures })
  const documents = createDocumentService({ ...deps, leads, unclaimed, apiUrl: config.urls.api })
  const payments = createPaymentService({ ...deps, provider: providers.payments })
  const packSales = createPackSales({ ...deps, credits, payments, idempotency, limits, urls: config.urls })
  const invoices = createInvoiceService({ ...deps, leads, payments, outbox, urls: config.urls })
  const leadData = createLeadData({ leads, chat, vendors, documents, invoices, consent: config.signConsent })
  const { signatures, queue: certifyQueue } = createSignatures({
    ...deps,
    documents,
    files,
    unclaimed,
    consent: config.signConsent,
    afterCouple:
      config.demoVendor &&
      ((tx, fileId) =>
        jobs.add<CountersignJob>(
          tx,
          COUNTERSIGN_QUEUE,
          { fileId },
          { afterMs: config.demoVendor?.countersignMs ?? 0 },
        )),
  })
  const demoVendor =
    config.demoVendor &&
    createDemoVendor({ ...deps, ...config.demoVendor, chat, leads, documents, invoices, signatures, unclaimed })
  const magicLinks = createMagicLinkService({ ...deps, auth, limits, vendors, siteUrl: config.urls.site })
  const cataloguePictures = createCataloguePictures({
    pool: createRasterPool({ timeoutMs: config.drawTimeoutMs }),
    files: createFolderStore(join(config.dataDir, 'catalogue')),
    maxWidth: config.images.width,
  })
  const vendorRequests = createVendorRequests({
    ...deps,
    accounts,
    categories,
    limits,
    outbox,
    vendors,
    linkTo: (token) => `${config.urls.api}${CONNECT_FORM_PATH}/verify/${token}`,
  })
  const views = createVisionViews(pictures.urlOf)
  const visions = createVisionService({ ...deps, pictures, credits, idempotency, limits, vendors, views })
  const assistant = createAssistant({
    ...deps,
    limits,
    provider: providers.assistant,
    catalogueFor: createCatalogues({
      ...deps,
      couples,
      credits,
      favourites,
      leads,
      vendors,
      packSales,
      supportEmail: config.supportEmail,
    }),
  })
  const drawQueue = createDrawQueue({
    ...deps,
    images,
    files,
    unclaimed,
    credits,
    outbox,
    width: config.images.width,
    timeoutMs: config.drawTimeoutMs,
    delayMs: config.drawDelayMs,
    visionUrl: config.urls.vision,
    tellSettled: chat.tellVisionReady,
    isIllustrated: images.name === 'illustrator',
  })
  const sweeps = [
    limits.sweep,
    idempotency.sweep,
    auth.sweep,
    handoffs.sweep,
    ...(google ? [google.sweep] : []),
    generatedImages.sweep,
    vendorRequests.sweep,
    unclaimed.sweep,
    mailbox.sweep,
  ]
  const sweepQueue = createSweepQueue(sweeps, log)
  return {
    accounts,
    auth,
    handoffs,
    google,
    categories,
    couples,
    inspirations,
    generatedImages,
    vendors,
    favourites,
    leads,
    chat,
    unclaimed,
    documents,
    payments,
    invoices,
    leadData,
    signatures,
    magicLinks,
    cataloguePictures,
    vendorRequests,
    demoVendor,
    credits,
    packSales,
    visions,
    assistant,
    mailbox,
    providers,
    queues: [mailQueue, resetQueue, drawQueue, certifyQueue, sweepQueue, ...(demoVendor?.queues ?? [])],
  }
}
