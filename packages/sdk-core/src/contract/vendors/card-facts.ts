import * as z from 'zod/mini'
import { Money } from '../shared/primitives.ts'
import { forgiving } from '../shared/reading.ts'

/** The facts that every vendor card shows, besides the place. Unknown facts are absent. */
export const cardFacts = {
  /** The average rating, from 1 to 5. Absent if there are no reviews. */
  avg_rating: z.optional(z.number()),
  /** The lowest price of a package. Absent without packages. */
  from_price: forgiving(z.optional(Money)),
  /** What the lowest price is for, unless it is for the whole package. */
  from_price_unit: forgiving(z.optional(z.enum(['guest', 'hour']))),
  /** The currency of the amounts, such as `USD`. */
  currency: z.optional(z.string()),
  /** The largest discount of a package. Absent without discounts. */
  discount: forgiving(z.optional(Money)),
}
