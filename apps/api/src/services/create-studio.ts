import { createPackSales } from '../modules/credits/sales.ts'
import { createGeneratedImages } from '../modules/generated-images/service.ts'
import { createVisionService } from '../modules/visions/service.ts'
import { createVisionViews } from '../modules/visions/views.ts'
import { createDrawQueue } from '../modules/visions/worker.ts'
import type { Ground } from './create-ground.ts'
import type { Market } from './create-market.ts'
import type { CreateDeps } from './service-deps.ts'

/** Pictures drawn from words, and what they cost. */
export function createStudio(deps: CreateDeps & Ground & Market) {
  const { config, providers, pictures, chat, background } = deps
  const { images, files } = providers
  const drawing = { images, width: config.images.width, timeoutMs: config.drawTimeoutMs }
  const generatedImages = createGeneratedImages({ ...deps, ...drawing })
  const drawQueue = createDrawQueue({
    ...deps,
    ...drawing,
    files,
    delayMs: config.drawDelayMs,
    visionUrl: config.urls.vision,
    tellSettled: chat.tellVisionReady,
    isIllustrated: images.name === 'illustrator',
  })
  background.queues.push(drawQueue)
  background.sweeps.push(generatedImages.sweep)
  return {
    generatedImages,
    packSales: createPackSales({ ...deps, urls: config.urls }),
    visions: createVisionService({ ...deps, views: createVisionViews(pictures.urlOf) }),
  }
}
