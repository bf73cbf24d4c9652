import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import type { Amount } from './amounts.ts'
import { readGuests } from './conditions.ts'
import { readDay } from './dates.ts'
import { languageFor } from './language.ts'
import { type Reading, readText } from './reading.ts'
import { readTown } from './wedding-place.ts'
import { readStyles } from './wedding-styles.ts'

/** What a text says about a wedding. */
export interface WeddingFacts {
  /** The date as `YYYY-MM-DD`. Absent if the text names no day, and for a day before today. */
  date?: string
  guests?: number
  /** The budget of the whole wedding. Absent for an amount without a currency or the word "budget". */
  budget?: number
  /** The first town that the text names as a place. */
  town?: string
  /** Absent if the text names none. */
  styles?: readonly WeddingStyle[]
}

export interface ReadWeddingFactsOptions {
  /** Today as `YYYY-MM-DD`. */
  today: string
  /** The towns to look for. */
  towns?: readonly string[]
}

const MAX_LENGTH = 500
/** Smaller amounts are prices of single things. */
const MIN_BUDGET = 1000
const BUDGET_WORD = /^(?:budget|presupuesto|ميزانية|الميزانية|ميزانيتنا|预算)$/

/** Reads the facts of a wedding from a text: "dinner for 120 on June 12, 2027, with a budget of $30,000". */
export function readWeddingFacts(text: string, { today, towns = [] }: ReadWeddingFactsOptions): WeddingFacts {
  const start = text.slice(0, MAX_LENGTH)
  const language = languageFor(start, [], '')
  const reading = readText(start, language, [], { categories: [], places: [], today })
  const day = readDay(start, reading.tokens, reading.tags, language, today)
  const guests = readGuests(reading)?.value
  const town = readTown(reading, towns)
  const styles = readStyles(reading)
  return {
    ...(day?.length === 10 && day >= today && { date: day }),
    ...(guests !== undefined && { guests }),
    ...readBudget(reading),
    ...(town !== undefined && { town }),
    ...(styles.length > 0 && { styles }),
  }
}

/** The upper end of the only amount of money. Several amounts, and prices per guest or per hour, are no budget. */
function readBudget({ amounts, tokens, tags }: Reading): Pick<WeddingFacts, 'budget'> {
  const hasWord = tokens.some(({ word }) => BUDGET_WORD.test(word))
  const isMarked = ({ at, length }: Amount) => tags.has(at - 1, 'cue', 'money') || tags.has(at + length, 'cue', 'money')
  const money = amounts.filter(({ unit }) => unit === 'money')
  const marked = money.filter(isMarked)
  const [first, ...others] = marked.length > 0 ? marked : hasWord ? money : []
  const isPerUnit = tags.any('cue', 'per-guest') || tags.any('cue', 'per-hour')
  return first && others.length === 0 && !isPerUnit && first.value >= MIN_BUDGET ? { budget: first.value } : {}
}
