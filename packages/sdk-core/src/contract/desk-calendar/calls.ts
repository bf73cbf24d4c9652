import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { MAX_WEDDINGS_PER_DAY } from '../shared/limits.ts'
import { GivenDate } from '../shared/primitives.ts'
import { DeskCalendar, DeskDayList } from './schema.ts'
import { DAY_MARKS } from './states.ts'
import { deskCalendarWire } from './wire.ts'

const desk = { tag: 'desk', noStore: true, status: 200, failures: [400, 401, 403] } as const

const period = { from: GivenDate, to: GivenDate }

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
    body: z.object({ weddings_per_day: z.optional(WeddingsPerDay), is_shared: z.optional(z.boolean()) }),
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
} as const satisfies Record<string, Call>
