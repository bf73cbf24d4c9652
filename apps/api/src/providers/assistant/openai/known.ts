import { type Catalogue, wordsIn } from '@vowkit/concierge'

/** The facts that the model was given. Its reply may name only these. */
export interface Known {
  /** Adds text that the model was given. */
  add(text: string): void
  /** Adds a vendor that the model was given. */
  addVendor(id: number, name: string): void
  /** The name of a vendor. `null` if no vendor has this id. */
  nameOf(id: number): Promise<string | null>
  /** Whether the model was given these words in this order. */
  covers(text: string): boolean
}

export function createKnown(catalogue: Catalogue): Known {
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
      return names.get(id) ?? (await catalogue.vendor(id))?.business_name ?? null
    },
    covers: (text) => words.includes(` ${wordsIn(text).join(' ')} `),
  }
}
