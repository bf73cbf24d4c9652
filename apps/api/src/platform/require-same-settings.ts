import { eq, exists, or, sql } from 'drizzle-orm'
import { ConfigError } from '../config/read-env.ts'
import { deploymentMarks, invoices, packages, packOrders, payments } from '../db/tables.ts'
import type { Database } from './database.ts'
import { readOrCreateMark } from './deployment-marks.ts'

/** The settings that cannot change while the database contains data that depends on them. */
export interface LastingSettings {
  /** The currency of all amounts, which are stored without one. */
  currency: string
  /** Whether the process is a demo, whose accounts have public passwords. */
  isDemo: boolean
}

/**
 * Throws `ConfigError` if the database was filled with other settings. The first process stores the settings. The
 * currency can change until the database contains an amount.
 */
export async function requireSameSettings(db: Database, { currency, isDemo }: LastingSettings): Promise<void> {
  const kind = isDemo ? 'demo' : 'deployment'
  if ((await readOrCreateMark(db, 'kind', kind)) !== kind) throw new ConfigError(explainKind(isDemo))
  const stored = await readOrCreateMark(db, 'currency', currency)
  if (stored === currency) return
  if (await hasAmounts(db)) {
    throw new ConfigError(
      `CURRENCY is ${currency}, but the amounts in this database are in ${stored}. Set CURRENCY=${stored}. Amounts cannot be converted.`,
    )
  }
  await db.update(deploymentMarks).set({ value: currency }).where(eq(deploymentMarks.name, 'currency'))
}

function explainKind(isDemo: boolean): string {
  return isDemo
    ? 'DEMO=1 is set, but this database is not the one of a demo. A demo adds accounts with public passwords, so it needs an empty database.'
    : 'This database was filled by a demo, whose accounts have public passwords. Use an empty database, or set DEMO=1.'
}

/** Whether a price, an invoice or a payment is stored. The prices of credit packs are those of the release. */
async function hasAmounts(db: Database): Promise<boolean> {
  const found = [packages, invoices, payments, packOrders].map((table) => exists(db.select().from(table)))
  const [row] = await db.select({ found: sql<boolean>`${or(...found)}` }).from(sql`(select 1) as one`)
  return row?.found === true
}
