import type { Catalogue } from '../catalogue.ts'
import { list } from './find.ts'
import { dollars, listed, plain } from './text.ts'
import type { Understood } from './understand.ts'

const ASKS_COST =
  /\b(how much|what (do|does|would|will) .*\b(cost|charge)|cost of|price of|prices? (for|of)|average (price|cost)|costs?)\b/i

/** What vendors of a kind cost, from the prices they list; null for a question about something else. */
export async function tellCost(
  { text, kinds, places, price }: Understood,
  catalogue: Catalogue,
): Promise<string | null> {
  const [kind] = kinds
  if (kind === undefined || !ASKS_COST.test(text) || price.max !== undefined) return null
  const where = { categoryIds: [kind], places }
  const cheap = await catalogue.search({ ...where, order: 'cheap', limit: 3, minPrice: 0 })
  const [dearest] = await catalogue.search({ ...where, order: 'dear', limit: 1, minPrice: 0 })
  const [least, most] = [cheap[0]?.fromPrice, dearest?.fromPrice]
  if (least == null || most == null) return null
  const title = (await catalogue.categories()).find(({ id }) => id === kind)?.title ?? ''
  const range =
    least === most ? `begin at **${dollars(least)}**` : `begin between **${dollars(least)}** and **${dollars(most)}**`
  return list(
    `Packages of ${plain(title)}${places.length > 0 ? ` in ${listed(places.map(plain), 'or')}` : ''} ${range}. The lowest:`,
    cheap,
  )
}
