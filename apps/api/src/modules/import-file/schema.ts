import { Email, normalizeEmail, safeAddress, Timestamp } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'
import { type Fault, findFaults, VendorImport } from '../vendors/service.ts'
import { CategoryImport, findCategoryFaults } from './category-import.ts'
import { findRepeated } from './find-repeated.ts'
import { findInvoiceFaults, InvoiceImport } from './invoice-import.ts'
import { findPlanFaults, PlanImport } from './plan-import.ts'

const instant = Timestamp.check(
  z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'Use a date and time such as 2026-05-01T10:00:00Z.' }),
)
const CategoryIds = z._default(z.array(z.int().check(z.positive())), [])

/** A URL that the page of the magic link accepts. */
const Address = z.url().check(z.refine((value) => safeAddress(value, '') !== null, { error: 'Use an https address.' }))

/** A magic link of an import file, with the field names of the API. */
const MagicLinkImport = z.object({
  /** The last part of the link's URL. It identifies the link, and anyone who knows it can use the link. */
  code: z.string().check(z.regex(/^[\w-]{20,200}$/, { error: 'Use 20 to 200 random letters, digits, - or _.' })),
  /** The email address of the couple. */
  email: Email,
  is_active: z.boolean(),
  /** The URL that the button opens. Default: the login page of the site. */
  access_link: z.optional(Address),
  categories: CategoryIds,
  /** Email addresses of recommended vendors, in order. Each vendor must be in the same file or in the database. */
  vendors: z._default(z.array(Email), []),
  /** When the link expires. Default: in 30 days. */
  expires_at: z.optional(instant),
})
export type MagicLinkImport = z.output<typeof MagicLinkImport>

/** The import file. Unknown names are rejected, because they are probably misspelled. */
export const ImportFile = z.strictObject({
  /** Replaces all vendor categories. */
  categories: z.optional(z.array(CategoryImport).check(z.minLength(1))),
  vendors: z._default(z.array(VendorImport), []),
  magic_links: z._default(z.array(MagicLinkImport), []),
  plans: z._default(z.array(PlanImport), []),
  invoices: z._default(z.array(InvoiceImport), []),
})
export type ImportFile = z.output<typeof ImportFile>

/** Finds errors that the schema cannot express, such as repeated keys and unknown categories. */
export function findFileFaults(file: ImportFile, knownIds: number[]): Fault[] {
  const { categories = [], vendors, magic_links, plans, invoices } = file
  const categoryIds = file.categories?.map(({ id }) => id) ?? knownIds
  const under = (key: string, faults: Fault[]) => faults.map((fault) => ({ ...fault, path: [key, ...fault.path] }))
  return [
    ...under('categories', findCategoryFaults(categories)),
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
      const message = `The category ${id} ${categoryIds.includes(id) ? 'is repeated' : 'does not exist'}.`
      faults.push({ path: [index, 'categories', position], message })
    }
    const emails = vendors.map(normalizeEmail)
    for (const position of findRepeated(emails)) {
      faults.push({ path: [index, 'vendors', position], message: `The vendor ${emails[position]} is repeated.` })
    }
  }
  return faults
}
