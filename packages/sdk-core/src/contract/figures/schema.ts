import * as z from 'zod/mini'
import { OptionalDate, Text } from '../shared/primitives.ts'

/** What one element on one website brought a vendor on one day in the time zone of the deployment. Identifies no couple. */
export const WebsiteFigures = z.object({
  date: OptionalDate,
  /** The host of the website with the element. `""` is our own site. */
  host: Text,
  /** The tag of the element, such as `vision-generator`. `""` for contacts without an element. */
  element: Text,
  /** The partner who owns the page, as the page names it. `""` if it names none. */
  partner: Text,
  /** Page loads in which the element was visible. */
  views: z.number(),
  /** Page loads in which a visitor typed into the element. */
  drafts: z.number(),
  /** Visions that were created with the vendor's `vendor-id`. */
  visions: z.number(),
  /** Couples that contacted the vendor for the first time. */
  inquiries: z.number(),
  /** Bookings of couples that first contacted the vendor in this element. */
  booked: z.number(),
})
export type WebsiteFigures = z.infer<typeof WebsiteFigures>

/** The figures of a period, latest day first. Elements without any have no row. */
export const WebsiteFiguresList = z.object({
  results: z.array(WebsiteFigures),
  /** The last day of the next page: request it as `to`. Absent on the last page. */
  next_to: z.optional(OptionalDate),
})
export type WebsiteFiguresList = z.infer<typeof WebsiteFiguresList>

/** The websites on which a vendor's id counts. */
export const DeskWebsites = z.object({
  /** Hosts such as `example.com`, which include their subdomains. If empty, the id counts on all websites. */
  hosts: z.array(z.string()),
})
export type DeskWebsites = z.infer<typeof DeskWebsites>
