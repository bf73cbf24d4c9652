import { fold } from './tokenize.ts'

/** The parts of a compound number are joined without a word, or by "und" as in "fünfundzwanzig". */
const JOINTS = ['und', '']
const HUNDRED = 100

/** Returns the value of a number that is written as one word of two parts, such as "fünfundzwanzig" or "trentadue". */
export function compoundNumber(word: string, numbers: Readonly<Record<string, number>>): number | undefined {
  const values = new Map(Object.entries(numbers).map(([name, value]) => [fold(name), value]))
  // "Einundzwanzig" contains no "eins".
  if (values.has('eins')) values.set('ein', 1)
  for (const [first, value] of values) {
    // "Ventuno" contains no "venti".
    for (const stem of [first, first.slice(0, -1)]) {
      if (stem.length < 3 || !word.startsWith(stem)) continue
      for (const joint of JOINTS) {
        const rest = word.slice(stem.length)
        const other = rest.startsWith(joint) ? values.get(rest.slice(joint.length)) : undefined
        if (other !== undefined) return other >= HUNDRED && value < other ? value * other : value + other
      }
    }
  }
  return undefined
}
