import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, lt, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  couples,
  creditEntries,
  generatedImages,
  inspirationImages,
  leadFiles,
  signatures,
  storedFiles,
  visionEdits,
  visionLargeImages,
  visionReferences,
  visions,
  visionVariants,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { createFileStore } from '../../providers/files/file-store.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'

/** The columns that contain keys of files. Exports of accounts are temporary. */
const KEYS: PgColumn[] = [
  couples.imageKey,
  generatedImages.key,
  inspirationImages.key,
  leadFiles.key,
  leadFiles.certifiedKey,
  storedFiles.key,
  visionEdits.imageKey,
  visionEdits.markedKey,
  visionLargeImages.imageKey,
  visionLargeImages.markedKey,
  visionReferences.key,
  visionVariants.imageKey,
  visionVariants.markedKey,
  visions.imageKey,
  visions.markedKey,
  visions.originalImageKey,
  visions.originalMarkedKey,
]

/** Number of files that are looked up at once. */
const PAGE = 100

/** Checks the data of a deployment. Returns a sentence for each problem. */
export async function checkData(db: Database, objects: ObjectStore): Promise<string[]> {
  const files = createFileStore(objects, 'files')
  return [...(await checkCredits(db)), ...(await checkFiles(db, files)), ...(await checkSignatures(db, files))]
}

/** No account can have spent more credits than it got. */
async function checkCredits(db: Database): Promise<string[]> {
  const overspent = await db
    .select({ accountId: creditEntries.accountId, balance: sum(creditEntries.amount) })
    .from(creditEntries)
    .groupBy(creditEntries.accountId)
    .having(lt(sum(creditEntries.amount), sql`0`))
  return overspent.map(({ accountId, balance }) => `account ${accountId} has a balance of ${balance} credits`)
}

async function checkFiles(db: Database, files: FileStore): Promise<string[]> {
  const problems: string[] = []
  for (const column of KEYS) {
    for await (const key of readKeys(db, column)) {
      if (!(await files.get(key))) problems.push(`the file ${key} is missing`)
    }
  }
  return [...new Set(problems)]
}

/** Reads the keys of a column in pages. */
async function* readKeys(db: Database, column: PgColumn): AsyncIterable<string> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectDistinct({ key: sql<string>`${column}` })
      .from(column.table)
      .where(and(isNotNull(column), gt(column, after)))
      .orderBy(asc(column))
      .limit(PAGE)
    for (const { key } of rows) yield key
    if (rows.length < PAGE) return
    after = rows.at(-1)?.key ?? ''
  }
}

/** A signed document is the one that was signed. */
async function checkSignatures(db: Database, files: FileStore): Promise<string[]> {
  const signed = await db
    .selectDistinct({ id: leadFiles.id, key: leadFiles.key, hash: signatures.hash })
    .from(signatures)
    .innerJoin(leadFiles, eq(leadFiles.id, signatures.fileId))
  const problems: string[] = []
  for (const { id, key, hash } of signed) {
    const file = await files.get(key)
    if (file && (await hashOf(file.stream())) !== hash)
      problems.push(`document ${id} is not the document that was signed`)
  }
  return problems
}

async function hashOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of stream) hash.update(bytes)
  return hash.digest('hex')
}
