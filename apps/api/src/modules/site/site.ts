import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { notFound } from '../../http/http-error.ts'
import { pageLanguage } from '../../http/page-language.ts'
import { type Releases, sendFile } from '../releases/service.ts'
import { BRAND_STYLES_PATH, writeBrandStyles, writeIcon } from './brand-styles.ts'
import { createFilledPages } from './fill-pages.ts'
import { toPageHeaders, toSiteHeaders } from './headers.ts'
import { readPages } from './page-of.ts'

const HASHED = /[/\\]assets[/\\]/
/** The path of a file whose name contains a hash. */
const ASSET = /^\/assets\/([^?]+)/
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The folder of images without a hash in their names. They change rarely. */
const IMAGE_FOLDER = /[/\\]img[/\\]/
/** What browsers accept when they open a page, but not when a page loads a script or an image. */
const ACCEPTS_HTML = /text\/html/
/** Email scanners and link checkers accept any type. */
const ACCEPTS_ANY = /\*\/\*/
const FILE = /^[^?]*\.\w+(\?|$)/

/** The assets of earlier releases. */
export type ReleaseAssets = Pick<Releases, 'siteAssets' | 'deskAssets'>

/**
 * Serves the built site on all of its hosts, and the built desk on the host of `DESK_URL`. The page of the site selects
 * its content by the host name.
 */
export async function registerSite(app: FastifyInstance, config: Config, releases: ReleaseAssets): Promise<void> {
  const headers = toSiteHeaders(config.urls, config.links.connectForm)
  const pageOf = readPages(config.siteDir)
  const sendFilled = createFilledPages(config.siteDir, config.brand)
  const sendDesk = createFilledPages(config.deskDir, config.brand)
  const deskHost = new URL(config.urls.desk).hostname
  const isDesk = ({ hostname }: FastifyRequest) => hostname.toLowerCase() === deskHost
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.get('/config.json', async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache')
    return toSiteConfig(config)
  })
  await app.register(serveStatic, { ...FILES, root: config.siteDir })
  await app.register(serveStatic, {
    ...FILES,
    root: config.deskDir,
    decorateReply: false,
    constraints: { host: new RegExp(`^${deskHost.replace(/[.[\]]/g, '\\$&')}(:\\d+)?$`, 'i') },
  })
  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { url, hostname, headers } = request
    if (isDesk(request)) return sendDesk(request, reply, DESK_PAGE)
    const path = url.split('?', 1)[0] ?? ''
    const page = pageOf(path, hostname === config.visionHost, pageLanguage(headers))
    reply
      .headers(toPageHeaders(path, config.urls.api))
      .headers({ Vary: 'Cookie, Accept-Language, Accept-Encoding', 'Content-Language': page.language })
    return sendFilled(request, reply, page)
  }
  app.get('/', sendPage)
  registerAccent(app, config)
  /** Sends an asset of an earlier release, for a page that was opened before a deployment. */
  async function sendAsset(request: FastifyRequest, reply: FastifyReply, path: string) {
    const reader = isDesk(request) ? releases.deskAssets : releases.siteAssets
    return sendFile(request, reply, { path, cacheControl: IMMUTABLE }, [reader])
  }
  // Routing happens in the browser, so every path gets a page, except the paths of files that a page loads.
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request
    const asset = ASSET.exec(url)?.[1]
    if (asset && (await sendAsset(request, reply, asset))) return reply
    const accept = request.headers.accept ?? '*/*'
    const isPage = ACCEPTS_HTML.test(accept) || (ACCEPTS_ANY.test(accept) && !FILE.test(url))
    if (method !== 'GET' || !isPage) throw notFound()
    if (FILE.test(url)) reply.code(404)
    return sendPage(request, reply)
  })
}

/** The page of the desk, whose language its script sets. */
const DESK_PAGE = { file: 'index.html', language: 'en' } as const

/** Serves the colors of the deployment, if it has its own. */
function registerAccent(app: FastifyInstance, { brand: { accent }, siteDir }: Config): void {
  if (accent === undefined) return
  const styles = writeBrandStyles(accent)
  const header = ['Cache-Control', 'no-cache'] as const
  app.get(BRAND_STYLES_PATH, async (_request, reply) =>
    reply
      .header(...header)
      .type('text/css; charset=utf-8')
      .send(styles),
  )
  app.get('/icon.svg', async (_request, reply) => {
    const icon = writeIcon(await readFile(join(siteDir, 'icon.svg'), 'utf8'), accent)
    return reply
      .header(...header)
      .type('image/svg+xml')
      .send(icon)
  })
}

/** How built files are served. */
const FILES: Omit<FastifyStaticOptions, 'root'> = {
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply, path) {
    reply.header('Cache-Control', cacheRuleOf(path))
  },
}

function cacheRuleOf(path: string): string {
  if (HASHED.test(path)) return IMMUTABLE
  return IMAGE_FOLDER.test(path) ? 'public, max-age=86400' : 'no-cache'
}

function toSiteConfig(config: Config): SiteConfig {
  return {
    apiHost: config.urls.api,
    siteUrl: config.urls.site,
    visionUrl: config.urls.vision,
    brand: {
      name: config.brand.name,
      wordmark: config.brand.wordmark,
      copyright: config.brand.copyright,
      region: config.brand.region,
      logoUrl: config.brand.logoUrl,
    },
    currency: config.currency,
    timeZone: config.timeZone,
    visionHost: config.visionHost,
    mainHost: config.mainHost,
    contactEmail: config.contactEmail,
    supportEmail: config.supportEmail,
    monthlyPlanFormUrl: config.urls.monthlyPlan,
    vendorSiteUrl: config.links.vendorSite,
    vendorLoginUrl: config.links.vendorLogin,
    vendorDashboardUrl: config.links.vendorDashboard,
    signUpFormUrl: config.links.signUpForm,
    aboutUrl: config.links.about,
    privacyUrl: config.links.privacy,
    termsUrl: config.links.terms,
    guaranteeUrl: config.links.guarantee,
    couplesHelped: config.couplesHelped,
    connectFormUrl: config.links.connectForm,
    redirectHosts: config.redirectHosts,
    google: config.google !== undefined,
    showsImageGenerator: config.showsImageGenerator,
    showsRatings: config.showsRatings,
    quietErrors: config.quietErrors,
    vendorBackIsHistory: config.vendorBackIsHistory,
  }
}
