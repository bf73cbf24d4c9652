/** Matches a number with an optional currency before it and a word or a sign after it. */
const FIGURE = /([$€£]\s?)?(\d[\d.,]*\d|\d)(k\b)?(\s?%|[\s-](?=(\p{L}+)))?/giu

/** Words after a small number that make it a claim about a vendor, and not a count of what the reply lists. */
const UNITS =
  /^(guests?|people|persons?|seats?|hours?|hrs?|minutes?|mins?|miles?|weeks?|months?|days?|years?|stars?|reviews?|percent|dollars?|acres?|rooms?|personas|invitados|horas|millas|semanas|meses|días|años|estrellas|reseñas)$/iu

/** The largest number that can be a count of what a reply lists, such as "here are 4 florists". */
const MAX_COUNT = 10

/** Returns the figures that a text claims, as digits: prices, sizes, times, ratings, years. Leaves out small counts. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].flatMap(([, currency, digits = '', thousand, sign, word = '']) => {
    const value = normalize(digits, Boolean(thousand))
    const isClaim = currency || thousand || sign?.includes('%') || UNITS.test(word) || /[.,]/.test(digits)
    return isClaim || Number(value) > MAX_COUNT ? [value] : []
  })
}

/** Returns all numbers of a text, in the form of `figuresIn`. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([, , digits = '', thousand]) => normalize(digits, Boolean(thousand)))
}

/** Removes separators of thousands and trailing zeros: "1,200.00" and "1.2k" become "1200". */
function normalize(digits: string, isThousands: boolean): string {
  const plain = digits.replace(/[.,](?=\d{3}(\D|$))/g, '').replace(',', '.')
  const value = Number(plain) * (isThousands ? 1000 : 1)
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : digits
}
