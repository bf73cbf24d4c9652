import * as z from 'zod/mini'
import { Text } from '../shared/primitives.ts'

/** The public configuration of a deployment. Show no link for a missing URL. */
export const PublicConfig = z.object({
  /** The URL of the couple site. */
  site_url: Text,
  /** The URL of the vision site. */
  vision_url: Text,
  support_email: z.optional(z.string()),
  contact_email: z.optional(z.string()),
  /** The external form that signs a couple up for the monthly plan. */
  monthly_plan_url: z.optional(z.string()),
  /** Whether Google sign-in is configured. */
  google: z.boolean(),
  /** Whether payments are configured. */
  payments: z.boolean(),
  /** Demo mode only: the URL of the mailbox. */
  mailbox_url: z.optional(z.string()),
})
export type PublicConfig = z.infer<typeof PublicConfig>
