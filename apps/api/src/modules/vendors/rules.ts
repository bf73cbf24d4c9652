import { SECOND } from '../../platform/units.ts'

export const vendorRules = {
  /** Default page size of a vendor search. */
  vendorPageSize: 12,
  /** Largest page size of a vendor search. */
  vendorPageSizeMax: 100,
  /** Vendors recommended for one vision. */
  matches: 4,
  /** Best-matching vendors of a vision, from which `matches` are chosen. */
  matchCandidates: 40,
  /** Pages of vendors that one process caches for unauthenticated callers. As many profiles are cached. */
  publicVendors: { max: 300, lifeMs: 10 * SECOND },
}
