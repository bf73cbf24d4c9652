import type { PackageFact, VendorProfile } from '../../facts/profile.ts'
import { bold, plain, quote } from '../../text.ts'
import { packagesInTime } from '../asked-packages.ts'
import type { Context } from '../context.ts'
import { cheapestPackage, dearestPackage, namedPackages, packageLine, priceOf } from '../packages.ts'
import { quotePart } from '../quotes.ts'
import { stemsOf } from '../stems.ts'
import { answerByTexts } from './by-texts.ts'
import type { Part } from './part.ts'

/** Most packages in a list. */
const MAX_PACKAGES = 6

/** Says the price of the package that the question names, then the other packages. */
export function prices(vendor: VendorProfile, context: Context): Part {
  const { query, say } = context
  const name = bold(vendor.name)
  if (vendor.packages.length === 0) return { text: say.vendor.noPackages(name), quotes: [] }
  const limited = packagesInTime(vendor, context)
  const named = limited.length > 0 ? limited : namedPackages(vendor.packages, query.terms)
  const isNamed = named.length > 0 && named.length < vendor.packages.length
  const listed = byPrice(vendor.packages.filter((item) => !isNamed || !named.includes(item))).slice(0, MAX_PACKAGES)
  const lines = listed.map((item) => packageLine(item, context))
  if (!isNamed)
    return { text: [say.vendor.packages(name), ...lines].join('\n'), quotes: quotesOf(vendor, listed, context) }
  const first = named.map((item) => priceSentence(vendor, item, context))
  const others = lines.length > 0 ? [say.vendor.otherPackages, ...lines] : []
  return { text: [...first, ...others].join('\n'), quotes: quotesOf(vendor, named, context) }
}

/** Words of questions about prices that say nothing about what the price is for. */
const PRICE_WORDS = new Set(['price', 'cost', 'fee', 'charg', 'includ', 'package', 'packag', 'pay', 'total', 'money'])

/** Answers a question for yes or no about a price, such as "are tips included?" */
export function priceDetail(vendor: VendorProfile, context: Context): Part {
  const terms = context.query.terms.filter((term) => !stemsOf(term).every((stem) => PRICE_WORDS.has(stem)))
  if (terms.length === 0 || packagesInTime(vendor, context).length > 0) return prices(vendor, context)
  const specific = { ...context, query: { ...context.query, terms } }
  const unknown = {
    text: context.say.vendor.unknownAbout(bold(vendor.name), plain(terms.join(' '))),
    quotes: [],
    isUnknown: true,
  }
  return answerByTexts(vendor, specific, { threshold: 0.6 }) ?? unknown
}

export function cheapest(vendor: VendorProfile, context: Context): Part {
  return extreme(vendor, cheapestPackage(vendor), context.say.vendor.cheapest, context)
}

export function dearest(vendor: VendorProfile, context: Context): Part {
  return extreme(vendor, dearestPackage(vendor), context.say.vendor.dearest, context)
}

type Extreme = Context['say']['vendor']['cheapest']

function extreme(vendor: VendorProfile, item: PackageFact | undefined, sentence: Extreme, context: Context): Part {
  if (!item) return { text: context.say.vendor.noPackages(bold(vendor.name)), quotes: [] }
  const text = sentence(bold(vendor.name), plain(item.name), priceOf(item, context))
  return { text: `${text} ${quote(item.description)}`, quotes: quotesOf(vendor, [item], context) }
}

/** Lists the packages with a discount. */
export function discounts(vendor: VendorProfile, context: Context): Part {
  const { say } = context
  const reduced = byPrice(vendor.packages.filter(({ was }) => was !== undefined))
  const name = bold(vendor.name)
  if (reduced.length === 0) return { text: say.vendor.notDiscounted(name), quotes: [] }
  const lines = reduced.map((item) => packageLine(item, context))
  return {
    text: [say.vendor.discounted(name), ...lines, say.vendor.claim].join('\n'),
    quotes: quotesOf(vendor, reduced, context),
  }
}

function priceSentence(vendor: VendorProfile, item: PackageFact, context: Context): string {
  const text = context.say.vendor.packagePrice(bold(vendor.name), plain(item.name), priceOf(item, context))
  return item.description ? `${text} ${quote(item.description)}` : text
}

function byPrice(packages: readonly PackageFact[]): PackageFact[] {
  return [...packages].sort((a, b) => a.price - b.price)
}

function quotesOf(vendor: VendorProfile, packages: readonly PackageFact[], { say }: Context) {
  return packages.map(({ name, description }) =>
    quotePart(vendor, { part: 'package', title: name, text: description }, say),
  )
}
