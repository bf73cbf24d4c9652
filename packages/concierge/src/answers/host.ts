import type { VendorProfile } from '../facts/profile.ts'
import { beginning, bold, plain, quote } from '../text.ts'
import type { Context, Draft } from './context.ts'
import { findEvidence } from './evidence.ts'

/** The least share of a question that a fact of the page must cover. */
const THRESHOLD = 0.55

/** Quotes the facts of the embedding page that answer a question. Returns null if none does. */
export async function answerFromHost({ knowledge, query, question, say }: Context): Promise<Draft | null> {
  const { host } = knowledge
  if (!host) return null
  const page: VendorProfile = {
    ...EMPTY,
    name: host.name,
    faqs: host.facts.map(({ title, text }) => ({ question: title, answer: text })),
  }
  const [best] = findEvidence(page, { terms: query.terms, message: question.message }, THRESHOLD)
  if (!best) return null
  const title = plain(best.title ?? '')
  const [vendor] = question.vendorId === null ? [] : await knowledge.profiles([question.vendorId])
  const name = host.name || vendor?.name || say.vendor.where.host
  return {
    text: say.vendor.host(bold(name), title, quote(best.text, 600)),
    quotes: [
      {
        vendorId: 0,
        vendorName: plain(name),
        where: title || say.vendor.where.host,
        text: beginning(best.text, 300),
      },
    ],
  }
}

const EMPTY: VendorProfile = {
  id: 0,
  name: '',
  categories: [],
  categoryIds: [],
  location: '',
  image: '',
  rating: null,
  reviewCount: 0,
  stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  packages: [],
  services: [],
  about: [],
  faqs: [],
  reviews: [],
  facts: [],
}
