import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

export const migrationsFolder = resolve(import.meta.dirname, '../../../migrations')

/** One migration of the folder. */
export interface Migration {
  name: string
  /** Identifies the migration in the table of applied migrations, in milliseconds since 1970. */
  createdAt: number
  hash: string
  statements: string[]
  /** Whether the statements run outside a transaction, because they create or drop indexes concurrently. */
  isConcurrent: boolean
}

const CONCURRENT = /^(create (unique )?index|drop index) concurrently /i
/** An interrupted migration runs again from its first statement. */
const REPEATABLE = / concurrently if (not )?exists /i

/** Reads all migrations of a folder in order. Throws if one with concurrent indexes is not repeatable. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => {
    const name = journal.entries[index]?.tag ?? ''
    const statements = sql.map((text) => text.replaceAll(/^--.*$/gm, '').trim()).filter((text) => text !== '')
    const concurrent = statements.filter((text) => CONCURRENT.test(text))
    if (concurrent.length > 0 && concurrent.length < statements.length) {
      throw new Error(
        `${name} mixes concurrent indexes with other statements. Move the indexes to a migration of their own.`,
      )
    }
    const single = concurrent.find((text) => !REPEATABLE.test(text))
    if (single) throw new Error(`${name} needs IF NOT EXISTS or IF EXISTS in "${single}".`)
    return { name, createdAt: folderMillis, hash, statements, isConcurrent: concurrent.length > 0 }
  })
}
