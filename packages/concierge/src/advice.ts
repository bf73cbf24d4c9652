import type { Sentences } from './sentences/en/index.ts'
import { dollars } from './text.ts'
import type { Understood } from './understand.ts'

/** Typical shares of a wedding budget by vendor category, in percent. */
const SHARES = [
  ['place', 48],
  ['photos', 12],
  ['flowers', 12],
  ['looks', 10],
  ['music', 8],
  ['rest', 10],
] as const

const ASKS_SPLIT =
  /\b(split|divide|allocate|break ?down|how (should|do|can) (i|we) (spend|budget)|budget (plan|advice|tips?)|plan (a|my|our) budget|average (cost|price)|cost of a wedding|how much (does|do|is|should) (a |an |our |my )?(whole |average |typical )?weddings?)\b(?! (cake|dress|band|photo))/i
const ASKS_ORDER =
  /\b(when (should|do|to)|how (early|soon|far in advance|long before)|timeline|checklist|what (should|do) (i|we) (book|do) (first|next)|where (do|should) (i|we) (start|begin)|in what order|to.?do list)\b/i

const ASKS_QUESTIONS = /\b(what (should|do|can) (i|we) ask|questions? (to|should i|for) (ask|my|a|the)?)\b/i

/** Gives general advice about wedding planning. Returns null for other questions. */
export function advise({ text, price: { max: total }, kinds }: Understood, { advice }: Sentences): string | null {
  if (ASKS_SPLIT.test(text) && kinds.length === 0) {
    const amountOf = (percent: number) => (total ? dollars(Math.round((total * percent) / 100)) : `${percent}%`)
    const lines = SHARES.map(([what, percent]) => `• ${advice.share(advice.shares[what], amountOf(percent))}`)
    return advice.split(total, lines)
  }
  if (ASKS_ORDER.test(text)) return advice.timeline
  return ASKS_QUESTIONS.test(text) ? advice.questions : null
}
