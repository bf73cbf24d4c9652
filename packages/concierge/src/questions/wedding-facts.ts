import { readGuests } from './conditions.ts'
import { readDay } from './dates.ts'
import { languageFor } from './language.ts'
import { readText } from './reading.ts'

/** What a text says about a wedding. */
export interface WeddingFacts {
  /** The date as `YYYY-MM-DD`. Absent if the text names no day, and for a day before today. */
  date?: string
  guests?: number
}

const MAX_LENGTH = 500

/** Reads the date and the number of guests from a text: "dinner for 120 in an orchard on June 12, 2027". */
export function readWeddingFacts(text: string, today: string): WeddingFacts {
  const start = text.slice(0, MAX_LENGTH)
  const language = languageFor(start, [], '')
  const reading = readText(start, language, [], { categories: [], places: [], today })
  const day = readDay(start, reading.tokens, reading.tags, language, today)
  const guests = readGuests(reading)?.value
  return {
    ...(day?.length === 10 && day >= today && { date: day }),
    ...(guests !== undefined && { guests }),
  }
}
