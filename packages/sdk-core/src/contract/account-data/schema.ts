import * as z from 'zod/mini'
import { Timestamp } from '../shared/primitives.ts'

/** States of an export of the account's data. */
const EXPORT_STATES = ['pending', 'ready', 'failed'] as const

/** Why an owner cannot delete the account: it is a vendor's account, or the shared account of a demo. */
const DELETION_BLOCKS = ['vendor', 'demo'] as const

/** A copy of everything an account owns, as a ZIP. */
export const AccountExport = z.object({
  state: z.enum(EXPORT_STATES),
  /** When the file is deleted. Present when `state` is `ready`. */
  expires_at: z.optional(Timestamp),
  /** Where the file is downloaded: an absolute URL that works for 15 to 30 minutes. Present when `state` is `ready`. */
  url: z.optional(z.string()),
})
export type AccountExport = z.infer<typeof AccountExport>

/** The account's export and deletion. */
export const AccountState = z.object({
  /** The latest copy of the data; absent if none was requested, or if it has expired. */
  export: z.optional(AccountExport),
  /** When the account is erased; absent unless its deletion was requested. */
  deletes_at: z.optional(Timestamp),
  /** Absent if the owner can delete the account. */
  deletion_blocked: z.optional(z.enum(DELETION_BLOCKS)),
})
export type AccountState = z.infer<typeof AccountState>

/** The response to a scheduled deletion. */
export const Deletion = z.object({ deletes_at: Timestamp })
export type Deletion = z.infer<typeof Deletion>
