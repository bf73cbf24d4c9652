import type { VendorDetail, VendorPackage } from '@vowkit/sdk-core/contract'
import { bestFaq, isSame, matters } from './best-faq.ts'
import type { Sentences } from './sentences/en/index.ts'
import { beginning, bold, plain, wordsOfHtml } from './text.ts'
import type { Understood } from './understand.ts'
import { isNear, wordsIn } from './words.ts'

/**
 * Patterns of questions about a vendor with the functions that answer them. Specific patterns come before general ones.
 */
const SUBJECTS: [RegExp, (vendor: VendorDetail, say: Sentences, question: Understood) => string | null][] = [
  [/\b(deals?|discounts?|offers|special offers?|sales?|specials|promo\w*)\b/i, tellDeals],
  [
    /\b(prices?|pricing|cost\w*|how much|rates?|packages?|charge|fees?|expensive|cheap\w*|afford\w*|budget|quote|least|minimum)\b/i,
    tellPrices,
  ],
  [
    /\b(reviews?|rated|ratings?|stars?|reputation|opinions?|say about|(couples?|people|others|clients|customers) (say|think)|any good|recommend\w*|trust\w*|feedback)\b/i,
    tellReviews,
  ],
  [
    /\b(contact|phone|call|number|reach|messag\w+|email|inquir\w*|book(ing)?|visit|tour|viewing|meet|appointment|hire|get in touch|talk to)\b/i,
    tellContact,
  ],
  [/\b(where|located|location|based|address|city)\b/i, tellPlace],
  [/\b(services?|offer|provide|what do (you|they) do|include[sd]?|speciali[sz]\w*|do for)\b/i, tellServices],
  [/\b(photos?|pictures?|gallery|portfolio|images|examples)\b/i, describePhotos],
  [/\b(who (is|are|runs|owns)|owner|runs|behind)\b/i, tellOwner],
  [
    /\b(special|different|unique|about|tell me|describe|style|more info\w*|information|details|like|know)\b/i,
    tellAbout,
  ],
]
/** Words of questions about services that name no particular service. */
const ABOUT_SERVICES = new Set(
  'services service offer include includes included specialize specialise special different unique tell describe style info information details'.split(
    ' ',
  ),
)
const ASKS_DATE =
  /\b(available|availability|(are|is|still|you|they) (free|open|booked)|slots?|dates?|calendar|(on|in|for) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(next|this) (spring|summer|autumn|fall|winter|year|month|weekend))\b/i

/** Answers a question about a vendor from the vendor's own texts. Returns null if the texts contain no answer. */
export function tellOfVendor(vendor: VendorDetail, question: Understood, say: Sentences): string | null {
  const asksFromAfar = question.places.length > 0 || question.farPlace !== null
  const words = asksFromAfar ? [...question.words, 'travel'] : question.words
  const subject = SUBJECTS.find(([asked]) => asked.test(question.text))
  const faq = bestFaq(vendor, words, subject ? 2 : 1)
  if (faq) return `${bold(beginning(faq.question, 160))}\n${beginning(faq.answer, 500)}`
  const said = subject?.[1](vendor, say, question)
  if (said) return said
  if (question.price.max !== undefined || question.price.min !== undefined) return tellPrices(vendor, say)
  if (asksFromAfar) return `${tellPlace(vendor, say)} ${say.vendor.askTravel}`
  if (ASKS_DATE.test(question.text)) return say.vendor.noCalendar(bold(vendor.business_name))
  return findMention(vendor, say, question)
}

function priceOf({ original_price, discounted_price }: VendorPackage): { now: number; before: number | null } {
  const original = Number(original_price)
  const reduced = Number(discounted_price ?? 0)
  return reduced > 0 && reduced < original ? { now: reduced, before: original } : { now: original, before: null }
}

function toLine(deal: VendorPackage, { vendor: say }: Sentences): string {
  const { now, before } = priceOf(deal)
  const text = beginning(deal.description, 90)
  return `• ${bold(beginning(deal.name, 80))}: ${say.dealCost(now, before)}${text ? `. ${text}` : ''}`
}

function tellPrices({ business_name, packages }: VendorDetail, say: Sentences): string {
  const name = bold(business_name)
  const deals = [...packages].sort((a, b) => priceOf(a).now - priceOf(b).now).slice(0, 5)
  if (deals.length === 0) return say.vendor.noPrices(name)
  return [say.vendor.prices(name), ...deals.map((deal) => toLine(deal, say))].join('\n')
}

