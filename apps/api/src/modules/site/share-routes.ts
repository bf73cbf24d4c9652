import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../http/http-error.ts'
import { NOINDEX, registerStyles } from '../../http/page.ts'
import { pageLanguage } from '../../http/page-language.ts'
import type { SharedVisionService } from '../shared-visions/service.ts'
import { createSharePages, type SharePageOptions, STYLES_PATH } from './share-page.ts'

export interface ShareRouteDeps extends SharePageOptions {
  sharedVisions: SharedVisionService
}

/** Registers the pages of share links on all hosts of the site. Responds 404 to an unknown or revoked link. */
export function registerSharePages(app: FastifyInstance, deps: ShareRouteDeps): void {
  const { sharedVisions } = deps
  const pages = createSharePages(deps)
  const { params: Params } = calls.getSharedVision

  async function find(params: unknown) {
    const { data } = Params.safeParse(params)
    if (!data) return null
    try {
      return { slug: data.slug, vision: await sharedVisions.get(data.slug) }
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return null
      throw error
    }
  }

  async function sendPage({ params, headers }: FastifyRequest, reply: FastifyReply) {
    const language = pageLanguage(headers)
    const found = await find(params)
    return reply
      .code(found ? 200 : 404)
      .headers(NOINDEX)
      .headers({ 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language', 'Content-Language': language })
      .type('text/html; charset=utf-8')
      .send(found ? pages.shared(found.slug, found.vision, language) : pages.missing(language))
  }

  registerStyles(app, STYLES_PATH, 'share/share.css')
  for (const path of ['/v/:slug', '/v/:slug/']) app.get(path, sendPage)
}
