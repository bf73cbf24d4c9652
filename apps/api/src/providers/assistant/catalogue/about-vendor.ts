import type { VendorDetail, VendorPackage } from '@vowkit/sdk-core/contract'
import { bestFaq, isSame, matters } from './best-faq.ts'
import { beginning, bold, counted, dollars, listed, plain, wordsOfHtml } from './text.ts'
import type { Understood } from './understand.ts'
import { isNear, wordsIn } from './words.ts'

/** What a question about a vendor may be about, the more special before the more general. */
const SUBJECTS: [RegExp, (vendor: VendorDetail, question: Understood) => string | null][] = [
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
  [/\b(photos?|pictures?|gallery|portfolio|images|examples)\b/i, tellPictures],
  [/\b(who (is|are|runs|owns)|owner|runs|behind)\b/i, tellOwner],
  [
    /\b(special|different|unique|about|tell me|describe|style|more info\w*|information|details|like|know)\b/i,
    tellAbout,
  ],
]
/** Words that ask for services, and name none. */
const ABOUT_SERVICES = new Set(
  'services service offer include includes included specialize specialise special different unique tell describe style info information details'.split(
    ' ',
  ),
)
const ASKS_DATE =
  /\b(available|availability|(are|is|still|you|they) (free|open|booked)|slots?|dates?|calendar|(on|in|for) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(next|this) (spring|summer|autumn|fall|winter|year|month|weekend))\b/i

/** Answers a question about one vendor out of what they say themselves; null where they say nothing of it. */
export function tellOfVendor(vendor: VendorDetail, question: Understood): string | null {
  const asksFromAfar = question.places.length > 0 || question.farPlace !== null
  const words = asksFromAfar ? [...question.words, 'travel'] : question.words
  const subject = SUBJECTS.find(([asked]) => asked.test(question.text))
  const faq = bestFaq(vendor, words, subject ? 2 : 1)
  if (faq) return `${bold(beginning(faq.question, 160))}\n${beginning(faq.answer, 500)}`
  const said = subject?.[1](vendor, question)
  if (said) return said
  if (question.price.max !== undefined || question.price.min !== undefined) return tellPrices(vendor)
  if (asksFromAfar) return `${tellPlace(vendor)} Tap **Message** and ask whether they come to you.`
  if (ASKS_DATE.test(question.text)) {
    return `I can’t see the calendar of ${bold(vendor.business_name)}. Tap **Message** or **Inquire** on their profile, and ask for your date; it costs nothing.`
  }
  return findMention(vendor, question)
}

function priceOf({ original_price, discounted_price }: VendorPackage): { now: number; before: number | null } {
  const original = Number(original_price)
  const reduced = Number(discounted_price ?? 0)
  return reduced > 0 && reduced < original ? { now: reduced, before: original } : { now: original, before: null }
}

function toLine(deal: VendorPackage): string {
  const { now, before } = priceOf(deal)
  const cost = before === null ? dollars(now) : `${dollars(now)} instead of ${dollars(before)}`
  const text = beginning(deal.description, 90)
  return `• ${bold(beginning(deal.name, 80))}: ${cost}${text ? `. ${text}` : ''}`
}

function tellPrices(vendor: VendorDetail): string {
  const deals = [...vendor.packages].sort((a, b) => priceOf(a).now - priceOf(b).now).slice(0, 5)
  if (deals.length === 0)
    return `${bold(vendor.business_name)} lists no prices. Tap **Message** on their profile and ask for a quote.`
  return [`What ${bold(vendor.business_name)} lists:`, ...deals.map(toLine)].join('\n')
}

function tellDeals(vendor: VendorDetail): string {
  const reduced = vendor.packages.filter((deal) => priceOf(deal).before !== null).slice(0, 5)
  if (reduced.length > 0)
    return [
      `Reduced at ${bold(vendor.business_name)}:`,
      ...reduced.map(toLine),
      'Tap **Claim Now** on the profile to take one.',
    ].join('\n')
  if (vendor.packages.length > 0)
    return `Nothing is reduced at ${bold(vendor.business_name)} right now. ${tellPrices(vendor)}`
  return `${bold(vendor.business_name)} lists no deals. Tap **Message** on their profile and ask for a quote.`
}

function tellReviews({ business_name, avg_rating, reviews }: VendorDetail): string {
  const best = reviews.find(({ rating, review }) => rating === 5 && review.length > 20)
  if (avg_rating === undefined || reviews.length === 0) return `Nobody has reviewed ${bold(business_name)} yet.`
  const quote = best ? ` One couple says: “${beginning(best.review, 220)}”` : ''
  return `${bold(business_name)} has ${avg_rating.toFixed(1)}★ from ${counted(reviews.length, 'review')}.${quote}`
}

