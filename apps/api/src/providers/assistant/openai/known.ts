import { type Knowledge, wordsIn } from '@vowkit/concierge'

/** The facts that the model received. Its reply may name only these facts. */
export interface Known {
  /** Adds text that the model received. */
  add(text: string): void
  /** Adds a vendor that the model received. */
  addVendor(id: number, name: string): void
  /** Resolves to the name of a vendor, or to `null` if no vendor has this id. */
  nameOf(id: number): Promise<string | null>
  /** Whether the model received these words in this order. */
  covers(text: string): boolean
}

export function createKnown(knowledge: Knowledge): Known {
  const names = new Map<number, string>()
  let words = ' '
  const add = (text: string) => {
    words += `${wordsIn(text).join(' ')} `
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
    covers: (text) => words.includes(` ${wordsIn(text).join(' ')} `),
  }
}
