import * as z from 'zod/mini'
import { Id, OptionalDate, Text, Timestamp } from '../shared/primitives.ts'
import { forgiving, withFallback } from '../shared/reading.ts'
import { CALENDAR_PROBLEMS, DAY_MARKS } from './states.ts'

/** An iCalendar feed whose events take days of the vendor. Its URL is secret, so that no response contains it. */
export const DeskSubscription = z.object({
  id: Id,
  /** The name that the feed has for itself. `""` if it has none. */
  name: Text,
  /** The host of the URL. */
  host: Text,
  /** When the feed was last read without a problem. Absent if it never was. */
  read_at: z.optional(Timestamp),
  /** Why the latest attempt failed. Absent after a success, and before the first attempt. */
  problem: forgiving(
    z.optional(
      z.object({
        kind: withFallback(z.enum(CALENDAR_PROBLEMS), 'no_answer'),
        /** The HTTP status of the response, if `kind` is `status`. */
        status: z.optional(z.number()),
      }),
    ),
  ),
})
export type DeskSubscription = z.infer<typeof DeskSubscription>

/** A vendor's calendar, without its days. */
export const DeskCalendar = z.object({
  /** Number of weddings that the vendor takes on one day. With this number, the day is taken. */
  weddings_per_day: z.number(),
  /** Whether couples see if the vendor is free on their date. */
  is_shared: z.boolean(),
  /** Whether the vendor's feed contains the first names of couples. */
  shows_names: z.boolean(),
  /** The secret URL of the vendor's calendar as an iCalendar feed. */
  feed_url: Text,
  /** The feeds that the vendor has added, oldest first. */
  subscriptions: z.array(DeskSubscription),
})
export type DeskCalendar = z.infer<typeof DeskCalendar>

/** A calendar date of a vendor. Has no time zone. */
export const DeskDay = z.object({
  date: OptionalDate,
  /** Whether the vendor takes no further wedding on this day. */
  is_taken: z.boolean(),
  /** What the vendor has marked by hand. Absent without a mark. */
  mark: forgiving(z.optional(z.enum(DAY_MARKS))),
  /** The booked leads with this wedding date. */
  bookings: z.array(z.object({ lead_id: Id, couple_name: Text })),
  /** Number of events on this day in the calendars that the vendor has added. */
  events: z.number(),
})
export type DeskDay = z.infer<typeof DeskDay>

export const DeskDayList = z.array(DeskDay)
export type DeskDayList = z.infer<typeof DeskDayList>
