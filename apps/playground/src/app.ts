import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { type Delivery, isDelivery, loadBenches, loadPages } from './pages.ts'
import { readRelease } from './release.ts'
import { strictPolicy } from './strict-policy.ts'

const FOLDER = new URL('../', import.meta.url)

/** The query of a bench's URL. */
interface Setting {
  delivery?: unknown
  /** One fault, or several if the parameter is repeated. */
  fault?: string | string[]
}

/**
 * Creates the playground's server. It serves the playground on its own host, and a partner's pages on the host
 * `partner.…`, which is a different origin to the browser.
 */
export async function createApp({ apiUrl, siteUrl }: Omit<Config, 'port'>): Promise<FastifyInstance> {
  const values = { api: apiUrl, site: siteUrl }
  const folder = (path: string) => new URL(`pages/${path}`, FOLDER)
  const benches = (delivery: Delivery, valuesOf: (element: string) => Record<string, string>) =>
    loadBenches(folder('bench.html'), folder('elements/'), delivery, valuesOf)
  const pages = loadPages(folder('playground/'), values)
  const playground = {
    script: new Map([...pages, ...benches('script', () => values)]),
    module: benches('module', () => values),
    loader: benches('loader', () => values),
  }
  /** Renders a bench that pins the backend's current release. */
  async function pinned(name: string): Promise<string | undefined> {
    const { version, integrity } = await readRelease(apiUrl)
    const all = benches('pinned', (tag) => ({ ...values, version, integrity: integrity[`${tag}.js`] ?? '' }))
    return all.get(name)
  }
  /** Renders a page of the playground. A bench loads its element in the way that the query names. */
  async function ofPlayground(name: string, delivery: unknown): Promise<string | undefined> {
    const asked = isDelivery(delivery) ? delivery : 'script'
    const bench = asked === 'pinned' ? await pinned(name) : playground[asked].get(name)
    return bench ?? playground.script.get(name)
  }
  const partner = loadPages(folder('partner/'), values)
  const app = Fastify()

  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', FOLDER)),
    prefix: '/assets/',
    cacheControl: false,
  })

  app.get('/healthz', () => ({ status: 'ok' }))

  app.get<{ Params: { page?: string }; Querystring: Setting }>('/:page?', async (request, reply) => {
    const { delivery, fault = [] } = request.query
    const isPartner = request.hostname.startsWith('partner.')
    const name = request.params.page || 'index'
    const html = isPartner ? partner.get(name) : await ofPlayground(name, delivery)
    if (html === undefined) return reply.callNotFound()
    if (isPartner && name === 'strict') reply.header('content-security-policy', strictPolicy(apiUrl))
    if (!isPartner && [fault].flat().includes('strict'))
      reply.header('content-security-policy', strictPolicy(apiUrl, { ownScripts: true }))
    return reply.type('text/html; charset=utf-8').send(html)
  })

  return app
}
