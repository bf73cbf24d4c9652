import { defineMessages } from '../../../shared/language/define-messages.ts'

/** "Ana", "Ana and Ben", or "Ana and 2 more". */
function severalOf([first = '', second = '', ...more]: readonly string[]): string {
  if (second === '') return first
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} more`
}

/** Texts of the dialog, which load with it. */
export const dateChangeMessages = defineMessages('dateChange', {
  title: 'Move your wedding date?',
  text: (vendors: readonly string[], day: Date) =>
    `${severalOf(vendors)} ${vendors.length === 1 ? 'has signed or is' : 'have signed or are'} booked for ${day.toLocaleDateString('en-US', { dateStyle: 'long' })}. Saving changes your date here, not in those contracts. Tell them about the change.`,
  save: 'Save this change',
  back: 'Go back',
})
