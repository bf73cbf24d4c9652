import { Email, normalizeEmail, safeAddress, Timestamp } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'
import { type Fault, findFaults, VendorImport } from '../vendors/service.ts'
import { findRepeated } from './find-repeated.ts'
import { findInvoiceFaults, InvoiceImport } from './invoice-import.ts'
import { findPlanFaults, PlanImport } from './plan-import.ts'

const instant = Timestamp.check(z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'Not an instant.' }))
const CategoryIds = z._default(z.array(z.int().check(z.positive())), [])

/** Where a browser may be sent: what the button's own page would not follow is a mistake. */
const Address = z.url().check(z.refine((value) => safeAddress(value, '') !== null, { error: 'Not an https address.' }))

/** An invitation as somebody brings it along, in the names of the wire. */
const MagicLinkImport = z.object({
  /** Ends its address, and tells that it is here already; whoever guesses it can use it. */
  code: z.string().check(z.regex(/^[\w-]{20,200}$/, { error: 'Use 20 to 200 random letters, digits, - or _.' })),
  /** Whom it is for. */
  email: Email,
  is_active: z.boolean(),
  /** Where its button leads; by default to the site's login. */
  access_link: z.optional(Address),
  categories: CategoryIds,
  /** E-mails of vendors, of this file or here already, in the order in which they are recommended. */
  vendors: z._default(z.array(Email), []),
  /** In 30 days by default. */
  expires_at: z.optional(instant),
})
export type MagicLinkImport = z.output<typeof MagicLinkImport>

/** What a file to import holds. A name that it does not know is a mistake, such as of spelling. */
export const ImportFile = z.strictObject({
  vendors: z._default(z.array(VendorImport), []),
  magic_links: z._default(z.array(MagicLinkImport), []),
  plans: z._default(z.array(PlanImport), []),
  invoices: z._default(z.array(InvoiceImport), []),
})
export type ImportFile = z.output<typeof ImportFile>

/** What is wrong with a well-formed file. */
export function findFileFaults({ vendors, magic_links, plans, invoices }: ImportFile, categoryIds: number[]): Fault[] {
  const under = (key: string, faults: Fault[]) => faults.map((fault) => ({ ...fault, path: [key, ...fault.path] }))
  return [
    ...under('vendors', findFaults(vendors, categoryIds)),
    ...under('magic_links', findLinkFaults(magic_links, categoryIds)),
    ...under('plans', findPlanFaults(plans)),
    ...under('invoices', findInvoiceFaults(invoices)),
  ]
}

function findLinkFaults(links: MagicLinkImport[], categoryIds: number[]): Fault[] {
  const faults: Fault[] = []
  const repeated = new Set(findRepeated(links.map(({ code }) => code)))
  for (const [index, { categories, vendors }] of links.entries()) {
    if (repeated.has(index)) faults.push({ path: [index, 'code'], message: 'Two magic links have this code.' })
    for (const [position, id] of categories.entries()) {
      if (categoryIds.includes(id) && categories.indexOf(id) === position) continue
      const message = `The category ${id} ${categoryIds.includes(id) ? 'is there twice' : 'is not known'}.`
      faults.push({ path: [index, 'categories', position], message })
    }
    const emails = vendors.map(normalizeEmail)
    for (const position of findRepeated(emails)) {
      faults.push({ path: [index, 'vendors', position], message: `The vendor ${emails[position]} is there twice.` })
    }
  }
  return faults
}