function tellContact({ business_name, inquiry }: VendorDetail): string {
  const asked = inquiry ? ' You have sent them an inquiry already.' : ' **Inquire** asks them to get in touch with you.'
  return `On the profile of ${bold(business_name)}, **Message** opens a conversation with them.${asked}`
}

function tellPlace({ business_name, business_location }: VendorDetail): string {
  const place = plain(business_location ?? '')
  return place
    ? `${bold(business_name)} is in ${place}.`
    : `${bold(business_name)} does not say where they are. Tap **Message** and ask.`
}

function tellServices(vendor: VendorDetail, question: Understood): string | null {
  const services = servicesOf(vendor)
  const asked = question.words.some((word) => matters(word) && !ABOUT_SERVICES.has(word))
  if (asked) return findMention(vendor, question)
  return services.length > 0
    ? `${bold(vendor.business_name)} offers ${listed(services.slice(0, 10).map((text) => beginning(text, 60)))}.`
    : null
}

function tellPictures({ business_name, gallery }: VendorDetail, { rest }: Understood): string | null {
  if (gallery.length === 0 || rest.length > 0) return null
  return `The profile of ${bold(business_name)} shows ${counted(gallery.length, 'picture')} of their work, at its top.`
}

function tellOwner({ business_name, user }: VendorDetail): string | null {
  const name = plain(`${user.first_name} ${user.last_name}`)
  return name ? `${bold(business_name)} is run by ${name}.` : null
}

function tellAbout(vendor: VendorDetail, question: Understood): string | null {
  const special = findMention(vendor, question)
  return special ?? summarise(vendor)
}

/** A vendor in a few lines. */
export function summarise(vendor: VendorDetail): string {
  const { business_name, categories_label, business_location, avg_rating, reviews, packages } = vendor
  const least = Math.min(...packages.map((deal) => priceOf(deal).now))
  const facts = [
    plain(categories_label),
    plain((business_location ?? '').split(',')[0] ?? ''),
    avg_rating === undefined ? '' : `${avg_rating.toFixed(1)}★ (${reviews.length})`,
    packages.length > 0 ? `from ${dollars(least)}` : '',
  ]
  const about = beginning(wordsOfHtml(vendor.about_us), 260)
  return [bold(business_name), ...facts].filter(Boolean).join(' · ') + (about && `\n${about}`)
}

function servicesOf({ business_services }: VendorDetail): string[] {
  return business_services.split(',').map(plain).filter(Boolean)
}

/** What a vendor says of something: a service, a package, or a sentence of theirs. */
function findMention(vendor: VendorDetail, { words }: Understood): string | null {
  const sought = words.filter((word) => matters(word) && !ABOUT_SERVICES.has(word))
  if (sought.length === 0) return null
  const mentions = (text: string) => sought.filter((word) => wordsIn(text).some((said) => isSame(said, word))).length
  const bestOf = (texts: string[]) =>
    texts.map((text) => ({ text, score: mentions(text) })).sort((a, b) => b.score - a.score)[0]
  const isEnough = (score = 0) => score >= Math.ceil(sought.length / 2)
  const saysAll = (text: string) => sought.every((word) => wordsIn(text).some((said) => isNear(said, word)))
  const services = servicesOf(vendor).filter(saysAll)
  if (services.length > 0) return `Yes: ${bold(vendor.business_name)} offers ${listed(services.slice(0, 4))}.`
  const deal = vendor.packages.find(({ name, description }) => saysAll(`${name} ${description}`))
  if (deal) return `There is a package for that at ${bold(vendor.business_name)}:\n${toLine(deal)}`
  const sentence = bestOf(wordsOfHtml(vendor.about_us).split(/(?<=[.!?])\s+/))
  if (sentence && isEnough(sentence.score))
    return `${bold(vendor.business_name)} says: “${beginning(sentence.text, 300)}”`
  const review = bestOf(vendor.reviews.map((told) => told.review))
  return review && isEnough(review.score)
    ? `A couple says of ${bold(vendor.business_name)}: “${beginning(review.text, 260)}”`
    : null
}

/** Says honestly that a profile does not answer. */
export function tellUnknown(vendor: VendorDetail): string {
  return `The profile of ${bold(vendor.business_name)} does not say. Tap **Message** to ask them, or ask me about their prices, deals, services or reviews.`
}
