import { defineMessages } from '../../../shared/language/define-messages.ts'

/** "Ana", "Ana and Ben", or "Ana and 2 more". */
function severalOf([first = '', second = '', ...more]: readonly string[]): string {
  if (second === '') return first
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} more`
}

function longDate(date: string): string {
  return new Date(`${date}T00:00`).toLocaleDateString('en-US', { dateStyle: 'long' })
}

/** Texts of the dialog and of the vendors to write to, which load with them. Dates are `YYYY-MM-DD`. */
export const dateChangeMessages = defineMessages('dateChange', {
  title: 'Move your wedding date?',
  booked: (vendors: readonly string[], date: string) =>
    `${severalOf(vendors)} ${vendors.length === 1 ? 'has signed or is' : 'have signed or are'} booked for ${longDate(date)}.`,
  explain: 'Saving changes your date here, not in those contracts. You can write to them next.',
  taken: (vendor: string, date: string) => `${vendor} is not free on ${longDate(date)}.`,
  save: 'Save and write to them',
  back: 'Go back',
  writeTo: (vendor: string) => `Write to ${vendor}`,
  notOpened: (vendor: string) => `The conversation with ${vendor} did not open. Please try again.`,
})
