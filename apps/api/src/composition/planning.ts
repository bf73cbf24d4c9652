import { sharedBoardPath } from '@vowkit/sdk-core/contract'
import type { Infrastructure } from '../infrastructure.ts'
import { createAvailability } from '../modules/calendars/service.ts'
import { createCategoryService } from '../modules/categories/service.ts'
import { createCoupleService } from '../modules/couples/service.ts'
import { createFavouriteService } from '../modules/favourites/service.ts'
import { createInspirationBoards } from '../modules/inspiration-board/service.ts'
import { createInspirationService } from '../modules/inspirations/service.ts'
import { createMagicLinkService } from '../modules/magic-links/service.ts'
import { createSharedInspirationBoards } from '../modules/shared-inspiration-boards/service.ts'
import { createFactsQueue, createFindWedding, createVendorService } from '../modules/vendors/service.ts'
import { createReadVisionFacts, createSentVisions } from '../modules/visions/service.ts'
import type { AccountServices } from './accounts.ts'
import type { Foundation } from './foundation.ts'

export type PlanningServices = ReturnType<typeof createPlanningServices>

/** Creates the services for vendors, and for the profile and the inspiration board of a couple. */
export function createPlanningServices({
  config,
  db,
  clock,
  log,
  files,
  rateLimits,
  idempotency,
  imageStore,
  credits,
  accounts,
  auth,
  days,
}: Infrastructure & Foundation & AccountServices) {
  const { urls } = config
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
  const sentVisions = createSentVisions({ db, credits, imageStore })
  const boardDeps = { db, inspirations, vendors, sentVisions }
  const inspirationBoards = createInspirationBoards({
    ...{ ...boardDeps, clock, days, rateLimits },
    toShareUrl: (slug) => urls.site + sharedBoardPath(slug),
  })
  const sharedInspirationBoards = createSharedInspirationBoards({ ...boardDeps, credits, files, apiUrl: urls.api })

  return {
    categories,
    inspirations,
    readVisionFacts,
    couples,
    availability,
    vendors,
    factsQueue,
    favourites,
    magicLinks,
    sentVisions,
    inspirationBoards,
    sharedInspirationBoards,
  }
}
