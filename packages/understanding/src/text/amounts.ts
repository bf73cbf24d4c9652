/** An expression of a prompt that no image shows: a price, a time of the clock or a date. */
export interface Amount {
  start: number
  end: number
  /** The month of a date, from 1 to 12. */
  month?: number
}

const NUMBER = String.raw`\p{Nd}{1,3}(?:[.,'’ \u00a0]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}{1,2})?|\p{Nd}+(?:[.,]\p{Nd}+)?`
const THOUSANDS = String.raw`(?:\s?(?:k|m|mil|mila|thousand|grand|tausend|mille)(?!\p{L}))?`
const SIGN = String.raw`(?:(?:us|ca|au|nz)\s?)?[$€£¥₹₽]`
const CURRENCY = String.raw`(?:[$€£¥₹]|(?:euros?|eur|usd|gbp|dollars?|bucks|pounds|d[oó]lares|d[oó]lar|pesos|libras|livres|dollari|sterline|reais|francs|franken)(?!\p{L})|欧元|歐元|美元|美金|人民币|元|块|يورو|دولار(?:ات)?|درهم|ريال)`
const SHARE = String.raw`(?:\s*(?:per|an?|each|por|pro|par|a|al|à)\s+(?:heads?|persons?|guests?|plates?|couples?|persona|cabeza|invitado|cubierto|kopf|gast|personne|t[eê]te|invit[eé]|testa|ospite|pessoa|convidado)(?!\p{L}))?`
const PRICES = [
  `${SIGN}\\s?(?:${NUMBER})${THOUSANDS}${SHARE}`,
  `(?:${NUMBER})${THOUSANDS}\\s?(?:de\\s|d['’])?${CURRENCY}${SHARE}`,
  String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?\s?k(?!\p{L})`,
  String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?\s?%`,
]
const HOUR = String.raw`[ap]\.?\s?m\.?(?![\p{L}])|uhr(?!\p{L})|o\s?['’]?\s?clock(?!\p{L})|h(?:rs?|oras?|eures?)?(?!\p{L})|Uhr|点|點|時|时`
const TIMES = [
  String.raw`\p{Nd}{1,2}\s?[:.h]\s?\p{Nd}{2}(?!\p{Nd})(?:\s?(?:${HOUR}))?`,
  String.raw`\p{Nd}{1,2}\s?(?:${HOUR})`,
]
const DAY = String.raw`\p{Nd}{1,2}\s?(?:st|nd|rd|th|er|ère|º|ª|\.)?`
const YEAR = String.raw`(?:19|20)\p{Nd}{2}(?!\p{Nd})`
const NUMERIC_DATES = [
  String.raw`\p{Nd}{1,2}\s?([./-])\s?\p{Nd}{1,2}\s?\1\s?\p{Nd}{2,4}(?!\p{Nd})`,
  String.raw`\p{Nd}{4}([/.-])\p{Nd}{1,2}\1\p{Nd}{1,2}(?!\p{Nd})`,
]
/** The names of the months, from January to December, with the usual abbreviations. */
const MONTHS = [
  'january|jan|enero|ene|janvier|janv|januar|jänner|gennaio|gen|janeiro',
  'february|feb|febrero|février|févr|fév|februar|febbraio|febb|fevereiro|fev',
  'march|mar|marzo|mars|märz|mär|março',
  'april|apr|abril|abr|avril|avr|aprile',
  'may|mayo|mai|maggio|mag|maio',
  'june|jun|junio|juin|juni|giugno|giu|junho',
  'july|jul|julio|juillet|juil|juli|luglio|lug|julho',
  'august|aug|agosto|ago|août|aout',
  'september|sept|sep|septiembre|septembre|settembre|sett|setembro|set',
  'october|oct|octubre|octobre|oktober|okt|ottobre|ott|outubro|out',
  'november|nov|noviembre|novembre|novembro',
  'december|dec|diciembre|dic|décembre|déc|dezember|dez|dicembre|dezembro',
].map((names) => names.split('|'))
const MONTH = `(?:${MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|')})\\.?(?!\\p{L})`
const OF = String.raw`\s*(?:of\s+|de\s+|di\s+|del\s+)?`
const WRITTEN_DATES = [
  `${DAY}${OF}(?<month>${MONTH})(?:\\s*,?${OF}${YEAR})?`,
  `(?<month>${MONTH})\\s*${DAY}(?!\\p{Nd})(?:\\s*,?\\s*${YEAR})?`,
  `(?<month>${MONTH})${OF}${YEAR}`,
]
const EDGE = String.raw`(?<![\p{L}\p{Nd}])`
const PATTERNS = [...NUMERIC_DATES, ...WRITTEN_DATES, ...PRICES, ...TIMES].map(
  (pattern) => new RegExp(`${EDGE}(?:${pattern})`, 'giu'),
)

/** Returns the prices, times and dates of a text, in order. They do not overlap. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = []
  for (const pattern of PATTERNS)
    for (const { 0: whole, index, groups } of text.matchAll(pattern)) {
      const [start, end] = [index, index + whole.trimEnd().length]
      if (found.some((other) => start < other.end && end > other.start)) continue
      found.push({ start, end, ...(groups?.month && { month: monthOf(groups.month) }) })
    }
  return found.toSorted((a, b) => a.start - b.start)
}

function monthOf(name: string): number {
  const plain = name.toLowerCase().replace('.', '')
  return MONTHS.findIndex((names) => names.includes(plain)) + 1
}
