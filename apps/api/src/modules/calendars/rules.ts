import { DAY, HOUR, MB, SECOND } from '../../platform/units.ts'

export const calendarRules = {
  /** Maximum number of days in a request for a vendor's calendar. */
  calendarDaysMax: 366,
  /** Maximum changes of one vendor's calendar. */
  calendarChanges: { max: 600, windowMs: HOUR },
  /** Maximum number of calendar feeds that one vendor can add. */
  calendarSubscriptions: 10,
  /** Maximum number of feeds of one vendor that are read on demand. */
  calendarReads: { max: 60, windowMs: HOUR },
  /** Interval at which feeds are read. */
  calendarReadMs: 4 * HOUR,
  /** Delay before a feed is read again after a problem. */
  calendarRetryMs: HOUR,
  /** A day is not shown as free if one of the vendor's feeds was last read before this time. */
  calendarStaleMs: 2 * DAY,
  /** Events up to this time from now are read, and bookings up to this time are in the vendor's feed. */
  calendarAheadMs: 3 * 365 * DAY,
  /** Bookings since this time are in the vendor's feed. */
  calendarBehindMs: 31 * DAY,
  /** Maximum size of a feed that is read. */
  calendarFeedBytes: 5 * MB,
  /** Maximum number of redirects of a feed. */
  calendarRedirects: 5,
  /** Maximum number of occurrences of one recurring event that are read. */
  calendarOccurrences: 20_000,
  /** Time for which a worker thread may parse a feed. */
  calendarParseMs: 5 * SECOND,
  /** A timed event does not take its last day if it ends before this hour. */
  calendarNightEndsAt: 6,
  /** Number of feeds that a job reads at the same time. */
  calendarBatch: 5,
}
