import { sharePath } from '@vowkit/sdk-core/contract'
import type { Infrastructure } from '../infrastructure.ts'
import { createPackSales } from '../modules/credits/sales.ts'
import { createGeneratedImages } from '../modules/generated-images/service.ts'
import { createSharedVisions } from '../modules/shared-visions/service.ts'
import { createDrawQueue } from '../modules/visions/draw-queue.ts'
import { createLargeImages } from '../modules/visions/large-images.ts'
import { createVisionService } from '../modules/visions/service.ts'
import { createVariantQueue } from '../modules/visions/variant-queue.ts'
import { createVisionViews } from '../modules/visions/views.ts'
import type { AccountServices } from './accounts.ts'
import type { DeskServices } from './desk.ts'
import type { Foundation } from './foundation.ts'
import type { LeadServices } from './leads.ts'
import type { PlanningServices } from './planning.ts'

export type VisionServices = ReturnType<typeof createVisionServices>

/** Creates the services for visions, generated images and packs of credits. */
export function createVisionServices({
  config,
  db,
  jobs,
  clock,
  log,
  files,
  images,
  rateLimits,
  idempotency,
  unclaimed,
  drawn,
  imageStore,
  generatedStore,
  webhooks,
  credits,
  vendors,
  notifications,
  outreach,
  chat,
  payments,
  websites,
}: Infrastructure & Foundation & AccountServices & PlanningServices & LeadServices & DeskServices) {
  const { urls } = config
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

  return { largeImages, visions, sharedVisions, drawQueue, variantQueue, generatedImages, packSales }
}
