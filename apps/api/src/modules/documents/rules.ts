import { DAY, MINUTE } from '../../platform/units.ts'

export const documentRules = {
  /** Uploads of documents by one account, to any number of vendors. */
  uploadsPerAccount: { max: 100, windowMs: DAY },
  /** The address of a document works at least this long, and at most twice as long. */
  documentLinkMs: 15 * MINUTE,
}
