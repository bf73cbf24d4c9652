import type { Database } from '../database.ts'
import { readMigrations } from './read-migrations.ts'
import { findPending } from './run-migrations.ts'

/** The database lacks migrations. The message says what to do. */
export class SchemaOutdated extends Error {
  override readonly name = 'SchemaOutdated'
}

/** Throws `SchemaOutdated` if the database lacks a migration of this release. Accepts those of later releases. */
export async function requireCurrentSchema(db: Database): Promise<void> {
  const pending = await findPending(db, readMigrations())
  const [first] = pending
  if (!first) return
  const count = pending.length === 1 ? '1 migration' : `${pending.length} migrations`
  throw new SchemaOutdated(
    `The database lacks ${count} that this release needs, from ${first.name} on. Run \`npm run migrate\`, or set MIGRATE_ON_START=1.`,
  )
}
