import { MINUTE, SECOND } from '../../platform/units.ts'

export const vendorRules = {
  /** Default page size of a vendor search. */
  vendorPageSize: 12,
  /** Maximum page size of a vendor search. */
  vendorPageSizeMax: 100,
  /** Maximum number of vendors that a search counts and lists, so that its work does not grow with the catalogue. */
  searchDepth: 10_000,
  /** Maximum towns that a search offers as a filter. */
  placesShown: 200,
  /** Maximum categories whose sort orders and filters one process caches. */
  searchOptions: { max: 100, lifeMs: 5 * MINUTE },
  /** Maximum number of reviews in a profile. */
  reviewsShown: 500,
  /** Number of vendors recommended for one vision. */
  matches: 4,
  /** Number of best-matching vendors of a vision, from which `matches` are chosen. */
  matchCandidates: 40,
  /** Maximum pages of vendors, and maximum profiles, that one process caches for unauthenticated callers. */
  publicVendors: { max: 300, lifeMs: 10 * SECOND },
  /** Maximum requests for public vendor pages from one client address in one process, by API and by browser. */
  publicVendorsPerAddress: { max: 240, windowMs: MINUTE },
  /** Maximum vendors in one file of the site map. */
  siteMapSize: 10_000,
  /** Vendors whose facts one transaction extracts in the background. */
  factsBatch: 100,
  /** Seconds after which a background extraction of facts pauses until its next run. */
  factsJobSeconds: 1800,
}
