import * as z from 'zod/mini'
import { Text } from '../shared/primitives.ts'

/** The response to a request that sends a confirmation link. */
export const ConfirmationSent = z.object({
  detail: Text,
  /** Seconds until another link can be requested. */
  resend_after: z.optional(z.number()),
})
export type ConfirmationSent = z.infer<typeof ConfirmationSent>
