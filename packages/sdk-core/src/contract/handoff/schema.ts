import * as z from 'zod/mini'

/** A code that starts one session, once: how somebody signed in here arrives signed in at another address of ours. */
export const Handoff = z.object({
  code: z.string(),
  /** Seconds until the code is worth nothing. */
  expires_in: z.number(),
})
export type Handoff = z.infer<typeof Handoff>
