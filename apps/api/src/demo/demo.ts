import { createRasterPool } from '@vowkit/illustrator/raster'
import type { FastifyInstance } from 'fastify'
import { CONNECT_FORM_PATH } from '../config/demo-paths.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { AccountService } from '../modules/accounts/service.ts'
import type { AuthService } from '../modules/auth/service.ts'
import type { CategoryService } from '../modules/categories/service.ts'
import type { CoupleService } from '../modules/couples/service.ts'
import type { InspirationService } from '../modules/inspirations/service.ts'
import type { MagicLinkService } from '../modules/magic-links/service.ts'
import type { Outbox } from '../modules/mail/service.ts'
import type { RateLimits } from '../modules/rate-limits/service.ts'
import type { VendorService } from '../modules/vendors/service.ts'
import type { Formats } from '../platform/formats.ts'
import { createFileStore } from '../providers/files/file-store.ts'
import type { Providers } from '../providers.ts'
import { seedCalendars } from './catalogue/calendars.ts'
import { registerCatalogueRoutes } from './catalogue/routes.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import { createCatalogueImages } from './catalogue/service.ts'
import { registerConnectForm } from './connect-form/routes.ts'
import { createVendorRequests, type VendorRequests } from './connect-form/service.ts'
import { registerDemoGoogle } from './google/routes.ts'
import { registerLegalPages } from './legal-pages.ts'
import { seedDemoCouples } from './people/couples.ts'
import { type DemoEngagementDeps, seedDemoEngagements } from './people/engagements.ts'
import { seedDemoLinks } from './people/magic-links.ts'
import { giveDemoPassword, seedDemoPeople } from './people/people.ts'
import { type DemoVisionDeps, seedDemoVisions } from './people/visions.ts'
import { registerPlanForm } from './plan-form/routes.ts'
import { createDemoVendor, type DemoVendor, type DemoVendorDeps } from './vendor/service.ts'

export { isDemoAddress, isDemoPerson } from './people/people.ts'
export { createBalancePost, createCountersignPost } from './vendor/service.ts'

/** Features that exist only with `DEMO=1`: seeded data, vendors that reply, and stand-ins for external pages. */
export interface Demo {
  queues: DemoVendor['queues']
  vendorRequests: VendorRequests
  /** Serves the demo's pages and the catalogue's images. */
  register(app: FastifyInstance): Promise<void>
  /** Adds missing demo data: the catalogue, the accounts, the couples' profiles and the magic links. */
  seed(): Promise<void>
  /** Adds missing conversations, which need the job queue, and starts the vendors' replies. */
  start(): Promise<void>
  close(): Promise<void>
}

export interface DemoDeps
  extends Infrastructure,
    Omit<DemoVendorDeps, 'answerMs' | 'siteUrl'>,
    Omit<DemoEngagementDeps, 'accounts' | 'vendors'> {
  accounts: AccountService
  auth: AuthService
  categories: CategoryService
  couples: CoupleService
  inspirations: InspirationService
  rateLimits: RateLimits
  magicLinks: MagicLinkService
  outbox: Outbox
  providers: Pick<Providers, 'objects' | 'images'>
  unclaimed: DemoVisionDeps['unclaimed']
  formats: Formats
  vendors: VendorService
}

export function createDemo(deps: DemoDeps, { answerMs }: { answerMs: number }): Demo {
  const { config, db, log, accounts, auth, categories } = deps
  const catalogueImages = createCatalogueImages({
    pool: createRasterPool({ timeoutMs: config.drawTimeoutMs }),
    files: createFileStore(deps.providers.objects, 'catalogue'),
    maxWidth: config.images.width,
  })
  const vendorRequests = createVendorRequests({
    ...deps,
    linkTo: (token) => `${config.urls.api}${CONNECT_FORM_PATH}/verify/${token}`,
  })
  const vendor = createDemoVendor({ ...deps, answerMs, siteUrl: config.urls.site })

  return {
    queues: vendor.queues,
    vendorRequests,
    async register(app) {
      const { google, urls } = config
      if (google?.isDemo) await registerDemoGoogle(app, { google, log, apiUrl: urls.api })
      registerCatalogueRoutes(app, catalogueImages)
      registerConnectForm(app, { categories, requests: vendorRequests, urls })
      registerPlanForm(app, { db, accounts, price: deps.formats.price(config.monthlyPlanPrice, 'en') })
      registerLegalPages(app)
    },
    async seed() {
      const signedOut = await seedDemoPeople(db, accounts, auth.hashPassword)
      for (const accountId of signedOut) auth.notifySessionsRevoked(accountId)
      await seedDemoCouples(deps)
      await seedDemoVisions(deps)
      const vendorEmails = await seedCatalogue(deps)
      await seedCalendars(deps, vendorEmails)
      await giveDemoPassword(db, accounts, auth.hashPassword, vendorEmails)
      await seedDemoLinks(deps)
    },
    async start() {
      await seedDemoEngagements(deps)
      await vendor.start()
    },
    close: catalogueImages.close,
  }
}
