import type { Database } from '../../platform/database.ts'

/** The id of the account of an e-mail that a file names, see `AccountService.adopt`. */
export type Adopt = (tx: Database, email: string) => Promise<number>
