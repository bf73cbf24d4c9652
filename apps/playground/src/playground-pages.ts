import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { type Delivery, isDelivery } from '../assets/shared/markup.js'
import type { Config } from './config.ts'
import { scriptOf } from './element-choice.ts'
import { zipFolder } from './folder.ts'
import { readLanguages } from './languages.ts'
import { fill, loadPages, readFolder } from './pages.ts'
import { strictPolicy } from './strict-policy.ts'
import { deriveTokens, readTokens } from './tokens.ts'

const PAGES = new URL('../pages/', import.meta.url)
const PLUGIN = new URL('../../../platforms/wordpress/vowkit/', import.meta.url)

/** Host names that serve the playground. Excludes the hosts of the partner and of the documentation. */
const constraints = { host: /^(?!docs\.|partner\.)/ }

/** The query of a bench's URL. */
interface Setting {
  delivery?: unknown
  /** One fault, or several if the parameter is repeated. */
  fault?: string | string[]
}

/**
 * Serves the pages of `pages/playground`, a bench for each element with controls in `pages/elements`, and the WordPress
 * plugin.
 */
export function registerPlaygroundPages(app: FastifyInstance, { apiUrl, siteUrl }: Omit<Config, 'port'>): void {
  const values = { api: apiUrl, site: siteUrl }
  const parts = Object.fromEntries(readFolder(new URL('parts/', PAGES)))
  const pages = loadPages(new URL('playground/', PAGES), values, parts)
  const bench = readFileSync(new URL('bench.html', PAGES), 'utf8')
  const knobs = readFolder(new URL('elements/', PAGES))

  async function renderBench(element: string, delivery: Delivery): Promise<string | undefined> {
    const own = knobs.get(element)
    if (own === undefined) return undefined
    const script = await scriptOf({ tag: element, delivery }, apiUrl)
    return fill(bench, { ...values, element }, { script, knobs: fill(own, values) })
  }

  app.get<{ Params: { page?: string }; Querystring: Setting }>('/:page?', { constraints }, async (request, reply) => {
    const { delivery, fault = [] } = request.query
    const name = request.params.page || 'index'
    const html = pages.get(name) ?? (await renderBench(name, isDelivery(delivery) ? delivery : 'script'))
    if (html === undefined) return reply.callNotFound()
    if ([fault].flat().includes('strict'))
      reply.header('content-security-policy', strictPolicy(apiUrl, { ownScripts: true }))
    return reply.type('text/html; charset=utf-8').send(html)
  })

  /* A module and no JSON, because the strict policy of a bench allows requests to the backend only. */
  app.get('/languages.js', { constraints }, (_request, reply) =>
    reply.type('text/javascript').send(`export const LANGUAGES = ${JSON.stringify(readLanguages())}\n`),
  )

  app.get('/tokens.json', { constraints }, () => readTokens())
  app.get<{ Querystring: { accent?: string; radius?: string } }>('/derived-tokens.json', { constraints }, ({ query }) =>
    deriveTokens(query),
  )

  app.get('/download/vowkit-plugin.zip', { constraints }, (_request, reply) =>
    reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="vowkit.zip"')
      .send(zipFolder(PLUGIN, 'vowkit')),
  )
}
