import type { Catalogue, VendorFact, VendorSearch } from '../catalogue.ts'
import { beginning, bold, dollars, listed, plain, profileLink } from './text.ts'
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
  catalogue: Catalogue,
  { without = [] }: FindOptions = {},
): Promise<string> {
  const kinds = question.kinds.slice(0, 3)
  if (kinds.length < 2) return findKind(question, kinds, SHOWN, catalogue, without)
  const parts = await Promise.all(kinds.map((kind) => findKind(question, [kind], SHOWN_EACH, catalogue, without)))
  return parts.join('\n\n')
}

async function findKind(
  question: Understood,
  kinds: number[],
  limit: number,
  catalogue: Catalogue,
  without: readonly number[],
): Promise<string> {
  const title = await titleOf(kinds, catalogue)
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
  const asked = describe(question, words)
  if (!question.farPlace) {
    const found = await catalogue.search(exact)
    if (found.length > 0)
      return list(`Here is what I found${title}${asked}${IN_ORDER[order]}:`, found, question.reduced)
  }
  return findInstead({ ...exact, limit: Math.min(limit, 3) }, { question, title, words, asked }, catalogue)
}

interface Missed {
  question: Understood
  title: string
  words: string[]
  asked: string
}

/** Lets go of one wish after the other, the least first, until there is somebody. */
async function findInstead(
  exact: VendorSearch,
  { question, title, words, asked }: Missed,
  catalogue: Catalogue,
): Promise<string> {
  const where = question.farPlace ?? question.places[0]
  const nothing = exact.without?.length ? `That is all I have${title}${asked}.` : `I found nothing${title}${asked}.`
  const { words: _, places: __, minPrice, maxPrice, reduced, ...kind } = exact
  const price = { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) }
  const place = exact.places ? { places: exact.places } : {}
  const sought = words.length > 0 ? { words } : {}
  const isOfKind = question.kinds.length > 0
  // Without a kind and with words nobody says, it was hardly about vendors.
  const isGuess = !isOfKind && words.length > 0
  const tries: [boolean, VendorSearch, string][] = [
    [words.length > 1, { ...exact, anyWord: true }, 'Closest to it:'],
    [reduced === true, { ...kind, ...price, ...place, ...sought, order: 'rated' }, 'Without a reduced deal:'],
    [Boolean(where) && words.length > 0, { ...kind, ...price, ...sought }, 'Elsewhere in Northern California:'],
    [
      words.length > 0 && exact.categoryIds?.length !== 0,
      { ...kind, ...price, ...place, order: 'rated' },
      `Here is who else there is${exact.places ? ` in ${listed(exact.places.map(plain), 'or')}` : ''}:`,
    ],
    [Boolean(where), { ...kind, ...price, order: question.order ?? 'rated' }, 'Elsewhere in Northern California:'],
    [
      maxPrice !== undefined || minPrice !== undefined,
      { ...kind, ...place, order: minPrice === undefined ? 'cheap' : 'dear' },
      minPrice === undefined ? 'The lowest prices I know of:' : 'The highest prices I know of:',
    ],
    [isOfKind, { ...kind, order: 'rated' }, 'But there are:'],
  ]
  for (const [isWorthIt, search, intro] of tries) {
    const found = isWorthIt && !isGuess ? await catalogue.search(search) : []
    if (found.length > 0) return list(`${nothing} ${intro}`, found, question.reduced)
  }
  if (exact.without?.length)
    return `That is all I have of ${title || 'these'}${asked}. Shall I look for something else?`
  const titles = (await catalogue.categories())
    .filter(({ vendors }) => vendors > 0)
    .map((category) => plain(category.title))
  return titles.length > 0
    ? `${nothing} I can look for ${listed(titles, 'or')}. What would you like?`
    : `${nothing} There are no vendors listed here yet.`
}

async function titleOf(kinds: readonly number[], catalogue: Catalogue): Promise<string> {
  const known = await catalogue.categories()
  const titles = kinds.flatMap((id) => known.find((category) => category.id === id)?.title ?? [])
  return titles.length > 0 ? ` for ${listed(titles.map(bold))}` : ''
}

/** What was asked for besides the kind, in words. */
function describe(
  { places, farPlace, price: { min, max }, reduced, kinds }: Understood,
  words: readonly string[],
): string {
  const where = farPlace ? `“${plain(farPlace)}”` : listed(places.map(plain), 'or')
  return [
    words.length > 0 ? ` ${kinds.length > 0 ? 'with' : 'for'} “${words.map(plain).join(' ')}”` : '',
    where ? ` in ${where}` : '',
    min !== undefined && max !== undefined ? ` between ${dollars(min)} and ${dollars(max)}` : '',
    min === undefined && max !== undefined ? ` under ${dollars(max)}` : '',
    min !== undefined && max === undefined ? ` over ${dollars(min)}` : '',
    reduced ? ' with a reduced deal' : '',
  ].join('')
}

const IN_ORDER: Record<VendorSearch['order'], string> = {
  match: '',
  rated: ', well rated',
  cheap: ', from the lowest price up',
  dear: ', from the highest price down',
  reduced: '',
}

/** Vendors, one a line, with what they have reduced when that is what is asked for. */
export function list(intro: string, vendors: readonly VendorFact[], withDeals = false): string {
  return [intro, ...vendors.map((vendor) => toLine(vendor, withDeals))].join('\n')
}

function toLine({ id, name, location, rating, reviews, fromPrice, deal }: VendorFact, withDeal: boolean): string {
  const price = fromPrice === null ? '' : `from ${dollars(fromPrice)}`
  const facts = [
    plain(location.split(',')[0] ?? ''),
    rating === null ? '' : `${rating.toFixed(1)}★ (${reviews})`,
    withDeal && deal ? `${beginning(deal.name, 60)} ${dollars(deal.price)} instead of ${dollars(deal.was)}` : price,
  ]
  return `• ${[bold(beginning(name, 80)), ...facts].filter(Boolean).join(' · ')} ${profileLink(id)}`
}
