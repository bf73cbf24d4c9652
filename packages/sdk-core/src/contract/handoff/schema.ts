import * as z from 'zod/mini'

/** A single-use code that signs the account in on another origin of the product. */
export const Handoff = z.object({
  code: z.string(),
  /** Seconds until the code expires. */
  expires_in: z.number(),
})
export type Handoff = z.infer<typeof Handoff>
