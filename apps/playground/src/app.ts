import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { registerDocs } from './docs.ts'
import { registerPartnerPages } from './partner-pages.ts'
import { registerPlaygroundPages } from './playground-pages.ts'

const FOLDER = new URL('../', import.meta.url)
const DOCS = new URL('../docs/dist/', FOLDER)

/**
 * Creates the playground's server. It serves the playground on its own host, a partner's pages on the host `partner.…`,
 * which is a different origin to the browser, and the built documentation on the host `docs.…`.
 */
export async function createApp(urls: Omit<Config, 'port'>): Promise<FastifyInstance> {
  const app = Fastify()

  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', FOLDER)),
    prefix: '/assets/',
    cacheControl: false,
  })
  app.get('/healthz', () => ({ status: 'ok' }))

  await registerDocs(app, DOCS, urls.apiUrl)
  registerPartnerPages(app, urls)
  registerPlaygroundPages(app, urls)

  return app
}
