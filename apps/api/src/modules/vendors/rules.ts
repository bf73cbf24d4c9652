import { SECOND } from '../../platform/units.ts'

export const vendorRules = {
  /** Vendors of one page of a search by default. */
  vendorPageSize: 12,
  /** Vendors of one page of a search at most. */
  vendorPageSizeMax: 100,
  /** Vendors that are recommended for one vision. */
  matches: 4,
  /** Vendors that match a vision best, from which `matches` are chosen. */
  matchCandidates: 40,
  /** Pages of vendors, and as many profiles, that one process caches for unauthenticated callers. */
  publicVendors: { max: 300, lifeMs: 10 * SECOND },
}
