/** How a vendor marks a day by hand. `free`: events of other calendars do not take the day. Bookings still do. */
export const DAY_MARKS = ['taken', 'free'] as const
export type DayMark = (typeof DAY_MARKS)[number]

/**
 * Why a calendar feed could not be read. `status`: the server responded with an error status. `no_answer`: there was no
 * complete response. `private_host`: the address is not on the public internet.
 */
export const CALENDAR_PROBLEMS = [
  'status',
  'timeout',
  'no_answer',
  'private_host',
  'too_many_redirects',
  'too_large',
  'not_calendar',
] as const
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]
