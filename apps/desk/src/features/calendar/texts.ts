import type { CalendarProblem } from '@vowkit/sdk-core/desk'
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

  feeds: 'Your other calendars',
  feedsHint:
    'Events of these calendars take their day. Paste the secret iCal address of Google, Outlook or Apple. Events that are shown as “Free” there do not count.',
  address: 'Address of a calendar',
  add: 'Add calendar',
  added: (name: string) => `${name} was added.`,
  removed: (name: string) => `${name} was removed.`,
  remove: (name: string) => `Remove ${name}`,
  readNow: (name: string) => `Read ${name} now`,
  reading: 'Reading…',
  lastRead: (ago: string) => `Last read ${ago}`,
  neverRead: 'Never read',
  problems: {
    status: (status: number) => `This address answered ${status}.`,
    timeout: () => 'This address did not answer in time.',
    no_answer: () => 'This address could not be reached.',
    private_host: () => 'This address is not on the public internet.',
    too_many_redirects: () => 'This address redirects too often.',
    too_large: () => 'This calendar is too large.',
    not_calendar: () => 'This address contains no calendar. Use the iCal address, which often ends with .ics.',
  } satisfies Record<CalendarProblem, (status: number) => string>,

  ownFeed: 'This calendar in your other apps',
  ownFeedHint:
    'Add this address in Google, Outlook or Apple to see your booked and taken days there. Keep it secret: everyone who has it can read it.',
  ownAddress: 'Your secret address',
  copy: 'Copy address',
  copied: 'Copied.',
  copyFailed: 'The address could not be copied. Select it and copy it yourself.',
  renew: 'Replace the address',
  renewQuestion: 'Apps that use the current address will stop showing your calendar.',
  renewNow: 'Replace it now',
  renewed: 'Your address was replaced. Add the new one to your apps.',
  cancel: 'Cancel',
  showsNames: 'Include the first names of couples',
})

export type CalendarTexts = TextsOf<typeof calendarTexts>
