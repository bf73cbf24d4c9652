import type { VendorFact, VendorSearch } from './catalogue.ts'
import type { Desk } from './desk.ts'
import type { Sentences } from './sentences/en/index.ts'
import { beginning, bold, plain, profileLink } from './text.ts'
import type { Understood } from './understand.ts'

/** Vendors named in one reply, and of each kind when several are asked for. */
const SHOWN = 4
const SHOWN_EACH = 2

export interface FindOptions {
  /** Vendors that were shown already, and are not wanted again. */
  without?: readonly number[]
}

/** Looks for the vendors a question asks for, and says honestly what is there instead when there are none. */
export async function findVendors(
  question: Understood,
  desk: Desk,
  { without = [] }: FindOptions = {},
): Promise<string> {
  const kinds = question.kinds.slice(0, 3)
  if (kinds.length < 2) return findKind(question, kinds, SHOWN, desk, without)
  const parts = await Promise.all(kinds.map((kind) => findKind(question, [kind], SHOWN_EACH, desk, without)))
  return parts.join('\n\n')
}

async function findKind(
  question: Understood,
  kinds: number[],
  limit: number,
  desk: Desk,
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
  const asked = (await titlesOf(kinds, desk)) + describe(question, words, desk.say)
  if (!question.farPlace) {
    const found = await desk.search(exact)
    const { find } = desk.say
    if (found.length > 0) return list(find.found(asked + find.order[order]), found, desk.say, question.reduced)
  }
  return findInstead({ ...exact, limit: Math.min(limit, 3) }, { question, words, asked }, desk)
}

interface Missed {
  question: Understood
  words: string[]
  /** What was asked for, as it is told. */
  asked: string
}

/** Lets go of one wish after the other, the least first, until there is somebody. */
async function findInstead(exact: VendorSearch, { question, words, asked }: Missed, desk: Desk): Promise<string> {
  const where = question.farPlace ?? question.places[0]
  const { find } = desk.say
  const nothing = exact.without?.length ? find.noMore(asked) : find.nothing(asked)
  const { words: _, places: __, minPrice, maxPrice, reduced, ...kind } = exact
  const price = { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) }
  const place = exact.places ? { places: exact.places } : {}
  const sought = words.length > 0 ? { words } : {}
  const isOfKind = question.kinds.length > 0
  // Without a kind and with words nobody says, it was hardly about vendors.
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
    const found = isWorthIt && !isGuess ? await desk.search(search) : []
    if (found.length > 0) return list(`${nothing} ${intro}`, found, desk.say, question.reduced)
  }
  if (exact.without?.length) return `${nothing} ${find.askElse}`
  const titles = await kindsThereAre(desk)
  return `${nothing} ${titles.length > 0 ? find.offerKinds(titles) : find.noVendors}`
}

/** The kinds of which there is somebody, as they are called. */
export async function kindsThereAre({ categories, say }: Desk): Promise<string[]> {
  return (await categories()).filter(({ vendors }) => vendors > 0).map(({ title }) => plain(say.find.title(title)))
}

async function titlesOf(kinds: readonly number[], { categories, say }: Desk): Promise<string> {
  const known = await categories()
  const titles = kinds.flatMap((id) => known.find((category) => category.id === id)?.title ?? [])
  return titles.length > 0 ? say.find.kinds(titles.map((title) => bold(say.find.title(title)))) : ''
}

/** What was asked for besides the kind, in words. */
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

/** Vendors, one a line, with what they have reduced when that is what is asked for. */
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
