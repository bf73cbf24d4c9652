import * as z from 'zod/mini'

/** The emails that the caller gets about its vendor's leads. Other members of the team have their own. */
export const DeskNotifications = z.object({
  /** About new inquiries. */
  inquiry: z.boolean(),
  /** About messages that nobody on the team has read within 5 minutes. */
  message: z.boolean(),
  /** About documents that a couple has signed. */
  signature: z.boolean(),
  /** About paid invoices. */
  payment: z.boolean(),
})
export type DeskNotifications = z.infer<typeof DeskNotifications>
