import type { VendorProfile } from '../facts/profile.ts'
import { plain } from '../text.ts'

/** The town of a vendor: the first part of the location. */
export function townOf({ location }: VendorProfile): string {
  return plain(location.split(',')[0] ?? '')
}
