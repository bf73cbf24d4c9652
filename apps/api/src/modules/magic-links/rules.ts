import { DAY, HOUR } from '../../platform/units.ts'

export const magicLinkRules = {
  /** Lifetime of a magic link, unless an import sets a different expiry. */
  magicLinkLifeMs: 30 * DAY,
  /** Maximum requests for magic links and their vendor pages from one client address. */
  magicLinkReadsPerAddress: { max: 600, windowMs: HOUR },
  /** Default page size of a magic link's vendors. */
  magicLinkPageSize: 5,
  /** Maximum page size of a magic link's vendors. */
  magicLinkPageSizeMax: 50,
}
