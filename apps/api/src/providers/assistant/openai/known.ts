import { type Knowledge, wordsIn } from '@vowkit/concierge'
import { numbersIn } from './figures.ts'

/** The facts that the model received. Its reply may state only these facts. */
export interface Known {
  /** Adds text that the model received. */
  add(text: string): void
  /** Adds a vendor that the model received. */
  addVendor(id: number, name: string): void
  /** Resolves to the name of a vendor, or to `null` if no vendor has this id. */
  nameOf(id: number): Promise<string | null>
  /** Returns the id of a vendor that the model received. */
  idOf(name: string): number | undefined
  /** Whether the model received these words in this order. */
  covers(text: string): boolean
  /** Whether the model received this number. See `numbersIn`. */
  hasNumber(number: string): boolean
}

export function createKnown(knowledge: Pick<Knowledge, 'profiles'>): Known {
  const names = new Map<number, string>()
  const numbers = new Set<string>()
  let words = ' '
  const add = (text: string) => {
    words += `${wordsIn(text).join(' ')} `
    for (const number of numbersIn(text)) numbers.add(number)
  }
  return {
    add,
    addVendor(id, name) {
      names.set(id, name)
      add(name)
    },
    async nameOf(id) {
      const [vendor] = names.has(id) ? [] : await knowledge.profiles([id])
      return names.get(id) ?? vendor?.name ?? null
    },
    idOf: (name) => [...names].find(([, other]) => isSame(name, other))?.[0],
    covers: (text) => words.includes(` ${wordsIn(text).join(' ')} `),
    hasNumber: (number) => numbers.has(number),
  }
}

/** Whether two names have the same words. */
export function isSame(a: string, b: string): boolean {
  return wordsIn(a).join(' ') === wordsIn(b).join(' ')
}
