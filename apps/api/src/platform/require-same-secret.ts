import { eq } from 'drizzle-orm'
import { ConfigError } from '../config/read-env.ts'
import { deploymentMarks } from '../db/tables.ts'
import type { Database } from './database.ts'
import { readOrCreateMark } from './deployment-marks.ts'
import type { Secrets } from './secrets.ts'

const NAME = 'app_secret'
const FINGERPRINT = 'fingerprint of APP_SECRET'

/**
 * Throws `ConfigError` if another process uses the database with a different secret. The first process stores a
 * fingerprint. A process that names the stored secret as a previous one replaces the fingerprint.
 */
export async function requireSameSecret(db: Database, secrets: Secrets): Promise<void> {
  const value = secrets.sign(FINGERPRINT)
  const stored = await readOrCreateMark(db, NAME, value)
  if (stored === value) return
  if (!secrets.isSigned(stored, (sign) => sign(FINGERPRINT))) {
    throw new ConfigError(
      'APP_SECRET differs from the secret of the other processes of this database. Set the same secret for all, or add the earlier one to APP_SECRET_PREVIOUS.',
    )
  }
  await db.update(deploymentMarks).set({ value }).where(eq(deploymentMarks.name, NAME))
}
