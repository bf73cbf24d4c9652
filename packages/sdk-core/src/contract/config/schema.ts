import * as z from 'zod/mini'
import { Text } from '../shared/primitives.ts'

/** What a page may know about the deployment it talks to. Absent addresses are not configured: show no link. */
export const PublicConfig = z.object({
  /** Where the couple site is. */
  site_url: Text,
  /** Where the vision site is. */
  vision_url: Text,
  support_email: z.optional(z.string()),
  contact_email: z.optional(z.string()),
  /** The external form that signs a couple up for the monthly plan. */
  monthly_plan_url: z.optional(z.string()),
  /** Whether Google sign-in is set up. */
  google: z.boolean(),
  /** Whether packs can be paid for. */
  payments: z.boolean(),
  /** Demo mode only: where mails can be read. */
  mailbox_url: z.optional(z.string()),
})
export type PublicConfig = z.infer<typeof PublicConfig>
