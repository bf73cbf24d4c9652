import type { Context, Draft } from './context.ts'

/** Rules of thumb for the share of each kind of vendor in a budget, in percent. */
const SHARES = { place: 45, photos: 12, flowers: 10, looks: 10, music: 8, rest: 15 } as const

/** Gives general advice on planning a wedding. */
export function giveAdvice({ query, say }: Context): Draft {
  const { advice, suggestions } = say
  const next = [suggestions.venues, suggestions.photographers]
  if (query.aspects.includes('budget-split')) {
    const total = query.conditions.maxPrice ?? query.conditions.minPrice
    const shares = [
      advice.share(advice.shares.place, SHARES.place, amountOf(total, SHARES.place)),
      advice.share(advice.shares.photos, SHARES.photos, amountOf(total, SHARES.photos)),
      advice.share(advice.shares.flowers, SHARES.flowers, amountOf(total, SHARES.flowers)),
      advice.share(advice.shares.looks, SHARES.looks, amountOf(total, SHARES.looks)),
      advice.share(advice.shares.music, SHARES.music, amountOf(total, SHARES.music)),
      advice.share(advice.shares.rest, SHARES.rest, amountOf(total, SHARES.rest)),
    ]
    return { text: advice.split(total, shares), suggestions: [suggestions.timeline, ...next] }
  }
  if (query.aspects.includes('questions-to-ask'))
    return { text: advice.questions, suggestions: [suggestions.timeline, ...next] }
  return { text: advice.timeline, suggestions: [suggestions.budget, ...next] }
}

function amountOf(total: number | undefined, percent: number): number | undefined {
  return total === undefined ? undefined : Math.round((total * percent) / 100)
}
