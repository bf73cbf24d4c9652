import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { chatMessages, creditEntries, invoices, signatures, visions } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { BackupError } from './backup-error.ts'

/** What a backup contains, to compare it with the restored database. */
export type Totals = z.infer<typeof Totals>
const Totals = z.object({
  /** The sum of the ledger of credits. */
  credits: z.number(),
  creditEntries: z.number(),
  invoices: z.number(),
  messages: z.number(),
  signatures: z.number(),
  visions: z.number(),
})

const Manifest = z.object({ format: z.literal(1), createdAt: z.iso.datetime(), totals: Totals })
export type Manifest = z.infer<typeof Manifest>

const FILE = 'backup.json'

export async function countTotals(db: Database): Promise<Totals> {
  const [sums] = await db
    .select({ credits: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
  return {
    credits: sums?.credits ?? 0,
    creditEntries: await db.$count(creditEntries),
    invoices: await db.$count(invoices),
    messages: await db.$count(chatMessages),
    signatures: await db.$count(signatures),
    visions: await db.$count(visions),
  }
}

export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  return writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Reads the manifest, which is written last. Throws `BackupError` if the folder has none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const json = await readFile(join(folder, FILE), 'utf8').catch(() => null)
  if (json === null) throw new BackupError(`${folder} contains no complete backup: ${FILE} is missing.`)
  const manifest = Manifest.safeParse(JSON.parse(json))
  if (!manifest.success) throw new BackupError(`${join(folder, FILE)} is not the manifest of a backup.`)
  return manifest.data
}
