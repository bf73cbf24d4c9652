import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { MAX_CALENDAR_ADDRESS_LENGTH, MAX_WEDDINGS_PER_DAY } from '../shared/limits.ts'
import { GivenDate, WholeNumber } from '../shared/primitives.ts'
import { DeskCalendar, DeskDayList } from './schema.ts'
import { DAY_MARKS } from './states.ts'
import { deskCalendarWire } from './wire.ts'

const desk = { tag: 'desk', noStore: true, status: 200, failures: [400, 401, 403] } as const

const id = z.object({
  /** The id of the feed, from `getDeskCalendar`. */
  id: WholeNumber,
})
const period = {
  /** The first day of the period. */
  from: GivenDate,
  /** The last day of the period. */
  to: GivenDate,
}

const WEDDINGS_ERROR = `Enter a whole number from 1 to ${MAX_WEDDINGS_PER_DAY}.`
const WeddingsPerDay = z.number({ error: WEDDINGS_ERROR }).check(
  z.refine((value) => Number.isInteger(value) && value >= 1 && value <= MAX_WEDDINGS_PER_DAY, {
    error: WEDDINGS_ERROR,
  }),
)

export const deskCalendarCalls = {
  getDeskCalendar: {
    ...deskCalendarWire.getDeskCalendar,
    ...desk,
    summary: 'Returns the settings of the vendor’s calendar.',
    response: DeskCalendar,
    failures: [401, 403],
  },
  updateDeskCalendar: {
    ...deskCalendarWire.updateDeskCalendar,
    ...desk,
    summary: 'Changes the settings of the vendor’s calendar. Absent fields keep their value.',
    body: z.object({
      /** The number of weddings that the vendor takes on one day. */
      weddings_per_day: z.optional(WeddingsPerDay),
      /** Whether couples see on which days the vendor is free. */
      is_shared: z.optional(z.boolean()),
      /** Whether the vendor’s feed contains the names of couples. */
      shows_names: z.optional(z.boolean()),
    }),
    response: DeskCalendar,
  },
  listDeskDays: {
    ...deskCalendarWire.listDeskDays,
    ...desk,
    summary: 'Lists the days of a period that have a mark, a booking or an event. The period has at most 366 days.',
    query: z.object(period),
    response: DeskDayList,
  },
  markDeskDays: {
    ...deskCalendarWire.markDeskDays,
    ...desk,
    summary: 'Marks the days of a period as taken or free, and lists them like `listDeskDays`.',
    body: z.object({ ...period, mark: z.enum(DAY_MARKS) }),
    response: DeskDayList,
  },
  renewDeskFeed: {
    ...deskCalendarWire.renewDeskFeed,
    ...desk,
    summary: 'Replaces the secret URL of the vendor’s feed. The previous URL responds 404.',
    response: DeskCalendar,
    failures: [401, 403],
  },
  addDeskSubscription: {
    ...deskCalendarWire.addDeskSubscription,
    ...desk,
    summary: 'Adds an iCalendar feed and reads it. If it cannot be read, the response contains the problem.',
    body: z.object({
      /** An address that starts with `https://` or `webcal://`. */
      url: z
        .string({ error: 'Enter an address.' })
        .check(z.trim(), z.maxLength(MAX_CALENDAR_ADDRESS_LENGTH, { error: 'This address is too long.' })),
      /** The IANA time zone of times in UTC if the feed names no time zone. Default: `America/Los_Angeles`. */
      time_zone: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: DeskCalendar,
  },
  readDeskSubscription: {
    ...deskCalendarWire.readDeskSubscription,
    ...desk,
    summary: 'Reads a feed now. If it cannot be read, the response contains the problem.',
    params: id,
    response: DeskCalendar,
    failures: [401, 403, 404],
  },
  deleteDeskSubscription: {
    ...deskCalendarWire.deleteDeskSubscription,
    ...desk,
    summary: 'Removes a feed with its events.',
    params: id,
    response: DeskCalendar,
    failures: [401, 403, 404],
  },
} as const satisfies Record<string, Call>
