import type { Query } from '../questions/query.ts'
import type { Context, Draft } from './context.ts'
import { offerCategories } from './offer-categories.ts'
import { search } from './search.ts'
import { describeResult } from './why-fits.ts'

/** Lists the vendors with the best ratings, and offers the categories. */
export async function showExamples(context: Context): Promise<Draft> {
  const query: Query = { ...context.query, words: [], sort: 'best-rated' }
  const { vendors } = await search(query, context.knowledge)
  const results = vendors.map((vendor) => describeResult(vendor, { ...context, query }))
  const offer = offerCategories(context)
  return {
    text: [context.say.find.examples, ...results.map(({ line }) => line), offer.text].join('\n'),
    cards: results.map(({ card }) => card),
    suggestions: offer.suggestions,
  }
}
