import * as z from 'zod/mini'
import { OptionalDate, Text, Timestamp } from '../shared/primitives.ts'
import { forgiving } from '../shared/reading.ts'

/** The evening light on the wedding day. Times are absent if the sun does not reach that height on that day. */
export const EveningLight = z.object({
  /** The name of the place that the times are for, such as "Austin, Texas". */
  place: Text,
  /** The IANA time zone of the place, in which the times are shown. */
  time_zone: z.string(),
  /** When the sun is 6° above the horizon in the evening. The golden hour lasts from then until the sunset. */
  golden_hour: z.optional(Timestamp),
  sunset: z.optional(Timestamp),
})
export type EveningLight = z.infer<typeof EveningLight>

/** What the couple knows about the wedding day. */
export const WeddingDay = z.object({
  /** The date of the wedding, or `""`. */
  wedding_date: OptionalDate,
  /** The place that the couple has entered, or `""`. */
  wedding_city: Text,
  /** Absent if the date or the place is unknown. */
  light: forgiving(z.optional(EveningLight)),
  /** The wedding day and the due dates as an iCalendar file. */
  calendar: Text,
  /** The secret address of this calendar for calendar apps. Absent while the caller has none. */
  feed_url: z.optional(z.string()),
})
export type WeddingDay = z.infer<typeof WeddingDay>
