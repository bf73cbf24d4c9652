export interface PriceRange {
  min?: number
  max?: number
}

const AMOUNT = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|grand)?\b(?!\s?(?:guests?|people|persons?|pax|pm|am|:|st\b|nd\b|rd\b|th\b|stars?|days?|hours?|months?|years?|miles?|minutes?))`
const BETWEEN = new RegExp(`(?:between\\s+|from\\s+)?${AMOUNT}\\s*(?:-|–|to|and)\\s*${AMOUNT}`, 'i')
const MOST = new RegExp(
  `(?:under|below|less than|up to|max(?:imum)?(?: of)?|at most|within|no more than|not more than|cheaper than|<|budget(?: of| is|:)?|have|spend|for|around|about)\\s*${AMOUNT}`,
  'i',
)
const LEAST = new RegExp(
  `(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting at|upwards of|>)\\s*${AMOUNT}`,
  'i',
)
const PLAIN = new RegExp(`${AMOUNT}\\s*(dollars|bucks|usd)?`, 'gi')
/** Numbers that are read as a year unless the text marks them as money. */
const YEAR = /^20[2-4]\d$/

/** Extracts the dollar amounts of a question. A single amount is the maximum unless the text states otherwise. */
export function readPrice(text: string): PriceRange {
  const between = BETWEEN.exec(text)
  if (between) {
    const max = toAmount(between[3], between[4])
    // In "2-3k", both numbers are thousands.
    const min = toAmount(between[1], between[2] ?? (Number(between[1]) < 100 ? between[4] : undefined))
    if (min !== null && max !== null && min < max) return { min, max }
  }
  const least = LEAST.exec(text)
  const min = least && toAmount(least[1], least[2])
  if (min) return { min }
  const most = MOST.exec(text)
  const max = most && toAmount(most[1], most[2])
  if (max) return { max }
  for (const [all, digits, thousands, unit] of text.matchAll(PLAIN)) {
    const amount = toAmount(digits, thousands)
    if (amount !== null && (all.includes('$') || thousands || unit)) return { max: amount }
  }
  return {}
}

function toAmount(digits = '', thousands: string | undefined): number | null {
  if (!thousands && YEAR.test(digits)) return null
  const amount = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)
  return amount >= 20 && amount <= 10_000_000 ? amount : null
}
