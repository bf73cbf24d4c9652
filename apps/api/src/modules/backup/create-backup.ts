import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createFolderObjects } from '../../providers/files/folder-objects.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { BackupError } from './backup-error.ts'
import { copyFiles } from './copy-files.ts'
import { countTotals, type Totals, writeManifest } from './manifest.ts'
import { type PostgresTools, runPostgres } from './postgres-tools.ts'

/** The database and the files of a deployment. */
export interface BackupTarget extends PostgresTools {
  db: Database
  objects: ObjectStore
  print(line: string): void
}

/** The name of the dump in a backup. */
export const DUMP = 'database.dump'

/**
 * Copies the database and the files into a new folder while the API runs. The files are copied twice, before and after
 * the dump, so that every file of the dump is included even if it is deleted or stored during the backup.
 */
export async function createBackup(folder: string, target: BackupTarget): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty.`)
  const copies = createFolderObjects(folder)
  const createdAt = new Date(systemClock.now()).toISOString()
  const before = await copyFiles(target.objects, copies, target.print)
  const totals = await dump(join(folder, DUMP), target)
  const after = await copyFiles(target.objects, copies, target.print)
  await writeManifest(folder, { format: 1, createdAt, totals })
  target.print(`${folder}: the database and ${before + after} files.`)
}

/** Dumps the database, and counts what exactly the dump contains, because both read the same snapshot. */
async function dump(path: string, target: BackupTarget): Promise<Totals> {
  const client = new pg.Client({ connectionString: target.url })
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`begin isolation level repeatable read read only`)
    const { rows } = await db.execute<{ snapshot: string }>(sql`select pg_export_snapshot() as snapshot`)
    const snapshot = `--snapshot=${rows[0]?.snapshot}`
    await runPostgres(target, 'pg_dump', '--format=custom', '--no-owner', '--no-privileges', snapshot, `--file=${path}`)
    return await countTotals(db)
  } finally {
    await client.end()
  }
}
