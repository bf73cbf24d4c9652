import { Email, normalizeEmail, Timestamp } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'

const text = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[^\0]*$/, { error: 'NUL characters are not allowed.' }))
const line = z._default(text(300), '')
const named = text(300).check(z.minLength(1))
const instant = Timestamp.check(
  z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'Not a valid date and time.' }),
)
/** A price, as decimal text, not negative. */
const Price = z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, { error: 'Not an amount.' }))
const listOf = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), [])

/** A path on the API host, an absolute URL, or `""`. */
const ImportedImage = text(2000).check(z.regex(/^(|\/(?!\/)\S*|https?:\/\/\S+)$/))

/** A vendor of an import file, with the field names of the contract. */
export const VendorImport = z.object({
  /** The user's email address. Vendors with a known email address are skipped. */
  email: Email,
  first_name: line,
  last_name: line,
  phone: line,
  business_name: named,
  /** The ids of the vendor's categories, at least one. */
  categories: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  image: z._default(ImportedImage, ''),
  gallery: listOf(ImportedImage),
  /** The "about us" text as HTML. Disallowed tags are removed. */
  about_us: z._default(text(20_000), ''),
  /** The services, separated by commas. */
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
/** A vendor before validation. Missing optional fields get empty values. */
export type VendorImport = z.input<typeof VendorImport>
/** A parsed vendor with all fields set. */
export type CheckedVendor = z.output<typeof VendorImport>

/** An error in an import file, with its path in the file. */
export interface Fault {
  path: PropertyKey[]
  message: string
}

/** Finds problems in well-formed vendors: duplicate email addresses and unknown categories. */
export function findFaults(vendors: CheckedVendor[], categoryIds: number[]): Fault[] {
  const faults: Fault[] = []
  const emails = new Set<string>()
  for (const [index, { email, categories }] of vendors.entries()) {
    if (emails.has(normalizeEmail(email))) {
      faults.push({ path: [index, 'email'], message: `Two vendors have the email ${email}.` })
    }
    emails.add(normalizeEmail(email))
    for (const [position, id] of categories.entries()) {
      if (categoryIds.includes(id)) continue
      const message = `The vendor ${email} has the unknown category ${id}.`
      faults.push({ path: [index, 'categories', position], message })
    }
  }
  return faults
}

/** Parses vendors and fills in missing fields. Throws if one is malformed or has a fault. */
export function checkVendors(vendors: VendorImport[], categoryIds: number[]): CheckedVendor[] {
  const result = z.array(VendorImport).safeParse(vendors)
  if (!result.success) throw new Error(`These vendors cannot be imported.\n${z.prettifyError(result.error)}`)
  const [fault] = findFaults(result.data, categoryIds)
  if (fault) throw new Error(fault.message)
  return result.data
}
