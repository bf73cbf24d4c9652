import type { FactKind } from '../../facts/fact.ts'
import type { VendorProfile } from '../../facts/profile.ts'
import type { VendorAspect } from '../../questions/aspects.ts'
import { aspectsAsked } from '../../questions/question-patterns.ts'
import { bold, plain, quote } from '../../text.ts'
import type { Context } from '../context.ts'
import { quotePart } from '../quotes.ts'
import { describeResult } from '../why-fits.ts'
import { answerByTexts, kindsOf, sayTexts, statedPart } from './by-texts.ts'
import { capacityFor } from './capacity-for.ts'
import type { Part } from './part.ts'
import { cheapest, dearest, discounts, priceDetail, prices } from './prices.ts'
import { lowestReviews, rating } from './reviews.ts'
import { similarVendors } from './similar.ts'

type Answer = (vendor: VendorProfile, context: Context) => Part | null | Promise<Part | null>

/** Answers from the sentences of facts, or from texts with one of the words. */
function fromFacts(kinds: readonly FactKind[], topics: readonly string[] = []): Answer {
  return (vendor, context) => {
    const stated = vendor.facts.filter(
      ({ kind, topic = '' }) => kinds.includes(kind) || (kind === 'feature' && topics.includes(topic)),
    )
    const part = statedPart(vendor, stated, context)
    if (part) return part
    // A question for yes or no needs a text that covers its words, not only a fact of the same kind.
    const threshold = context.query.isYesNo && context.query.language === 'en' ? 0.62 : 0.55
    const hints = { kinds, topics, prefersFacts: true }
    // A fact of the asked kind answers, also if the question has words that the profile does not contain.
    return (
      answerByTexts(vendor, context, { ...hints, threshold }) ??
      (kinds.includes('deposit') && topics.length === 0
        ? answerByTexts(vendor, context, { ...hints, isFactRequired: true })
        : null)
    )
  }
}

const ASPECTS: Record<VendorAspect, Answer> = {
  price: (vendor, context) => (context.query.isYesNo ? priceDetail(vendor, context) : prices(vendor, context)),
  'cheapest-package': cheapest,
  'dearest-package': dearest,
  packages: prices,
  discount: discounts,
  capacity: (vendor, context) =>
    capacityFor(vendor, context) ?? answerByTexts(vendor, context, { kinds: ['capacity'], isFactRequired: true }),
  minimum: (vendor, context) => answerByTexts(vendor, context, { kinds: ['minimum'], isFactRequired: true }),
  place: ({ name, location }, { say }) =>
    location ? { text: say.vendor.place(bold(name), plain(location)), quotes: [] } : null,
  travel: fromFacts(['area'], ['travel', 'travel-fee', 'delivery']),
  rating,
  reviews: rating,
  'bad-reviews': lowestReviews,
  deposit: fromFacts(['deposit']),
  payment: fromFacts(['deposit'], ['payment-plan', 'payments']),
  cancellation: fromFacts(['cancellation']),
  availability: ({ name }, { say }) => ({ text: say.vendor.calendar(bold(name)), quotes: [] }),
  hours: (vendor, context) => answerByTexts(vendor, context, { kinds: ['hours'], isFactRequired: true }),
  'lead-time': (vendor, context) => fromFacts(['lead-time', ...kindsOf(context.question.message)])(vendor, context),
  duration: fromFacts(['duration']),
  services: ({ name, services }, { say }) =>
    services.length > 0 ? { text: say.vendor.offers(bold(name), services.map(plain)), quotes: [] } : null,
  contact: ({ name }, { say }) => ({ text: say.vendor.contact(bold(name)), quotes: [] }),
  photos: ({ name }, { say }) => ({ text: say.vendor.photos(bold(name)), quotes: [] }),
  owner: (vendor, context) => answerByTexts(vendor, context),
  similar: similarVendors,
  summary,
}

/** Answers one aspect of a vendor. Returns null if the profile does not say. */
export async function answerAspect(
  aspect: VendorAspect,
  vendor: VendorProfile,
  context: Context,
): Promise<Part | null> {
  return (await ASPECTS[aspect](vendor, context)) ?? faqOf(aspect, vendor, context)
}

/** The kinds of facts that state an aspect. */
const KINDS: Partial<Record<VendorAspect, readonly FactKind[]>> = {
  deposit: ['deposit'],
  payment: ['deposit'],
  cancellation: ['cancellation'],
  'lead-time': ['lead-time'],
  minimum: ['minimum'],
  hours: ['hours'],
  travel: ['area'],
  duration: ['duration'],
}

/** Quotes the fact or the FAQ that states an aspect, whatever the other words of the question are. */
export function statedAspect(aspect: VendorAspect, vendor: VendorProfile, context: Context): Part | null {
  const fact = vendor.facts.find(({ kind }) => KINDS[aspect]?.includes(kind))
  if (!fact) return faqOf(aspect, vendor, context)
  const { part, title, sentence } = fact.source
  const whole = vendor.faqs.find(({ question }) => part === 'faq' && question === title)?.answer ?? sentence
  return sayTexts(vendor, [{ part, text: whole, ...(title && { title }) }], context)
}

/** The answer to a question of the profile that asks for the same aspect: "Do you come to us?" is about travel. */
function faqOf(aspect: VendorAspect, vendor: VendorProfile, context: Context): Part | null {
  const faq = vendor.faqs.find(({ question }) => aspectsAsked(question)[0] === aspect)
  if (!faq) return null
  return sayTexts(vendor, [{ part: 'faq', title: faq.question, text: faq.answer }], context)
}

/** Says what kind of vendor it is and where, with the beginning of their own text, prices, rating and services. */
function summary(vendor: VendorProfile, context: Context): Part {
  const { say } = context
  const { categories, location, about, services } = vendor
  const titles = categories.map((title) => say.find.category(title))
  const lines = [say.vendor.about(bold(vendor.name), titles, plain(location))]
  const sentences = about.slice(0, 2).join(' ')
  if (sentences) lines.push(quote(sentences, 300))
  if (vendor.packages.length > 0) lines.push(prices(vendor, context).text)
  if (vendor.rating !== null) {
    lines.push(say.vendor.rated(bold(vendor.name), say.vendor.rating(vendor.rating, vendor.reviewCount)))
  }
  if (services.length > 0) lines.push(say.vendor.offers(bold(vendor.name), services.map(plain)))
  return {
    text: lines.join('\n'),
    quotes: sentences ? [quotePart(vendor, { part: 'about', text: sentences }, say)] : [],
    cards: [describeResult(vendor, context).card],
  }
}
