import { list } from './find.ts'
import type { ReplyContext } from './reply-context.ts'
import { plain } from './text.ts'
import type { Understood } from './understand.ts'

const ASKS_COST =
  /\b(how much|what (do|does|would|will) .*\b(cost|charge)|cost of|price of|prices? (for|of)|average (price|cost)|costs?)\b/i

/**
 * Answers a question about the typical cost of a vendor category from the listed prices. Returns null for other
 * questions.
 */
export async function tellCost(
  { text, kinds, places, price }: Understood,
  { search, categories, say }: ReplyContext,
): Promise<string | null> {
  const [kind] = kinds
  if (kind === undefined || !ASKS_COST.test(text) || price.max !== undefined) return null
  const where = { categoryIds: [kind], places }
  const cheap = await search({ ...where, order: 'cheap', limit: 3, minPrice: 0 })
  const [dearest] = await search({ ...where, order: 'dear', limit: 1, minPrice: 0 })
  const [least, most] = [cheap[0]?.fromPrice, dearest?.fromPrice]
  if (least == null || most == null) return null
  const title = (await categories()).find(({ id }) => id === kind)?.title ?? ''
  return list(say.find.costRange(plain(say.find.title(title)), places.map(plain), least, most), cheap, say)
}
