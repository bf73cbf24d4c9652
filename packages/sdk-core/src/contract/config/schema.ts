import * as z from 'zod/mini'
import { Money, Text } from '../shared/primitives.ts'

/** The public configuration of a deployment. If a URL is missing, hide the links to it. */
export const PublicConfig = z.object({
  /** The URL of the couple site. */
  site_url: Text,
  /** The URL of the vision site. */
  vision_url: Text,
  support_email: z.optional(z.string()),
  contact_email: z.optional(z.string()),
  /** The URL of the external form for ordering the monthly plan. */
  monthly_plan_url: z.optional(z.string()),
  /** Whether Google sign-in is configured. */
  google: z.boolean(),
  /** Whether payments are configured. */
  payments: z.boolean(),
  /** Whether visions are drawn by the illustrator, which can say what it understands of a prompt. */
  is_illustrated: z.optional(z.boolean()),
  /** The currency of all amounts, in ISO 4217. Default: `USD`. */
  currency: z.optional(z.string()),
  /** The price of the monthly plan. */
  monthly_plan_price: z.optional(Money),
  /** The time zone of the days that the backend counts and names, such as `Europe/Berlin`. Default: `UTC`. */
  time_zone: z.optional(z.string()),
  /** The URL of the mailbox that displays sent emails. Demo mode only. */
  mailbox_url: z.optional(z.string()),
})
export type PublicConfig = z.infer<typeof PublicConfig>
