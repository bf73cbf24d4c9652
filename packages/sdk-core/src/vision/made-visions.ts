import { atom, type ReadableAtom } from 'nanostores'

/** Which visions were made on this page, so that who lists them reads anew. A client has one. */
export interface MadeVisions {
  readonly $count: ReadableAtom<number>
  add(): void
}

export function createMadeVisions(): MadeVisions {
  const $count = atom(0)
  return { $count, add: () => $count.set($count.get() + 1) }
}
