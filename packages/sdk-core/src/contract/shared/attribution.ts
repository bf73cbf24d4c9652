import * as z from 'zod/mini'
import { MAX_ELEMENT_NAME_LENGTH, MAX_PARTNER_LENGTH } from './limits.ts'

/** The element and the partner that a call comes from. The backend stores them for figures. They grant no access. */
export const attributionFields = {
  /** The name or the key of the partner who owns the page. */
  partner: z.optional(z.string().check(z.maxLength(MAX_PARTNER_LENGTH))),
  /** The tag of the element, such as `vision-generator`. */
  element: z.optional(z.string().check(z.maxLength(MAX_ELEMENT_NAME_LENGTH))),
}
