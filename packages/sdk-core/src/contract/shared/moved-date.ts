import * as z from 'zod/mini'
import { Text } from './primitives.ts'

/**
 * The dates of a couple that has booked a vendor, or signed its contract, for a different date than the one in its
 * profile. Absent if the dates are the same or the couple has no date. The dates are `YYYY-MM-DD`.
 */
export const MovedDate = z.object({
  /** The wedding date for which the couple has booked or signed. */
  booked_for: Text,
  /** The date in the couple's profile. */
  wedding_date: Text,
})
export type MovedDate = z.infer<typeof MovedDate>
