import { SECOND } from '../../platform/units.ts'

export const vendorRules = {
  /** Default page size of a vendor search. */
  vendorPageSize: 12,
  /** Maximum page size of a vendor search. */
  vendorPageSizeMax: 100,
  /** Number of vendors recommended for one vision. */
  matches: 4,
  /** Number of best-matching vendors of a vision, from which `matches` are chosen. */
  matchCandidates: 40,
  /** Pages of vendors that one process caches for unauthenticated callers. The limit applies to profiles too. */
  publicVendors: { max: 300, lifeMs: 10 * SECOND },
}
