/** How a vendor marks a day by hand. `free`: events of other calendars do not take the day. Bookings still do. */
export const DAY_MARKS = ['taken', 'free'] as const
export type DayMark = (typeof DAY_MARKS)[number]
