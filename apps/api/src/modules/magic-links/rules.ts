import { DAY, HOUR } from '../../platform/units.ts'

export const magicLinkRules = {
  /** A magic link expires after this time, unless an import says otherwise. */
  magicLinkLifeMs: 30 * DAY,
  /** Requests of magic links and their pages from one client address. */
  magicLinkReadsPerAddress: { max: 600, windowMs: HOUR },
  /** Vendors of one page of a magic link by default. */
  magicLinkPageSize: 5,
  /** Vendors of one page of a magic link at most. */
  magicLinkPageSizeMax: 50,
}
