import * as chrono from 'chrono-node'
import type { TagLookup } from './amounts.ts'
import { holidayIn } from './deadline.ts'
import type { QuestionLanguage } from './query.ts'
import { isNumber, type Token } from './tokens.ts'

const PARSERS: Partial<Record<QuestionLanguage, Pick<chrono.Chrono, 'parse'>>> = {
  en: chrono.en.casual,
  es: chrono.es.casual,
  fr: chrono.fr.casual,
  de: chrono.de.casual,
  it: chrono.it.casual,
  pt: chrono.pt.casual,
  zh: chrono.zh.casual,
}
/** Months that are also common words need a preposition, a number or another word of a date beside them. */
const AMBIGUOUS = new Set(['may', 'march', 'mar', 'sat', 'sun', 'sep', 'mai', 'mars', 'set'])
const BESIDE_MONTH =
  /^(?:in|next|of|on|this|early|mid|late|last|by|until|during|for|en|de|del|di|im|em|fin|debut|proximo|prochain|nachsten|january|saturday|sunday|friday|thursday|wednesday|tuesday|monday)$/
const NUMERIC_DATE = /\b\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b|\d+\s*月/

/** Returns the date or month that a question names as `YYYY-MM-DD` or `YYYY-MM`. */
export function readDate(
  text: string,
  tokens: readonly Token[],
  tags: TagLookup,
  language: QuestionLanguage,
  today: string,
): string | undefined {
  return holidayIn(text, today) ?? readDay(text, tokens, tags, language, today)
}

/** Like `readDate`, without holidays. */
export function readDay(
  text: string,
  tokens: readonly Token[],
  tags: TagLookup,
  language: QuestionLanguage,
  today: string,
): string | undefined {
  const month = tokens.findIndex((_, at) => isMonth(at, tokens, tags))
  const isWeekday = tokens.some((_, at) => tags.has(at, 'weekday'))
  if (month < 0 && !isWeekday && !NUMERIC_DATE.test(text)) return undefined
  const exact = parseDate(text, language, today)
  if (exact) return exact
  if (month < 0) return undefined
  return monthAfter(Number(tags.nameAt(month, 'month')), yearIn(tokens), today)
}

function isMonth(at: number, tokens: readonly Token[], tags: TagLookup): boolean {
  if (!tags.has(at, 'month')) return false
  const token = tokens[at]
  if (!token || !AMBIGUOUS.has(token.word)) return true
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  return (
    (before !== undefined && (BESIDE_MONTH.test(before.word) || isNumber(before))) ||
    (next !== undefined && isNumber(next))
  )
}

/** Parses a date with a day. Returns undefined for a month, because a month has no first day in a question. */
function parseDate(text: string, language: QuestionLanguage, today: string): string | undefined {
  const parser = PARSERS[language]
  if (!parser) return undefined
  const found = parser.parse(text, new Date(`${today}T12:00:00Z`), { forwardDate: true })
  const start = found.find(({ start }) => start.isCertain('day') && start.isCertain('month'))?.start
  if (!start) return undefined
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  if (!year || !month || !day) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function yearIn(tokens: readonly Token[]): number | undefined {
  const year = tokens.find(({ word }) => /^20[2-4]\d$/.test(word))
  return year && Number(year.word)
}

/** Returns the next month of a number from today on. */
function monthAfter(month: number, year: number | undefined, today: string): string {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const inYear = year ?? (month >= thisMonth ? thisYear : thisYear + 1)
  return `${inYear}-${String(month).padStart(2, '0')}`
}
