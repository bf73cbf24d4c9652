import { dollars } from './text.ts'
import type { Understood } from './understand.ts'

/** Shares of a usual budget, in percent. */
const SHARES: readonly [string, number][] = [
  ['Venue, food and drinks', 48],
  ['Photo and video', 12],
  ['Flowers and rentals', 12],
  ['Attire, hair, makeup and rings', 10],
  ['Music', 8],
  ['Planning and everything else', 10],
]

/** When what is usually booked, in the order it should be. */
const TIMELINE = [
  '**12 months before:** venue, planner',
  '**10 months:** photographer, caterer, music',
  '**8 months:** attire, florist, videographer',
  '**6 months:** hair and makeup, officiant, invitations',
  '**4 months:** cake, rentals, transport, rings',
]

const ASKS_SPLIT =
  /\b(split|divide|allocate|break ?down|how (should|do|can) (i|we) (spend|budget)|budget (plan|advice|tips?)|plan (a|my|our) budget|average (cost|price)|cost of a wedding|how much (does|do|is|should) (a |an |our |my )?(whole |average |typical )?weddings?)\b(?! (cake|dress|band|photo))/i
const ASKS_ORDER =
  /\b(when (should|do|to)|how (early|soon|far in advance|long before)|timeline|checklist|what (should|do) (i|we) (book|do) (first|next)|where (do|should) (i|we) (start|begin)|in what order|to.?do list)\b/i

const ASKS_QUESTIONS = /\b(what (should|do|can) (i|we) ask|questions? (to|should i|for) (ask|my|a|the)?)\b/i

/** Rules of thumb; null for a question about something else. */
export function advise({ text, price, kinds }: Understood): string | null {
  if (ASKS_SPLIT.test(text) && kinds.length === 0) {
    const total = price.max
    const lines = SHARES.map(
      ([what, percent]) =>
        `• ${what}: ${total ? `about **${dollars(Math.round((total * percent) / 100))}**` : `about **${percent}%**`}`,
    )
    return `A rule of thumb${total ? ` for ${dollars(total)}` : ''}:\n${lines.join('\n')}\nTell me a category and a budget, and I look for vendors that fit.`
  }
  if (ASKS_ORDER.test(text))
    return `What books out first comes first:\n${TIMELINE.map((line) => `• ${line}`).join('\n')}\nName one, and I show you vendors.`
  if (ASKS_QUESTIONS.test(text)) {
    return 'Good things to ask any vendor:\n• Is our date free, and until when do you hold it?\n• What is included, and what costs extra (travel, overtime, setup)?\n• Who will be there on the day, and who steps in if they are ill?\n• How much is the deposit, and what if we have to postpone?\n• May we see **one whole wedding** you did, not only the highlights?'
  }
  return null
}
