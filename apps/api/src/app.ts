import type { FastifyInstance } from 'fastify'
import type { Services } from './compose.ts'
import { registerMailboxRoutes } from './demo/mailbox/routes.ts'
import { acceptCalls, createServer } from './http/create-server.ts'
import { measureRequests } from './http/measure-requests.ts'
import { createCallRegistrar } from './http/register-call.ts'
import { warnAboutProxy } from './http/warn-about-proxy.ts'
import type { Infrastructure } from './infrastructure.ts'
import { registerAccountDeletionRoutes } from './modules/account-deletion/routes.ts'
import { registerAccountExportRoutes } from './modules/account-export/routes.ts'
import { registerAssistantRoutes } from './modules/assistant/routes.ts'
import { recordCalls } from './modules/audit/record-calls.ts'
import { registerAuthRoutes } from './modules/auth/routes.ts'
import { registerCalendarFeeds, registerCalendarRoutes } from './modules/calendars/routes.ts'
import { registerCategoryRoutes } from './modules/categories/routes.ts'
import { registerChatRoutes } from './modules/chat/routes.ts'
import { registerChatSocket } from './modules/chat/socket.ts'
import { registerConversationSafety } from './modules/conversation-reports/routes.ts'
import { registerCouplePartnerRoutes } from './modules/couple-partners/routes.ts'
import { registerCoupleRoutes } from './modules/couples/routes.ts'
import { registerCreditRoutes } from './modules/credits/routes.ts'
import { registerDeclineRoutes } from './modules/declines/routes.ts'
import { registerDeploymentRoutes } from './modules/deployment/routes.ts'
import { registerDeskRoutes } from './modules/desk/routes.ts'
import { registerDeskProfileRoutes } from './modules/desk-profile/routes.ts'
import { registerDocs } from './modules/docs/routes.ts'
import { registerDocumentRoutes } from './modules/documents/routes.ts'
import { registerPreview } from './modules/embed/preview.ts'
import { registerEmbed } from './modules/embed/routes.ts'
import { registerFavouriteRoutes } from './modules/favourites/routes.ts'
import { registerFiguresRoutes } from './modules/figures/routes.ts'
import { registerFileRoutes } from './modules/files/routes.ts'
import { registerGeneratedImageRoutes } from './modules/generated-images/routes.ts'
import { registerGoogleRoutes } from './modules/google-sign-in/routes.ts'
import { registerHandoffRoutes } from './modules/handoff/routes.ts'
import { registerInquiryRoutes } from './modules/inquiries/routes.ts'
import { registerInspirationBoardRoutes } from './modules/inspiration-board/routes.ts'
import { registerInspirationRoutes } from './modules/inspirations/routes.ts'
import { registerInvoiceRoutes } from './modules/invoices/routes.ts'
import { registerLeadDataRoutes } from './modules/lead-data/routes.ts'
import { registerLeadRoutes } from './modules/leads/routes.ts'
import { registerMagicLinkRoutes } from './modules/magic-links/routes.ts'
import { registerDeskNotifications, registerUnsubscribe } from './modules/notifications/routes.ts'
import { registerPartnerLeadRoutes } from './modules/partner-leads/routes.ts'
import { registerPaymentEvents } from './modules/payments/routes.ts'
import { registerSandboxCheckout } from './modules/payments/sandbox-routes.ts'
import { registerReceiptRoutes } from './modules/receipts/routes.ts'
import { registerSharedInspirationBoards } from './modules/shared-inspiration-boards/routes.ts'
import { registerSharedVisionRoutes } from './modules/shared-visions/routes.ts'
import { registerSignatureRoutes } from './modules/signatures/routes.ts'
import { registerBoardPages } from './modules/site/board-routes.ts'
import { registerSharePages } from './modules/site/share-routes.ts'
import { registerSite } from './modules/site/site.ts'
import { registerVendorPages } from './modules/site/vendor-routes.ts'
import { registerTeamRoutes } from './modules/team/routes.ts'
import { registerVendorRoutes } from './modules/vendors/routes.ts'
import { registerVisionRoutes } from './modules/visions/routes.ts'
import { registerWebhookRoutes } from './modules/webhooks/routes.ts'
import { registerWeddingDayRoutes } from './modules/wedding-day/routes.ts'
import { isSandbox } from './providers/payments/sandbox-provider.ts'

