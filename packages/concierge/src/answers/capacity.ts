import type { VendorProfile } from '../facts/profile.ts'
import { capacityFacts } from '../facts/search-fields.ts'
import type { Sentences } from './sentences/en/index.ts'

/** How many guests a vendor can serve, as far as the profile says. */
export interface Capacity {
  seated?: number
  standing?: number
  /** The largest number of guests without more detail. */
  guests?: number
  /** The smallest number of guests. */
  min?: number
}

export function capacityOf({ facts, packages }: VendorProfile): Capacity {
  const capacity: Capacity = {}
  const minima = facts.filter(({ kind, unit }) => kind === 'minimum' && unit === 'guests')
  for (const { detail, min, max } of [...capacityFacts(facts, packages), ...minima]) {
    const key = detail === 'seated' || detail === 'standing' ? detail : 'guests'
    if (max !== undefined) capacity[key] = Math.max(capacity[key] ?? 0, max)
    if (min !== undefined) capacity.min = Math.min(capacity.min ?? min, min)
  }
  return capacity
}

/** The number of guests that ranks vendors by size. Undefined if the profile does not say. */
export function sizeOf(profile: VendorProfile): number | undefined {
  const { seated, standing, guests } = capacityOf(profile)
  const known = [seated, guests, standing].filter((size) => size !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}

/** Whether a profile says that the vendor serves a number of guests. Undefined if the profile does not say. */
export function servesGuests(profile: VendorProfile, guests: number, terms: readonly string[]): boolean | undefined {
  const { seated, min = 0 } = capacityOf(profile)
  const size = seated !== undefined && terms.some((term) => SEATED.test(term)) ? seated : sizeOf(profile)
  if (size !== undefined) return size >= guests && min <= guests
  const ranges = profile.packages.filter(
    ({ minGuests, maxGuests }) => maxGuests !== undefined || minGuests !== undefined,
  )
  if (ranges.some(({ minGuests = 0, maxGuests = minGuests }) => minGuests <= guests && maxGuests >= guests)) return true
  return ranges.length > 0 && ranges.length === profile.packages.length ? false : undefined
}

const SEATED = /^(seat|sit|dinner|dine|table)/

/** Describes a capacity, as in "seats 130, 200 standing". Returns an empty text if the profile does not say. */
export function describeCapacity({ seated, standing, guests, min }: Capacity, { vendor }: Sentences): string {
  const parts: string[] = []
  if (seated !== undefined) parts.push(vendor.seats(seated))
  if (standing !== undefined) parts.push(vendor.standing(standing))
  if (guests !== undefined && guests !== seated && guests !== standing) parts.push(vendor.holds(guests))
  if (parts.length === 0 && min !== undefined) parts.push(vendor.fromGuests(min))
  return parts.join(', ')
}
