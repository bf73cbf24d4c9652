import { defineMessages } from '../language/define-messages.ts'

function longDate(date: string): string {
  return new Date(`${date}T00:00`).toLocaleDateString('en-US', { dateStyle: 'long' })
}

/** Texts about vendors with the old date of a couple that has moved its wedding. Dates are `YYYY-MM-DD`. */
export const movedDateMessages = defineMessages('movedDate', {
  bookedFor: (old: string, now: string) => `Booked for ${longDate(old)}. Your date is now ${longDate(now)}.`,
  signedFor: (old: string, now: string) => `Signed for ${longDate(old)}. Your date is now ${longDate(now)}.`,
  write: 'Write to them',
  /** The draft of the message to a vendor. `now` is `""` if the couple has removed its date. */
  draft: (old: string, now: string) =>
    now === ''
      ? `Our wedding is no longer on ${longDate(old)}. We will tell you as soon as we have a new date.`
      : `We have moved our wedding from ${longDate(old)} to ${longDate(now)}. Are you free on the new date?`,
})
