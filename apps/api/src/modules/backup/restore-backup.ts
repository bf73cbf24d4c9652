import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { createFolderObjects } from '../../providers/files/folder-objects.ts'
import { BackupError } from './backup-error.ts'
import { copyFiles } from './copy-files.ts'
import { type BackupTarget, DUMP } from './create-backup.ts'
import { countTotals, readManifest } from './manifest.ts'
import { runPostgres } from './postgres-tools.ts'

/** Restores a backup into an empty database and the file storage. Files that exist already are kept. */
export async function restoreBackup(folder: string, target: BackupTarget): Promise<void> {
  const { createdAt, totals } = await readManifest(folder)
  const { db } = target
  const [found] = await db
    .select({ tables: sql<number>`count(*)::int` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema in ('public', 'pgboss')`)
  if (found?.tables !== 0) throw new BackupError('The database is not empty. Restore into a new database.')
  const files = await copyFiles(createFolderObjects(folder), target.objects, target.print)
  const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges']
  await runPostgres(target, 'pg_restore', ...options, join(folder, DUMP))
  const restored = await countTotals(db)
  if (!isDeepStrictEqual(restored, totals)) {
    const [expected, actual] = [totals, restored].map((value) => JSON.stringify(value))
    throw new BackupError(`The restored database differs from the backup.\nbackup:   ${expected}\nrestored: ${actual}`)
  }
  target.print(`Restored the backup of ${createdAt}, with ${files} files.`)
}
