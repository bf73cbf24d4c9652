import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PICKS } from '../assets/shared/picks.js'
import type { Config } from './config.ts'
import { readChoice, toMarkup } from './element-choice.ts'
import { zipPage } from './folder.ts'
import { fill, loadPages } from './pages.ts'
import { strictPolicy } from './strict-policy.ts'

const PAGES = new URL('../pages/', import.meta.url)
const constraints = { host: /^partner\./ }
const FALLBACK = '\n  <a href="mailto:hello@alder-house.example">Write to us</a>\n'
/** Applies the settings that the playground sends to the page in its frame. */
const LIVE = '<script type="module" src="/assets/website.js"></script>'

/**
 * Serves a partner's pages, which are on a different origin to the browser. `/website` is an example website with the
 * element that its query names. `/download/<page>.zip` is a page as a folder.
 */
export function registerPartnerPages(app: FastifyInstance, { apiUrl, siteUrl }: Omit<Config, 'port'>): void {
  const pages = loadPages(new URL('partner/', PAGES), { api: apiUrl, site: siteUrl })
  const website = readFileSync(new URL('website.html', PAGES), 'utf8')
  const policyOf = (name: string) => (name === 'strict' ? strictPolicy(apiUrl) : undefined)

  async function renderWebsite(query: URLSearchParams, live: string): Promise<string | undefined> {
    const choice = readChoice(query)
    const pick = PICKS.find(({ tag }) => tag === choice?.tag)
    if (!choice || !pick) return undefined
    const theme = query.get('theme') ?? ''
    const { heading, intro = '' } = pick
    return fill(website, { heading, intro, theme }, { markup: await toMarkup(choice, apiUrl, FALLBACK), live })
  }

  async function render(name: string, request: FastifyRequest, live: string): Promise<string | undefined> {
    if (name !== 'website') return pages.get(name)
    return renderWebsite(new URL(request.url, apiUrl).searchParams, live)
  }

  /* The frame of the theme builder. */
  const gallery = fill(readFileSync(new URL('gallery.html', PAGES), 'utf8'), { api: apiUrl })
  app.get('/gallery', { constraints }, (_request, reply) => reply.type('text/html; charset=utf-8').send(gallery))

  app.get<{ Params: { page?: string } }>('/:page?', { constraints }, async (request, reply) => {
    const name = request.params.page || 'index'
    const html = await render(name, request, LIVE)
    if (html === undefined) return reply.callNotFound()
    const policy = policyOf(name)
    if (policy) reply.header('content-security-policy', policy)
    return reply.type('text/html; charset=utf-8').send(html)
  })

  app.get<{ Params: { page: string } }>('/download/:page.zip', { constraints }, async (request, reply) => {
    const name = request.params.page
    const html = await render(name, request, '')
    if (html === undefined) return reply.callNotFound()
    const origin = `${request.protocol}://${request.host}`
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="vowkit-${name}.zip"`)
      .send(zipPage(html, { origin, apiUrl, policy: policyOf(name) }))
  })
}
