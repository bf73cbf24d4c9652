import * as z from 'zod/mini'
import { Text } from '../shared/primitives.ts'

/** A link that confirms an e-mail address was mailed. */
export const ConfirmationSent = z.object({
  detail: Text,
  /** Seconds until another link may be asked for. */
  resend_after: z.optional(z.number()),
})
export type ConfirmationSent = z.infer<typeof ConfirmationSent>
