import * as z from 'zod/mini'
import { WEDDING_STYLES } from '../account/preferences.ts'
import { GivenDate, WholeNumber } from '../shared/primitives.ts'
import { VENDOR_SORTS } from './sorts.ts'

/** The name of a town. */
const Place = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** The query parameters that sort and filter a search. Without any, a search lists the vendors in the order of their ids. */
export const searchFields = {
  /**
   * The order of the vendors. `recommended`: the best reviewed first. For a couple with a date, vendors that are not free
   * on it come last. `price`: the lowest price first. `rating`: the
   * highest average rating first. `distance`: the nearest to `near` first.
   */
  sort: z.optional(z.enum(VENDOR_SORTS)),
  /** The lowest price of a package, in the currency of the deployment. With `guests`, a price per guest counts for all. */
  min_price: z.optional(WholeNumber),
  /** The highest price of a package, in the currency of the deployment. With `guests`, a price per guest counts for all. */
  max_price: z.optional(WholeNumber),
  /** The number of guests that the vendor must be able to serve. Vendors that state no number are left out. */
  guests: z.optional(WholeNumber),
  /** The town in which the vendor is, or which it serves. */
  place: z.optional(Place),
  /** A style that the vendor's profile mentions. */
  style: z.optional(z.enum(WEDDING_STYLES)),
  /** The date on which the vendor must be free. Vendors that share no current calendar are left out. */
  free_on: z.optional(GivenDate),
  /** With `free_on`: `include` also lists the vendors that have not stated whether they are free. */
  unstated: z.optional(z.enum(['include'])),
  /** The town from which `sort=distance` and a search for `ids` measure. Without a known town, the order is `recommended`. */
  near: z.optional(Place),
}
