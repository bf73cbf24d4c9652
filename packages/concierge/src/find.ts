import type { VendorFact, VendorSearch } from './catalogue.ts'
import type { ReplyContext } from './reply-context.ts'
import type { Sentences } from './sentences/en/index.ts'
import { beginning, bold, plain, profileLink } from './text.ts'
import type { Understood } from './understand.ts'

/** Maximum number of vendors that one reply lists. */
const SHOWN = 4
/** Maximum number of vendors per category if the question names several categories. */
const SHOWN_EACH = 2

export interface FindOptions {
  /** Ids of vendors to omit because earlier replies already listed them. */
  without?: readonly number[]
}

/**
 * Searches for vendors that match a question, and lists them in a reply. If no vendor matches, the reply suggests the
 * closest vendors.
 */
export async function findVendors(
  question: Understood,
  context: ReplyContext,
  { without = [] }: FindOptions = {},
): Promise<string> {
  const kinds = question.kinds.slice(0, 3)
  if (kinds.length < 2) return findKind(question, kinds, SHOWN, context, without)
  const parts = await Promise.all(kinds.map((kind) => findKind(question, [kind], SHOWN_EACH, context, without)))
  return parts.join('\n\n')
}

async function findKind(
  question: Understood,
  kinds: number[],
  limit: number,
  context: ReplyContext,
  without: readonly number[],
): Promise<string> {
  const words = [...question.details, ...question.rest]
  const { min, max } = question.price
  const order =
    question.order ?? (question.reduced ? 'reduced' : max !== undefined && words.length === 0 ? 'rated' : 'match')
  const exact: VendorSearch = {
    categoryIds: kinds,
    order,
    limit,
    without,
    ...(words.length > 0 && { words }),
    ...(question.places.length > 0 && { places: question.places }),
    ...(min !== undefined && { minPrice: min }),
    ...(max !== undefined && { maxPrice: max }),
    ...(question.reduced && { reduced: true }),
  }
  const asked = (await titlesOf(kinds, context)) + describe(question, words, context.say)
  if (!question.farPlace) {
    const found = await context.search(exact)
    const { find } = context.say
    if (found.length > 0) return list(find.found(asked + find.order[order]), found, context.say, question.reduced)
  }
  return findInstead({ ...exact, limit: Math.min(limit, 3) }, { question, words, asked }, context)
}

interface Missed {
  question: Understood
  words: string[]
  /** The conditions of the search in words, for the reply. */
  asked: string
}

/**
 * Relaxes the conditions of a search that found no vendors, one after the other. Starts with the least important
 * condition.
 */
async function findInstead(
  exact: VendorSearch,
  { question, words, asked }: Missed,
  context: ReplyContext,
): Promise<string> {
  const where = question.farPlace ?? question.places[0]
  const { find } = context.say
  const nothing = exact.without?.length ? find.noMore(asked) : find.nothing(asked)
  const { words: _, places: __, minPrice, maxPrice, reduced, ...kind } = exact
  const price = { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) }
  const place = exact.places ? { places: exact.places } : {}
  const sought = words.length > 0 ? { words } : {}
  const isOfKind = question.kinds.length > 0
  // A question without a category and with unknown words is probably not about vendors.
  const isGuess = !isOfKind && words.length > 0
  const { details } = question
  const tries: [boolean, VendorSearch, string][] = [
    [details.length > 0 && details.length < words.length, { ...exact, words: details }, find.closest],
    [words.length > 1, { ...exact, anyWord: true }, find.closest],
    [reduced === true, { ...kind, ...price, ...place, ...sought, order: 'rated' }, find.withoutDeal],
    [Boolean(where) && words.length > 0, { ...kind, ...price, ...sought }, find.elsewhere],
    [
      words.length > 0 && exact.categoryIds?.length !== 0,
      { ...kind, ...price, ...place, order: 'rated' },
      find.othersHere((exact.places ?? []).map(plain)),
    ],
    [Boolean(where), { ...kind, ...price, order: question.order ?? 'rated' }, find.elsewhere],
    [
      maxPrice !== undefined || minPrice !== undefined,
      { ...kind, ...place, order: minPrice === undefined ? 'cheap' : 'dear' },
      minPrice === undefined ? find.lowest : find.highest,
    ],
    [isOfKind, { ...kind, order: 'rated' }, find.butThereAre],
  ]
  for (const [isWorthIt, search, intro] of tries) {
    const found = isWorthIt && !isGuess ? await context.search(search) : []
    if (found.length > 0) return list(`${nothing} ${intro}`, found, context.say, question.reduced)
  }
  if (exact.without?.length) return `${nothing} ${find.askElse}`
  const titles = await kindsThereAre(context)
  return `${nothing} ${titles.length > 0 ? find.offerKinds(titles) : find.noVendors}`
}

/** Returns the titles of all categories that contain vendors. */
export async function kindsThereAre({ categories, say }: ReplyContext): Promise<string[]> {
  return (await categories()).filter(({ vendors }) => vendors > 0).map(({ title }) => plain(say.find.title(title)))
}

async function titlesOf(kinds: readonly number[], { categories, say }: ReplyContext): Promise<string> {
  const known = await categories()
  const titles = kinds.flatMap((id) => known.find((category) => category.id === id)?.title ?? [])
  return titles.length > 0 ? say.find.kinds(titles.map((title) => bold(say.find.title(title)))) : ''
}

/** Describes the conditions of a search in words, except its category. */
function describe(
  { places, farPlace, price: { min, max }, reduced, kinds, asSaid }: Understood,
  words: readonly string[],
  { find }: Sentences,
): string {
  return [
    words.length > 0 ? find.words(plain(asSaid(words)), kinds.length > 0) : '',
    farPlace ? find.farPlace(plain(farPlace)) : places.length > 0 ? find.places(places.map(plain)) : '',
    min !== undefined && max !== undefined ? find.between(min, max) : '',
    min === undefined && max !== undefined ? find.under(max) : '',
    min !== undefined && max === undefined ? find.over(min) : '',
    reduced ? find.reduced : '',
  ].join('')
}

/** Formats vendors as a list with one vendor per line. Adds the discounts if `withDeals` is true. */
export function list(intro: string, vendors: readonly VendorFact[], say: Sentences, withDeals = false): string {
  return [intro, ...vendors.map((vendor) => toLine(vendor, say, withDeals))].join('\n')
}

function toLine(
  { id, name, location, rating, reviews, fromPrice, deal }: VendorFact,
  { find }: Sentences,
  withDeal: boolean,
): string {
  const price = fromPrice === null ? '' : find.fromPrice(fromPrice)
  const facts = [
    plain(location.split(',')[0] ?? ''),
    rating === null ? '' : `${rating.toFixed(1)}★ (${reviews})`,
    withDeal && deal ? `${beginning(deal.name, 60)} ${find.insteadOf(deal.price, deal.was)}` : price,
  ]
  return `• ${[bold(beginning(name, 80)), ...facts].filter(Boolean).join(' · ')} ${profileLink(id)}`
}
