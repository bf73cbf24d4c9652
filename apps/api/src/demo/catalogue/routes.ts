import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/http-error.ts'
import type { CatalogueImages } from './service.ts'
import { catalogueImageRules } from './service.ts'

const FILE = /^([1-9])-(\d{3})\.webp$/

/** Serves the images of the demo vendors to pages of any origin. */
export function registerCatalogueRoutes(app: FastifyInstance, images: CatalogueImages): void {
  app.get<{ Params: { slug: string; file: string } }>('/catalogue/:slug/:file', async (request, reply) => {
    const [, number, width] = FILE.exec(request.params.file) ?? []
    const bytes = await images.find(request.params.slug, Number(number), Number(width))
    if (!bytes) throw notFound()
    return reply
      .header('Cache-Control', `public, max-age=${catalogueImageRules.catalogueCacheSeconds}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(bytes)
  })
}
