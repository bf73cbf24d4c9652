import { type PublicVendor, SITE_PATHS, vendorPath } from '@vowkit/sdk-core/contract'
import { convert } from 'html-to-text'
import type { Brand } from '../../config/read-brand.ts'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Formats } from '../../platform/formats.ts'
import { createSiteFrame, shorten, writeMeta } from './site-frame.ts'
import { describeVendor, writeJsonLd } from './vendor-json-ld.ts'
import { writeActions, writeGallery, writeHead, writeSections } from './vendor-parts.ts'
import { type PageTexts, vendorTexts } from './vendor-texts.ts'

/** The path of the style sheet of vendors' public pages. */
export const VENDOR_STYLES_PATH = '/vendors/vendor.css'

/**
 * Renders the public pages of vendors on the server, because search engines and link previews read them without running
 * scripts. The pages run no scripts.
 */
export interface VendorPages {
  found(vendor: PublicVendor, language: AcceptedLanguage): string
  missing(language: AcceptedLanguage): string
}

export interface VendorPageOptions {
  /** The folder of the built site. The pages use its styles and fonts. */
  siteDir: string
  brand: Brand
  formats: Formats
  /** Whether search engines may list the pages. */
  isIndexed: boolean
}

export function createVendorPages({ siteDir, brand, formats, isIndexed }: VendorPageOptions): VendorPages {
  const write = createSiteFrame(siteDir, brand)

  return {
    found(vendor, language) {
      const texts: PageTexts = {
        ...vendorTexts[language],
        price: (amount) => formats.price(amount, language),
        day: (moment) => formats.day(moment, language),
      }
      const { business_name: name, categories_label: category, business_location: location } = vendor
      const images = [...vendor.gallery.map(({ image }) => image), vendor.image].filter(isWebAddress)
      const gallery = [...new Set(images)]
      const about = toText(vendor.about_us)
      const title = [name, category, location].filter((part) => part !== '').join(' · ')
      const description = shorten(about === '' ? title : about)
      const head = writeMeta({
        description,
        'og:type': 'website',
        'og:site_name': brand.name,
        'og:url': vendor.url,
        'og:title': title,
        'og:description': description,
        ...(gallery[0] && { 'og:image': gallery[0], 'og:image:alt': name, 'twitter:card': 'summary_large_image' }),
      })
      const data = writeJsonLd(describeVendor(vendor, { description: about, images: gallery }))
      const main = `<main class="page vendor"><article class="vendor__profile">
${writeGallery(gallery, name, texts)}
<div class="vendor__rail">${writeHead(vendor, texts)}${writeActions(vendor.id, texts)}</div>
${writeSections(vendor, texts)}
</article></main>`
      return write({
        title,
        language,
        isIndexed,
        head: `${head}<link rel="canonical" href="${escapeHtml(vendor.url)}">\n${data}`,
        stylesPath: VENDOR_STYLES_PATH,
        bar: `<span class="navbar__gap"></span><a class="navbar__link" href="${loginPath(vendor.id)}">${texts.logIn}</a>`,
        main,
      })
    },

    missing(language) {
      const texts = vendorTexts[language]
      const main = `<main class="page vendor vendor--missing"><h1 class="vendor__name">${texts.missing}</h1>
<p>${texts.missingNote}</p><a class="button" href="${SITE_PATHS.dashboard_search}">${texts.findVendors}</a></main>`
      return write({ title: texts.missing, language, head: '', stylesPath: VENDOR_STYLES_PATH, main })
    },
  }
}

function loginPath(id: PublicVendor['id']): string {
  return `${SITE_PATHS.login}?next_url=${encodeURIComponent(vendorPath(id))}`
}

/** Converts the sanitized description to one line of text. */
function toText(html: string): string {
  const selectors = [{ selector: 'a', options: { ignoreHref: true } }]
  return convert(html, { wordwrap: false, selectors }).replace(/\s+/g, ' ').trim()
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address)
}
