import { ServerFrame } from '@vowkit/sdk-core/contract'
import * as z from 'zod/mini'

/** A frame to send to the sockets of these accounts. */
export const ChatEvent = z.object({
  accountIds: z.readonly(z.array(z.number())),
  frame: ServerFrame,
  /** The vendor's side of a room, which the event of a room reaches with its team. Its frame differs if it is set. */
  vendor: z.optional(z.object({ userId: z.number(), frame: z.optional(ServerFrame) })),
})
export type ChatEvent = z.infer<typeof ChatEvent>
