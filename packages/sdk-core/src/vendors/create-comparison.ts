import { atom, type ReadableAtom } from 'nanostores'
import { MAX_COMPARED_VENDORS } from '../contract/briefs/outcomes.ts'
import { isRecord } from '../contract/shared/envelope.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** A vendor that the couple compares. */
export interface ComparedVendor {
  /** The id as text. */
  id: string
  name: string
}

/** The vendors that the couple compares. Get the client's only instance with `client.ports.once(createComparison)`. */
export interface Comparison {
  /** The vendors in the order in which they were added, at most 4. The tab stores them. */
  readonly $compared: ReadableAtom<readonly ComparedVendor[]>
  /** Adds a vendor or removes it. Returns `false` if the comparison is full. */
  toggle(vendor: { id: Id; business_name: string }): boolean
  /** Removes the vendors with these ids. Ignores vendors that are not compared. */
  remove(ids: readonly Id[]): void
  clear(): void
}

const KEY = 'comparedVendors'

export function createComparison({ tab, onAccountChange }: FeaturePorts): Comparison {
  const $compared = atom<readonly ComparedVendor[]>(read(tab.get(KEY)))

  function set(vendors: readonly ComparedVendor[]): void {
    $compared.set(vendors)
    if (vendors.length === 0) tab.remove(KEY)
    else tab.set(KEY, toJson(vendors))
  }

  onAccountChange(() => set([]))

  return {
    $compared,
    toggle({ id: given, business_name: name }) {
      const id = String(given)
      const compared = $compared.get()
      const others = compared.filter((vendor) => vendor.id !== id)
      if (others.length < compared.length) set(others)
      else if (compared.length >= MAX_COMPARED_VENDORS) return false
      else set([...compared, { id, name }])
      return true
    },
    remove(ids) {
      const removed = new Set(ids.map(String))
      const others = $compared.get().filter(({ id }) => !removed.has(id))
      if (others.length < $compared.get().length) set(others)
    },
    clear: () => set([]),
  }
}

function read(stored: string | null): ComparedVendor[] {
  const vendors = fromJson(stored)
  if (!Array.isArray(vendors)) return []
  return vendors
    .flatMap((vendor) => {
      const { id, name } = isRecord(vendor) ? vendor : {}
      return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : []
    })
    .slice(0, MAX_COMPARED_VENDORS)
}
