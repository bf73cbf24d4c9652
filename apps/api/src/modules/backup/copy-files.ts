import { copyObjects } from '../../providers/files/copy-objects.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { BackupError } from './backup-error.ts'

/** Copies the files that `to` does not have. Returns their number. Throws `BackupError` if one cannot be copied. */
export async function copyFiles(from: ObjectStore, to: ObjectStore, print: (line: string) => void): Promise<number> {
  const { copied, failed } = await copyObjects(from, to, { isDryRun: false, isVerified: false, print })
  if (failed > 0) throw new BackupError(`${failed} files could not be copied.`)
  return copied
}
