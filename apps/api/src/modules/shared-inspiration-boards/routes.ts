import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import type { RegisterCall } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import { NOINDEX } from '../../http/page.ts'
import { sharedInspirationBoardRules } from './rules.ts'
import { PREVIEW, type SharedInspirationBoards } from './service.ts'

/** Registers the public call and the images of shared inspiration boards. */
export function registerSharedInspirationBoards(
  app: FastifyInstance,
  register: RegisterCall,
  sharedBoards: SharedInspirationBoards,
): void {
  const { params: Params } = calls.getSharedInspirationBoard

  register(calls.getSharedInspirationBoard, ({ params }) => sharedBoards.get(params.slug))
  app.get('/inspiration-board/shared/:slug/:image', async (request, reply) => {
    const { image } = request.params as { image: string }
    const params = Params.safeParse(request.params)
    if (!params.success) throw notFound()
    const bytes = await sharedBoards.readImage(params.data.slug, image)
    return reply
      .headers(NOINDEX)
      .header('Cache-Control', `private, max-age=${sharedInspirationBoardRules.sharedBoardImageCacheSeconds}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .type(image === PREVIEW ? 'image/jpeg' : 'image/webp')
      .send(bytes)
  })
}
