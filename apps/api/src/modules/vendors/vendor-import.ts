import { Email, normalizeEmail, Timestamp } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'

const text = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[^\0]*$/, { error: 'The database takes no NUL.' }))
const line = z._default(text(300), '')
const named = text(300).check(z.minLength(1))
const instant = Timestamp.check(z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'Not an instant.' }))
/** Dollars as decimal text; a deal that costs less than nothing is a mistake. */
const Price = z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, { error: 'Not an amount of dollars.' }))
const listOf = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), [])

/** A path below the API host, an absolute address, or `""`. */
const ImportedImage = text(2000).check(z.regex(/^(|\/(?!\/)\S*|https?:\/\/\S+)$/))

/** A vendor as somebody brings them along, in the names of the wire. */
export const VendorImport = z.object({
  /** Of their user; it is also what tells that they are here already. */
  email: Email,
  first_name: line,
  last_name: line,
  phone: line,
  business_name: named,
  /** Ids, at least one. */
  categories: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  image: z._default(ImportedImage, ''),
  gallery: listOf(ImportedImage),
  /** Any HTML; what is harmless of it is kept. */
  about_us: z._default(text(20_000), ''),
  /** Separated by commas. */
  business_services: z._default(text(2000), ''),
  business_location: line,
  reviews: listOf(
    z.object({
      name: named,
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      review: text(10_000),
      created_at: instant,
      verified: z._default(z.boolean(), true),
    }),
  ),
  packages: listOf(
    z.object({
      name: named,
      description: text(5000),
      original_price: Price,
      discounted_price: z.optional(Price),
    }),
  ),
  faqs: listOf(z.object({ question: text(1000), answer: text(5000) })),
})
/** As it is written; what is missing is empty. */
export type VendorImport = z.input<typeof VendorImport>
/** The same with nothing missing. */
export type CheckedVendor = z.output<typeof VendorImport>

/** One thing that is wrong with something to import, and where it stands in it. */
export interface Fault {
  path: PropertyKey[]
  message: string
}

/** What is wrong with well-formed vendors: two are one, or a category is none of these. */
export function findFaults(vendors: CheckedVendor[], categoryIds: number[]): Fault[] {
  const faults: Fault[] = []
  const emails = new Set<string>()
  for (const [index, { email, categories }] of vendors.entries()) {
    if (emails.has(normalizeEmail(email))) {
      faults.push({ path: [index, 'email'], message: `Two vendors to import have the email ${email}.` })
    }
    emails.add(normalizeEmail(email))
    for (const [position, id] of categories.entries()) {
      if (categoryIds.includes(id)) continue
      const message = `The vendor ${email} has the category ${id}, which is not known.`
      faults.push({ path: [index, 'categories', position], message })
    }
  }
  return faults
}

/** The vendors with nothing missing. Throws where one is malformed or has a fault. */
export function checkVendors(vendors: VendorImport[], categoryIds: number[]): CheckedVendor[] {
  const result = z.array(VendorImport).safeParse(vendors)
  if (!result.success) throw new Error(`These vendors cannot be imported.\n${z.prettifyError(result.error)}`)
  const [fault] = findFaults(result.data, categoryIds)
  if (fault) throw new Error(fault.message)
  return result.data
}
