import { UNLIMITED_CREDITS } from '@vowkit/sdk-core/contract'
import type { OwnList } from '../../catalogue.ts'
import { counted, dateIn, dollars, listIn } from '../../text.ts'

const { and } = listIn('en')
const date = dateIn('en-US')

const SOME: Record<OwnList, string> = {
  saved: 'You have saved',
  active: 'You are in touch with',
  booked: 'You have booked',
  scanned: 'You have scanned',
}
const NONE: Record<OwnList, string> = {
  saved: 'You have no saved vendors yet. Tap the heart on a card, and I keep track of them.',
  active: 'You are not in touch with a vendor yet. **Message** on a profile opens a conversation.',
  booked: 'No vendor is booked yet.',
  scanned: 'You have not scanned a vendor at a wedding fair yet.',
}

/** Sentences about the couple's own data. */
export const own = {
  loggedOut:
    'I can only tell you that once you are logged in: then I know your vendors, your date and your bills. Until then I am glad to find vendors for you.',
  onSite: 'I can only tell you that on our website, not on this page. Sign in there, and I know it all.',
  none: (list: OwnList) => NONE[list],
  some: (list: OwnList, count: number) => `${SOME[list]} ${counted(count, 'vendor')}:`,
  more: (count: number) => `and ${count} more, under **Vendors**.`,
  credits: (credits: number) => {
    if (credits === UNLIMITED_CREDITS) return 'You have the monthly plan: as many visions as you like.'
    const left = `You have **${counted(credits, 'credit')}** left, each good for one vision.`
    return credits === 0 ? `${left} Tap **Upgrade** on the Vision Board for more.` : left
  },
  noBills: 'Nothing is due: you have no unpaid invoices.',
  bills: (count: number) => `You have ${counted(count, 'unpaid invoice')}:`,
  bill: (name: string, due: number, dueDate: string) => `${name}, ${dollars(due)}, due ${date(dueDate)}`,
  howToPay: 'Pay under **Vendors**, by **Manage** and **Make Payment**.',
  noDate: 'I don’t know your date yet. Tell it under **Settings**, and I count the days with you.',
  day: (weddingDate: string, days: number) => {
    if (days > 0) return `Your wedding is on **${date(weddingDate)}**: ${counted(days, 'day')} to go!`
    if (days === 0) return 'It is **today**. Congratulations!'
    return `Your wedding was on **${date(weddingDate)}**. I hope it was wonderful!`
  },
  nothingMissing: 'You are in touch with somebody for everything you told us you need. Well done!',
  missing: (titles: readonly string[]) =>
    `You are not in touch with anybody yet for ${and(titles)}. Which shall I look for?`,
  told: 'What you told us:',
  people: (names: readonly string[]) => `You: ${and(names)}`,
  date: (weddingDate: string) => `Date: ${date(weddingDate)}`,
  place: (city: string) => `Place: ${city}`,
  style: (styles: string) => `Style: ${styles}`,
  budget: (budget: string) => `Budget: ${budget}`,
  toldNothing: 'You have not told us about your wedding yet. You can do that under **Settings**.',
  change: 'You can change it under **Settings**.',
}
