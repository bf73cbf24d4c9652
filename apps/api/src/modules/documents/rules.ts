import { DAY, MINUTE } from '../../platform/units.ts'

export const documentRules = {
  /** Maximum document uploads of one account, to all vendors together. */
  uploadsPerAccount: { max: 100, windowMs: DAY },
  /** A document URL is valid for at least this time, and for at most twice this time. */
  documentLinkMs: 15 * MINUTE,
}
