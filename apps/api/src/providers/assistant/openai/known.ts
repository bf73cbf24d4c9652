import { type Catalogue, wordsIn } from '@vowkit/concierge'

/** What the model was told, and may therefore say. */
export interface Known {
  /** Adds something that was told. */
  note(text: string): void
  noteVendor(id: number, name: string): void
  /** The name of a vendor that there is; null for one that is made up. */
  nameOf(id: number): Promise<string | null>
  /** Whether the words of a text were told, in their order. */
  covers(text: string): boolean
}

export function createKnown(catalogue: Catalogue): Known {
  const names = new Map<number, string>()
  let told = ' '
  const note = (text: string) => {
    told += `${wordsIn(text).join(' ')} `
  }
  return {
    note,
    noteVendor(id, name) {
      names.set(id, name)
      note(name)
    },
    async nameOf(id) {
      return names.get(id) ?? (await catalogue.vendor(id))?.business_name ?? null
    },
    covers: (text) => told.includes(` ${wordsIn(text).join(' ')} `),
  }
}
