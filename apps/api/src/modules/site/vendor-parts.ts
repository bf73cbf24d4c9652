import { type PublicVendor, vendorPath } from '@vowkit/sdk-core/contract'
import { escapeHtml } from '../../platform/escape-html.ts'
import { writeReviews } from './vendor-reviews.ts'
import type { PageTexts } from './vendor-texts.ts'

/** Images in the mosaic at the top. The others follow in a row that scrolls. */
const MOSAIC_SIZE = 5

/** Renders the photos. Each one links to the image itself. */
export function writeGallery(images: readonly string[], name: string, texts: PageTexts): string {
  if (images.length === 0) return '<div class="vendor__no-photo" aria-hidden="true"></div>'
  const items = images.map((src, place) => {
    const label = escapeHtml(texts.photo(name, place + 1, images.length))
    const loading = place === 0 ? 'fetchpriority="high"' : 'loading="lazy"'
    const image = `<img src="${escapeHtml(src)}" alt="${label}" decoding="async" ${loading}>`
    return `<li><a href="${escapeHtml(src)}" target="_blank" rel="noopener">${image}</a></li>`
  })
  const [mosaic, more] = [items.slice(0, MOSAIC_SIZE), items.slice(MOSAIC_SIZE)]
  const rest = more.length > 0 ? `<ul class="vendor__more" role="list">${more.join('')}</ul>` : ''
  return `<section class="vendor__gallery" aria-label="${texts.photos}">
<ul class="vendor__mosaic" role="list" data-count="${mosaic.length}">${mosaic.join('')}</ul>${rest}</section>`
}

/** Renders the name, category, rating, place and lowest price. */
export function writeHead(vendor: PublicVendor, texts: PageTexts): string {
  const { business_name, categories_label, business_location, avg_rating, reviews, packages } = vendor
  const facts = [
    avg_rating !== undefined &&
      `<li><span role="img" aria-label="${texts.stars(String(avg_rating))}"><span class="vendor__star">★</span> <b>${avg_rating.toLocaleString(texts.locale, { minimumFractionDigits: 1 })}</b></span> <a href="#reviews">${texts.reviewCount(reviews.length)}</a></li>`,
    business_location !== '' && `<li dir="auto">${escapeHtml(business_location)}</li>`,
    packages.length > 0 && `<li>${texts.from(texts.price(lowestPrice(packages)))}</li>`,
  ]
  const trade = categories_label && `<p class="vendor__trade" dir="auto">${escapeHtml(categories_label)}</p>`
  return `<header><h1 class="vendor__name" dir="auto">${escapeHtml(business_name)}</h1>${trade}
<ul class="vendor__facts" role="list">${facts.filter((fact) => fact !== false).join('')}</ul></header>`
}

/** Renders the link to the profile for couples, which asks visitors to sign in and comes back. */
export function writeActions(id: PublicVendor['id'], texts: PageTexts): string {
  return `<div class="vendor__actions"><a class="button" href="${vendorPath(id)}" rel="nofollow">${texts.contact}</a>
<p class="vendor__note">${texts.actionsNote}</p></div>`
}

/** Renders the description, services, deals, reviews and questions. Omits empty sections. */
export function writeSections(vendor: PublicVendor, texts: PageTexts): string {
  const services = vendor.business_services
    .split(',')
    .map((service) => service.trim())
    .filter((service) => service !== '')
  return `<div class="vendor__sections">${[
    // The backend has sanitized this HTML. It is the only text of a vendor that is not escaped.
    writeSection(
      'about',
      texts.about,
      vendor.about_us && `<div class="vendor__about" dir="auto">${vendor.about_us}</div>`,
    ),
    writeSection('services', texts.services, writeList(services)),
    writeSection('deals', texts.deals, writeDeals(vendor.packages, texts)),
    writeSection('reviews', texts.reviews, writeReviews(vendor.reviews, texts)),
    writeSection('faqs', texts.faqs, writeFaqs(vendor.faqs)),
  ].join('')}</div>`
}

function writeSection(id: string, title: string, content: string): string {
  if (content === '') return ''
  return `<section class="vendor__section" id="${id}" aria-labelledby="${id}-title"><h2 class="vendor__title" id="${id}-title">${title}</h2>${content}</section>`
}

function writeList(services: readonly string[]): string {
  if (services.length === 0) return ''
  return `<ul class="vendor__services">${services.map((service) => `<li dir="auto">${escapeHtml(service)}</li>`).join('')}</ul>`
}

function writeDeals(deals: PublicVendor['packages'], texts: PageTexts): string {
  if (deals.length === 0) return ''
  const cards = deals.map(({ name, description, original_price, discounted_price }) => {
    const original = texts.price(Number(original_price))
    const price =
      Number(discounted_price ?? 0) <= 0
        ? `<b>${original}</b>`
        : `<s><span class="visually-hidden">${texts.originalPrice} </span>${original}</s> <b>${texts.price(Number(discounted_price))}</b>`
    return `<li class="vendor__deal"><h3 dir="auto">${escapeHtml(name)}</h3><p dir="auto">${escapeHtml(description)}</p><p class="vendor__price">${price}</p></li>`
  })
  return `<ul class="vendor__deals" role="list">${cards.join('')}</ul>`
}

function writeFaqs(faqs: PublicVendor['faqs']): string {
  return faqs
    .map(
      ({ question, answer }, place) =>
        `<details class="vendor__faq"${place === 0 ? ' open' : ''}><summary dir="auto">${escapeHtml(question)}</summary><p dir="auto">${escapeHtml(answer)}</p></details>`,
    )
    .join('')
}

function lowestPrice(deals: PublicVendor['packages']): number {
  return Math.min(
    ...deals.map(({ original_price, discounted_price }) => Number(discounted_price) || Number(original_price)),
  )
}
