import * as z from 'zod/mini'
import { Text, Timestamp } from '../shared/primitives.ts'
import { withFallback } from '../shared/reading.ts'

/** The place where a session started: the site, an element on an embedding page, or a magic link. */
export const SESSION_PLACES = ['site', 'embed', 'magic_link'] as const

/** A session of the caller's account. Contains no IP address and no token. */
export const AccountSessionEntry = z.object({
  id: z.uuid(),
  /** True for the session that sent the request. */
  is_current: z.boolean(),
  /** The browser and operating system, such as `Chrome on Windows`. `""` if unknown. */
  device: Text,
  place: withFallback(z.enum(SESSION_PLACES), 'site'),
  /** The host of the page that embeds the element. `""` unless `place` is `embed`. */
  host: Text,
  /** The time of the last request, rounded to the hour. */
  last_used_at: Timestamp,
  created_at: Timestamp,
})
export type AccountSessionEntry = z.infer<typeof AccountSessionEntry>

export const AccountSessionList = z.array(AccountSessionEntry)
export type AccountSessionList = z.infer<typeof AccountSessionList>
