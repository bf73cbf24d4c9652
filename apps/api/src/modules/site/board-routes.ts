import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../../http/http-error.ts'
import { NOINDEX, registerStyles } from '../../http/page.ts'
import { pageLanguage } from '../../http/page-language.ts'
import type { SharedInspirationBoards } from '../shared-inspiration-boards/service.ts'
import { BOARD_STYLES_PATH, type BoardPageOptions, createBoardPages } from './board-page.ts'

export interface BoardRouteDeps extends BoardPageOptions {
  sharedBoards: SharedInspirationBoards
}

/** Registers the pages of shared inspiration boards. Responds 404 to an unknown or revoked link. */
export function registerBoardPages(app: FastifyInstance, deps: BoardRouteDeps): void {
  const { sharedBoards } = deps
  const pages = createBoardPages(deps)
  const { params: Params } = calls.getSharedInspirationBoard

  async function find(params: unknown) {
    const { data } = Params.safeParse(params)
    if (!data) return null
    try {
      return { slug: data.slug, board: await sharedBoards.get(data.slug) }
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
      .send(found ? pages.shared(found.slug, found.board, language) : pages.missing(language))
  }

  registerStyles(app, BOARD_STYLES_PATH, 'board/board.css')
  for (const path of ['/b/:slug', '/b/:slug/']) app.get(path, sendPage)
}
