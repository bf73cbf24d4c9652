import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { loadBenches, loadPages } from './pages.ts'
import { strictPolicy } from './strict-policy.ts'

const FOLDER = new URL('../', import.meta.url)

/**
 * The playground under its own name, and the pages of a partner under `partner.…`: another origin, as far as the
 * browser is concerned.
 */
export async function createApp({ apiUrl, siteUrl }: Omit<Config, 'port'>): Promise<FastifyInstance> {
  const values = { api: apiUrl, site: siteUrl }
  const playground = new Map([
    ...loadPages(new URL('pages/playground/', FOLDER), values),
    ...loadBenches(new URL('pages/bench.html', FOLDER), new URL('pages/elements/', FOLDER), values),
  ])
  const partner = loadPages(new URL('pages/partner/', FOLDER), values)
  const app = Fastify()

  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', FOLDER)),
    prefix: '/assets/',
    cacheControl: false,
  })

  app.get('/healthz', () => ({ status: 'ok' }))

  app.get<{ Params: { page?: string } }>('/:page?', (request, reply) => {
    const pages = request.hostname.startsWith('partner.') ? partner : playground
    const name = request.params.page || 'index'
    const html = pages.get(name)
    if (html === undefined) return reply.callNotFound()
    if (pages === partner && name === 'strict') reply.header('content-security-policy', strictPolicy(apiUrl))
    return reply.type('text/html; charset=utf-8').send(html)
  })

  return app
}