function tellDeals(vendor: VendorDetail, say: Sentences): string {
  const name = bold(vendor.business_name)
  const reduced = vendor.packages.filter((deal) => priceOf(deal).before !== null).slice(0, 5)
  if (reduced.length > 0)
    return [say.vendor.reduced(name), ...reduced.map((deal) => toLine(deal, say)), say.vendor.claim].join('\n')
  return vendor.packages.length > 0
    ? `${say.vendor.notReduced(name)} ${tellPrices(vendor, say)}`
    : say.vendor.noDeals(name)
}

function tellReviews({ business_name, avg_rating, reviews }: VendorDetail, { vendor: say }: Sentences): string {
  const best = reviews.find(({ rating, review }) => rating === 5 && review.length > 20)
  if (avg_rating === undefined || reviews.length === 0) return say.noReviews(bold(business_name))
  const told = say.rating(bold(business_name), avg_rating.toFixed(1), reviews.length)
  return best ? `${told} ${say.quote(beginning(best.review, 220))}` : told
}

function tellContact({ business_name, inquiry }: VendorDetail, { vendor: say }: Sentences): string {
  return say.contact(bold(business_name), Boolean(inquiry))
}

function tellPlace({ business_name, business_location }: VendorDetail, { vendor: say }: Sentences): string {
  return say.place(bold(business_name), plain(business_location ?? ''))
}

function tellServices(vendor: VendorDetail, say: Sentences, question: Understood): string | null {
  const services = servicesOf(vendor)
  const asked = question.words.some((word) => matters(word) && !ABOUT_SERVICES.has(word))
  if (asked) return findMention(vendor, say, question)
  if (services.length === 0) return null
  const told = services.slice(0, 10).map((text) => beginning(text, 60))
  return say.vendor.services(bold(vendor.business_name), told)
}

function describePhotos({ business_name, gallery }: VendorDetail, say: Sentences, { rest }: Understood): string | null {
  return gallery.length === 0 || rest.length > 0 ? null : say.vendor.photos(bold(business_name), gallery.length)
}

function tellOwner({ business_name, user }: VendorDetail, { vendor: say }: Sentences): string | null {
  const name = plain(`${user.first_name} ${user.last_name}`)
  return name ? say.owner(bold(business_name), name) : null
}

function tellAbout(vendor: VendorDetail, say: Sentences, question: Understood): string | null {
  return findMention(vendor, say, question) ?? summarise(vendor, say)
}

/** Summarises a vendor's profile in a few lines. */
export function summarise(vendor: VendorDetail, say: Sentences): string {
  const { business_name, categories_label, business_location, avg_rating, reviews, packages } = vendor
  const least = Math.min(...packages.map((deal) => priceOf(deal).now))
  const facts = [
    plain(categories_label.split(', ').map(say.find.title).join(', ')),
    plain((business_location ?? '').split(',')[0] ?? ''),
    avg_rating === undefined ? '' : `${avg_rating.toFixed(1)}★ (${reviews.length})`,
    packages.length > 0 ? say.vendor.fromPrice(least) : '',
  ]
  const about = beginning(wordsOfHtml(vendor.about_us), 260)
  return [bold(business_name), ...facts].filter(Boolean).join(' · ') + (about && `\n${about}`)
}

function servicesOf({ business_services }: VendorDetail): string[] {
  return business_services.split(',').map(plain).filter(Boolean)
}

/** Searches a vendor's texts for the words of a question. Returns a matching service, package, sentence or review. */
function findMention(vendor: VendorDetail, say: Sentences, { words }: Understood): string | null {
  const name = bold(vendor.business_name)
  const sought = words.filter((word) => matters(word) && !ABOUT_SERVICES.has(word))
  if (sought.length === 0) return null
  const mentions = (text: string) => sought.filter((word) => wordsIn(text).some((said) => isSame(said, word))).length
  const bestOf = (texts: string[]) =>
    texts.map((text) => ({ text, score: mentions(text) })).sort((a, b) => b.score - a.score)[0]
  const isEnough = (score = 0) => score >= Math.ceil(sought.length / 2)
  const saysAll = (text: string) => sought.every((word) => wordsIn(text).some((said) => isNear(said, word)))
  const services = servicesOf(vendor).filter(saysAll)
  if (services.length > 0) return say.vendor.hasServices(name, services.slice(0, 4))
  const deal = vendor.packages.find(({ name, description }) => saysAll(`${name} ${description}`))
  if (deal) return `${say.vendor.hasPackage(name)}\n${toLine(deal, say)}`
  const sentence = bestOf(wordsOfHtml(vendor.about_us).split(/(?<=[.!?])\s+/))
  if (sentence && isEnough(sentence.score)) return say.vendor.says(name, beginning(sentence.text, 300))
  const review = bestOf(vendor.reviews.map((told) => told.review))
  return review && isEnough(review.score) ? say.vendor.hasText(name, beginning(review.text, 260)) : null
}
