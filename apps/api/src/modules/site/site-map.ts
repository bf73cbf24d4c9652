import { publicVendorPath } from '@vowkit/sdk-core/contract'
import { escapeHtml } from '../../platform/escape-html.ts'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Keeps crawlers out of the couples' area, and names the site map. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /settings\nDisallow: /login\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** Lists the files of the site map. A file starts after the vendor id of its cursor. */
export function writeSiteMapIndex(siteUrl: string, cursors: readonly number[]): string {
  const files = cursors.map((after) => writeAddress('sitemap', `${siteUrl}/sitemaps/vendors/${after}.xml`))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>${files.join('')}</sitemapindex>`
}

/** Lists the public pages of vendors. */
export function writeSiteMap(siteUrl: string, slugs: readonly string[]): string {
  const pages = slugs.map((slug) => writeAddress('url', siteUrl + publicVendorPath(slug)))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE}>${pages.join('')}</urlset>`
}

function writeAddress(tag: string, address: string): string {
  return `<${tag}><loc>${escapeHtml(address)}</loc></${tag}>`
}
