import type { Database } from '../../platform/database.ts'

/** Finds or creates the account of an email address and returns its id. See `AccountService.importAccount`. */
export type ImportAccount = (tx: Database, email: string) => Promise<number>
