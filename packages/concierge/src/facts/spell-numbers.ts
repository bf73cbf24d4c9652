const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const SMALL: ReadonlyMap<string, number> = new Map([
  ...[...UNITS, ...TEENS].map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['dozen', 12],
])
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
])
const PARTS: readonly [RegExp, string][] = [
  [/\b(?:one |a |an )?half\b(?! (?:an? )?(?:hour|year|past|dozen|mile))/g, '50%'],
  [/\b(?:two[- ]thirds)\b/g, '67%'],
  [/\b(?:one[- ]|a )third\b(?! (?:photographer|person|day|time|party|meeting|floor|vehicle))/g, '33%'],
  [/\b(?:one[- ]|a )quarter\b(?! (?:acre|of an hour|mile|hour))/g, '25%'],
  [/\b(?:one[- ]|a )fifth\b(?= of)/g, '20%'],
]

/** Signs and codes of currencies before and after an amount. All amounts are in the currency of the deployment. */
const BEFORE_AMOUNT = /(?:[€£]|\b(?:eur|gbp|chf|usd|cad|aud|nzd)) ?(?=\d)/g
const AFTER_AMOUNT = /(?<![$\d.])(\d+(?:\.\d\d)?) ?(?:[€£]|(?:euros?|eur|gbp|francs?|chf|usd|cad|aud|nzd)\b)/g

const WORD = [...SMALL.keys(), ...SCALES.keys()].join('|')
const NUMBER = new RegExp(
  `\\b(?:an? (?=hundred|thousand|dozen))?(?:${WORD})(?:(?:(?<=hundred|thousand) and |[- ])(?:${WORD}))*\\b`,
  'g',
)

/**
 * Writes the numbers of an English text in digits and its fractions in percent: "a hundred and thirty" becomes "130",
 * "a third" becomes "33%", "two and a half hours" becomes "2.5 hours", and
 * amounts in any currency such as "500 euros" become "$500". Returns lower case.
 */
export function spellNumbers(text: string): string {
  let result = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
  result = result.replace(NUMBER, toDigits)
  result = result.replace(/\b(\d+) and a half\b/g, '$1.5').replace(/\b(\d+) per ?cent\b/g, '$1%')
  result = result.replace(BEFORE_AMOUNT, '$').replace(AFTER_AMOUNT, '$$$1')
  for (const [pattern, percent] of PARTS) result = result.replace(pattern, percent)
  return result
}

function toDigits(words: string): string {
  const numbers: number[] = []
  let total = 0
  let group = 0
  let last = Number.POSITIVE_INFINITY
  let joined = ''
  for (const word of words.split(/(?<=\w)(?: and |[- ])|^an? /)) {
    const scale = SCALES.get(word)
    const value = SMALL.get(word)
    if (scale !== undefined) {
      group = (group || 1) * scale
      if (scale === 1000) [total, group] = [total + group, 0]
      last = scale
    } else if (value !== undefined) {
      // "two twenty" are two numbers, "twenty two" is one.
      const continues = (last === 100 || last === 1000 || (last >= 20 && last < 100 && value < 10)) && last > value
      if (!continues && (group > 0 || total > 0)) {
        numbers.push(total + group)
        joined = ' '
        ;[total, group] = [0, 0]
      }
      group += value
      last = value
    }
  }
  numbers.push(total + group)
  return numbers.join(joined || ' ')
}
