import * as z from 'zod/mini'
import { Id, OptionalDate, Text } from '../shared/primitives.ts'
import { forgiving } from '../shared/reading.ts'
import { DAY_MARKS } from './states.ts'

/** A vendor's calendar, without its days. */
export const DeskCalendar = z.object({
  /** Number of weddings that the vendor takes on one day. With this number, the day is taken. */
  weddings_per_day: z.number(),
  /** Whether couples see if the vendor is free on their date. */
  is_shared: z.boolean(),
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
