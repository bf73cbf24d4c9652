import { DAY } from '../../platform/units.ts'

export const invoiceRules = {
  /** Maximum invoices of one couple and one vendor. */
  invoicesPerLead: 50,
  /** Maximum orders that one vendor can bill, because each sends an email. */
  invoicesPerVendor: { max: 200, windowMs: DAY },
}
