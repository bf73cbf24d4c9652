import { defineTexts, type TextsOf } from '../../shared/language/define-texts.ts'
import { createCalendarFormats } from './formats.ts'

const formats = createCalendarFormats('en-US')

/** Texts of the calendar. */
export const calendarTexts = defineTexts('calendar', {
  formats,
  title: 'Availability',
  hint: 'Mark the days on which you take no more weddings. The days of booked couples are taken automatically.',
  loading: 'Loading your calendar…',
  failed: 'Your calendar could not be loaded.',
  daysFailed: 'The days of this month could not be loaded.',
  previous: 'Previous month',
  next: 'Next month',
  grid: (month: string) => `Days of ${month}`,
  gridHint: 'Choose a day, or the first and the last day of a period.',

  taken: 'Taken',
  free: 'Free',
  booked: 'Booked',
  busy: 'In another calendar',
  bookedBy: (names: string) => `Booked by ${names}`,
  events: (count: number) => (count === 1 ? '1 event in another calendar' : `${count} events in other calendars`),

  markTaken: 'Mark as taken',
  markFree: 'Mark as free',
  marking: 'Saving…',
  markedTaken: (days: string) => `Marked as taken: ${days}.`,
  markedFree: (days: string) => `Marked as free: ${days}.`,
  staysTaken: 'Booked days stay taken. To free one, change the state of its lead.',
  clear: 'Clear the selection',

  perDay: 'Weddings you take a day',
  isShared: 'Show couples if you are free on their date',
  isSharedHint: 'Couples see only “free” or “not available”, never why.',
})

export type CalendarTexts = TextsOf<typeof calendarTexts>
