import { Email } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'

const PHONE = /^(?=(?:\D*\d){7,15}\D*$)[\d\s()+.-]{7,30}$/

function required(error: string, max: number) {
  const missing = ({ input }: { input?: unknown }) => (input === undefined ? error : undefined)
  return z.string({ error: missing }).check(z.trim(), z.minLength(1, { error }), z.maxLength(max))
}

/** The fields of the form. */
export const VendorRequest = z.object({
  business_name: required('Enter the name of your business.', 120),
  contact_name: required('Enter your name.', 120),
  email: Email,
  phone: required('Enter your phone number.', 30).check(
    z.regex(PHONE, { error: 'Enter a phone number such as (415) 555-0134.' }),
  ),
  /** The id of a category, as text. */
  category: required('Choose what you offer.', 9),
  message: required('Tell couples in a few words what you do.', 2000),
})
export type VendorRequest = z.output<typeof VendorRequest>
