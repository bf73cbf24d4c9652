import * as z from 'zod/mini'
import { Timestamp } from '../shared/primitives.ts'

/** The states of a data export. */
const EXPORT_STATES = ['pending', 'ready', 'failed'] as const

/** The reason why an account cannot be deleted: it belongs to a vendor, or visitors of a demo share it. */
const DELETION_BLOCKS = ['vendor', 'demo'] as const

/** An export of all data of an account, as a ZIP file. */
export const AccountExport = z.object({
  state: z.enum(EXPORT_STATES),
  /** The time at which the file is deleted. Present when `state` is `ready`. */
  expires_at: z.optional(Timestamp),
  /** The absolute URL of the file. Valid for 15 to 30 minutes. Present when `state` is `ready`. */
  url: z.optional(z.string()),
})
export type AccountExport = z.infer<typeof AccountExport>

/** The state of the account's data export and deletion. */
export const AccountState = z.object({
  /** The latest export. Absent if none was requested or the last one has expired. */
  export: z.optional(AccountExport),
  /** The time at which the account will be erased. Absent unless its deletion is scheduled. */
  deletes_at: z.optional(Timestamp),
  /** Absent if the account can be deleted. */
  deletion_blocked: z.optional(z.enum(DELETION_BLOCKS)),
})
export type AccountState = z.infer<typeof AccountState>

/** The response to a request that schedules the deletion of an account. */
export const Deletion = z.object({ deletes_at: Timestamp })
export type Deletion = z.infer<typeof Deletion>
