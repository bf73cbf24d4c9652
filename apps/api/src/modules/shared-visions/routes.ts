import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import type { RegisterCall } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import { NOINDEX } from '../../http/page.ts'
import { sharedVisionRules } from './rules.ts'
import type { SharedImage, SharedVisionService } from './service.ts'

const TYPES: Record<SharedImage, string> = { 'image.webp': 'image/webp', 'preview.jpg': 'image/jpeg' }

/** Registers the public call and the images of share links. */
export function registerSharedVisionRoutes(
  app: FastifyInstance,
  register: RegisterCall,
  sharedVisions: SharedVisionService,
): void {
  const { params: Params } = calls.getSharedVision

  register(calls.getSharedVision, ({ params }) => sharedVisions.get(params.slug))
  for (const image of Object.keys(TYPES) as SharedImage[]) {
    app.get(`/vision/shared/:slug/${image}`, async (request, reply) => {
      const params = Params.safeParse(request.params)
      if (!params.success) throw notFound()
      const bytes = await sharedVisions.readImage(params.data.slug, image)
      return reply
        .headers(NOINDEX)
        .header('Cache-Control', `private, max-age=${sharedVisionRules.sharedImageCacheSeconds}`)
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .type(TYPES[image])
        .send(bytes)
    })
  }
}
