import * as z from 'zod/mini'
import { OptionalDate, Text } from '../shared/primitives.ts'

/** What one website brought a vendor on one day (UTC). Identifies no couple. */
export const WebsiteFigures = z.object({
  date: OptionalDate,
  /** The host of the website with the element. `""` is our own site. */
  host: Text,
  /** Visions that were created with the vendor's `vendor-id`. */
  visions: z.number(),
  /** Couples that contacted the vendor for the first time. */
  inquiries: z.number(),
  /** Bookings of couples that first contacted the vendor on this website. */
  booked: z.number(),
})
export type WebsiteFigures = z.infer<typeof WebsiteFigures>

/** The figures of a period, latest day first. Days and websites without any have no row. */
export const WebsiteFiguresList = z.object({ results: z.array(WebsiteFigures) })
export type WebsiteFiguresList = z.infer<typeof WebsiteFiguresList>
