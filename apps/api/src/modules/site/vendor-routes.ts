import { type PublicVendor, publicVendorPath } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, notFound } from '../../http/http-error.ts'
import { NOINDEX, registerStyles } from '../../http/page.ts'
import { pageLanguage } from '../../http/page-language.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { toAddressBucket } from '../../platform/address-bucket.ts'
import type { Clock } from '../../platform/clock.ts'
import { type PublicVendors, vendorRules } from '../vendors/service.ts'
import { writeRobots, writeSiteMap, writeSiteMapIndex } from './site-map.ts'
import { createVendorPages, VENDOR_STYLES_PATH, type VendorPageOptions } from './vendor-page.ts'

export interface VendorRouteDeps extends VendorPageOptions {
  vendors: PublicVendors
  siteUrl: string
  clock: Clock
}

/**
 * Registers the public pages of vendors. A former slug and an id redirect to the current slug. If the deployment lets
 * search engines list the pages, also registers `robots.txt` and the site map.
 */
export function registerVendorPages(app: FastifyInstance, deps: VendorRouteDeps): void {
  const { vendors, isIndexed, clock } = deps
  const pages = createVendorPages(deps)
  const count = createRateLimit(vendorRules.publicVendorsPerAddress, clock)

  async function find(address: string): Promise<PublicVendor | null> {
    try {
      return await vendors.getPublic(address)
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return null
      throw error
    }
  }

  async function sendPage({ params, headers, ip }: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) {
    count(toAddressBucket(ip))
    const language = pageLanguage(headers)
    const vendor = await find(params.slug)
    if (vendor && vendor.slug !== params.slug) return reply.redirect(publicVendorPath(vendor.slug), 301)
    return reply
      .code(vendor ? 200 : 404)
      .headers(vendor && isIndexed ? {} : NOINDEX)
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Language', 'Content-Language': language })
      .type('text/html; charset=utf-8')
      .send(vendor ? pages.found(vendor, language) : pages.missing(language))
  }

  registerStyles(app, VENDOR_STYLES_PATH, 'vendor/vendor.css')
  for (const path of ['/vendors/:slug', '/vendors/:slug/']) app.get(path, sendPage)
  if (isIndexed) registerSiteMap(app, deps)
}

function registerSiteMap(app: FastifyInstance, { vendors, siteUrl }: VendorRouteDeps): void {
  const { siteMapSize } = vendorRules
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(writeRobots(siteUrl)))

  app.get('/sitemap.xml', async (_request, reply) => {
    const cursors = await vendors.listSlugCursors(siteMapSize)
    return reply.type('application/xml; charset=utf-8').send(writeSiteMapIndex(siteUrl, cursors))
  })

  app.get<{ Params: { after: string } }>('/sitemaps/vendors/:after', async ({ params }, reply) => {
    const after = /^(\d{1,9})\.xml$/.exec(params.after)?.[1]
    if (after === undefined) throw notFound()
    const slugs = await vendors.listSlugs({ after: Number(after), limit: siteMapSize })
    return reply.type('application/xml; charset=utf-8').send(writeSiteMap(siteUrl, slugs))
  })
}
