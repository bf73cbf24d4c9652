import type { PackageFact } from '../facts/profile.ts'
import type { Context, Draft } from './context.ts'
import { describeSearch } from './describe-search.ts'
import { findVendors } from './find.ts'
import { MAX_RESULTS, toSearch } from './to-search.ts'
import { describeResult } from './why-fits.ts'

/** Most vendors whose prices are read for a range. */
const MAX_READ = 100

/** Says between which prices the packages of a category are, and lists the lowest. */
export async function costOf(context: Context): Promise<Draft> {
  const { query, knowledge, say } = context
  if (query.conditions.features.length > 0 || (await isAbout(query.words, context))) return findVendors(context)
  const cheapest: Context = { ...context, query: { ...query, words: [], sort: 'cheapest' } }
  const { vendors } = await knowledge.find({ ...toSearch(cheapest.query), limit: MAX_READ })
  const packages = vendors.flatMap(({ packages }) => packages).filter(isTotal)
  if (query.conditions.categoryIds.length === 0 || packages.length === 0) return findVendors(cheapest)
  const prices = packages.map(({ price }) => price)
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  const what = describeSearch({ ...cheapest, query: cheapest.query })
  const results = vendors.slice(0, MAX_RESULTS).map((vendor) => describeResult(vendor, cheapest))
  const intro = min === max ? say.cost.one(what, min) : say.cost.range(what, min, max)
  return {
    text: [intro, ...results.map(({ line }) => line)].join('\n'),
    cards: results.map(({ card }) => card),
    quotes: results.flatMap(({ quotes }) => quotes),
    suggestions: [say.suggestions.bestRated, say.suggestions.budget],
  }
}

/** Whether a profile contains the words that nothing else explains. Otherwise they only describe the question. */
async function isAbout(words: readonly string[], { query, knowledge }: Context): Promise<boolean> {
  if (words.length === 0) return false
  if (query.conditions.categoryIds.length === 0) return true
  return (await knowledge.find({ ...toSearch(query), limit: 1 })).total > 0
}

/** Prices per guest or hour are not comparable with prices of a package. */
function isTotal({ per }: PackageFact): boolean {
  return per === 'total'
}
