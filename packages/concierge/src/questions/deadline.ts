import type { QuestionLanguage } from './query.ts'

/** Words that begin a deadline: "before Christmas". */
const BEFORE: Partial<Record<QuestionLanguage, RegExp>> = {
  en: /\b(?:before|by|until|till|up to|prior to|ahead of)\b(.*)/iu,
  es: /\b(?:antes del?|hasta)\b(.*)/iu,
  fr: /(?:\bavant\b|\bd[’']ici\b|\bjusqu[’']|\bjusque\b)(.*)/iu,
  de: /\b(?:vor|bis)\b(.*)/iu,
  it: /\b(?:prima d\p{L}*|entro|fino a)\b(.*)/iu,
  pt: /(?:\bantes d\p{L}\b|\baté)(.*)/iu,
}

/** Holidays with a fixed date, as month and day. */
const HOLIDAYS: readonly (readonly [RegExp, string])[] = [
  [/\bchristmas|\bxmas|\bnavidad|\bno[eë]l\b|\bweihnacht|\bnatale?\b/iu, '12-25'],
  [/\bnew years?\b|\bnew year[’']s|\baño nuevo|\bnouvel an|\bneujahr|\bcapodanno|\bano novo/iu, '01-01'],
  [/\bvalentine/iu, '02-14'],
  [/\bhalloween/iu, '10-31'],
  [/\b(?:fourth|4th) of july|\bindependence day/iu, '07-04'],
]
const END_OF_YEAR =
  /\bend of (?:the|this) year|\byear[’']?s? end|\b(?:fin|final) de(?:l)? año|\bfin de l[’']année|\bjahresende|\bfine dell[’']anno|\bfim do ano/iu

/** The names of holidays in English, so that none counts as a typo. */
export const HOLIDAY_WORDS = 'christmas xmas halloween thanksgiving hanukkah easter valentine valentines'.split(' ')

/** Returns the first day after a deadline that a question names, such as `2026-12-25` for "before Christmas". */
export function readDeadline(
  text: string,
  language: QuestionLanguage,
  date: string | undefined,
  today: string,
): string | undefined {
  const rest = BEFORE[language]?.exec(text)?.[1]
  if (!rest) return undefined
  if (END_OF_YEAR.test(rest)) return `${Number(today.slice(0, 4)) + 1}-01-01`
  const holiday = HOLIDAYS.find(([name]) => name.test(rest))?.[1]
  if (holiday) return next(holiday, today)
  if (date === undefined) return undefined
  return date.length === 7 ? `${date}-01` : date
}

const EVE = /\beve\b|\bheiligabend|\bsilvester|\bnochebuena|\bnochevieja|\br[ée]veillon/iu

/** Returns the date of the holiday that a text names: "who works on New Year's Eve?" */
export function holidayIn(text: string, today: string): string | undefined {
  const holiday = HOLIDAYS.find(([name]) => name.test(text))?.[1]
  if (!holiday) return undefined
  const day = EVE.test(text) ? (holiday === '01-01' ? '12-31' : holiday === '12-25' ? '12-24' : holiday) : holiday
  return next(day, today)
}

/** Returns the next day with a month and a day after today. */
function next(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const inYear = `${year}-${monthAndDay}`
  return inYear > today ? inYear : `${year + 1}-${monthAndDay}`
}
