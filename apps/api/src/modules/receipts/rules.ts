import { MINUTE } from '../../platform/units.ts'

export const receiptRules = {
  /** Half of the time for which the link of a receipt is valid. A link is valid for 15 to 30 minutes. */
  receiptLinkMs: 15 * MINUTE,
}