/** Creates the API server: every call of the contract, images, script-tag files and documentation. */
export async function createApp(deps: Infrastructure, services: Services): Promise<FastifyInstance> {
  const { config, log } = deps
  const app = createServer({ log, trustProxy: config.trustProxy, clock: deps.clock })
  warnAboutProxy(app, config.trustProxy)
  measureRequests(app, deps.meter)
  await acceptCalls(app, deps.clock)
  recordCalls(app, { db: deps.db, audit: services.audit })
  const register = createCallRegistrar(app, {
    tokens: services.auth,
    teams: services.team,
    store: services.unclaimed.store,
    clock: deps.clock,
  })
  registerAuthRoutes(register, services.auth)
  registerHandoffRoutes(register, services.handoffs)
  registerGoogleRoutes(app, { google: services.google, urls: config.urls, origins: config.origins })
  registerCategoryRoutes(register, services.categories)
  registerCoupleRoutes(register, services.couples)
  registerCouplePartnerRoutes(register, services.couplePartners)
  registerAccountDeletionRoutes(register, services)
  registerAccountExportRoutes(app, register, { ...services, files: services.providers.files })
  registerInspirationRoutes(register, services.inspirations)
  registerInspirationBoardRoutes(register, services.inspirationBoards)
  registerSharedInspirationBoards(app, register, services.sharedInspirationBoards)
  if (config.showsImageGenerator) registerGeneratedImageRoutes(register, services.generatedImages)
  registerVendorRoutes(register, services, deps.clock)
  registerFavouriteRoutes(register, services.favourites)
  registerLeadRoutes(register, services.leads)
  registerInquiryRoutes(register, services)
  registerLeadDataRoutes(register, services.leadData)
  registerDeclineRoutes(register, services.declines)
  registerDocumentRoutes(app, register, { ...services, files: services.providers.files, urls: config.urls })
  registerSignatureRoutes(register, services.signatures)
  registerInvoiceRoutes(register, services.invoices)
  registerReceiptRoutes(app, services.receipts)
  registerConversationSafety(register, services)
  registerDeskRoutes(register, services.desk)
  registerTeamRoutes(register, services.team)
  registerPartnerLeadRoutes(register, services.partnerLeads)
  registerDeskNotifications(register, services.deskNotifications)
  registerDeskProfileRoutes(register, services.deskProfiles)
  registerCalendarRoutes(register, services.calendars)
  registerCalendarFeeds(app, services.calendarFeeds)
  registerWeddingDayRoutes(app, register, services.weddingDays)
  registerChatRoutes(register, services)
  await registerChatSocket(app, { ...deps, ...services, origins: config.origins })
  registerMagicLinkRoutes(register, services.magicLinks)
  registerCreditRoutes(register, services)
  registerVisionRoutes(register, services.visions)
  registerFiguresRoutes(register, services)
  registerWebhookRoutes(register, services.webhookEndpoints)
  registerSharedVisionRoutes(app, register, services.sharedVisions)
  registerAssistantRoutes(register, {
    assistant: services.assistant,
    ratings: services.assistantRatings,
    handOver: services.handOver,
  })
  registerDeploymentRoutes(app, register, { ...deps, ...services })
  registerFileRoutes(app, services.providers.files, deps.clock)
  const provider = services.providers.payments
  if (provider) await registerPaymentEvents(app, services.payments, provider)
  if (isSandbox(provider))
    registerSandboxCheckout(app, { ...services, sandbox: provider, brand: config.brand.name, urls: config.urls })
  await services.demo?.register(app)
  registerUnsubscribe(app, {
    preferences: services.mailPreferences,
    secrets: deps.secrets,
    brandName: config.brand.name,
  })
  if (config.isMailboxOpen) registerMailboxRoutes(app, services.mailbox)
  await registerDocs(app, config.urls.api, config.brand.name)
  registerEmbed(app, services.releases)
  registerPreview(app, config.urls)
  return app
}

/** Creates the server of the built site. It listens on a separate port. */
export async function createSite(
  { config, log, clock }: Pick<Infrastructure, 'config' | 'log' | 'clock'>,
  {
    sharedVisions,
    sharedInspirationBoards,
    vendors,
    formats,
    releases,
  }: Pick<Services, 'sharedVisions' | 'sharedInspirationBoards' | 'vendors' | 'formats' | 'releases'>,
): Promise<FastifyInstance> {
  const site = createServer({ log, trustProxy: config.trustProxy })
  await registerSite(site, config, releases)
  registerSharePages(site, {
    sharedVisions,
    siteDir: config.siteDir,
    brand: config.brand,
    visionUrl: config.urls.vision,
  })
  registerBoardPages(site, {
    ...{ sharedBoards: sharedInspirationBoards, siteDir: config.siteDir, brand: config.brand },
    siteUrl: config.urls.site,
  })
  registerVendorPages(site, {
    ...{ vendors, clock, siteDir: config.siteDir, brand: config.brand, formats },
    isIndexed: config.indexesVendors,
    siteUrl: config.urls.site,
  })
  return site
}
