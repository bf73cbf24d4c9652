import { randomUUID } from 'node:crypto'
import type { Meter } from '@opentelemetry/api'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { ConfigError } from '../../config/read-env.ts'
import { deploymentMarks } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { storageRules } from '../../providers/files/rules.ts'
import { StorageError } from '../../providers/files/storage-error.ts'

/** Whether this process reaches the files. `foreign`: the files are those of another deployment. */
export type FilesState = 'ok' | 'unavailable' | 'foreign'

/** The object that contains the id of the deployment. */
const PROBE = 'probe/deployment.txt'
/** The name of the mark in the database with the same id. */
const MARK = 'files'

/** Checks that this process reaches the files, and that all processes of the deployment share them. */
export interface FilesMonitor {
  /**
   * Throws `ConfigError` if the files refuse access or belong to another deployment. If they are unavailable, it logs a
   * warning, and later checks continue.
   */
  start(): Promise<void>
  state(): FilesState
  close(): Promise<void>
}

export interface FilesMonitorDeps {
  db: Database
  objects: ObjectStore
  log: FastifyBaseLogger
  meter: Meter
}

export function createFilesMonitor({ db, objects, log, meter }: FilesMonitorDeps): FilesMonitor {
  let state: FilesState = 'unavailable'
  let id: string | undefined
  let timer: NodeJS.Timeout | undefined
  const gauge = meter.createObservableGauge('vowkit.files.available')
  gauge.addCallback((result) => result.observe(state === 'ok' ? 1 : 0))

  async function check(): Promise<FilesState> {
    id ??= await readOrCreateMark(db, objects)
    const probe = await objects.head(PROBE)
    return probe && Buffer.from(await probe.bytes()).toString() === id ? 'ok' : 'foreign'
  }

  async function refresh(): Promise<void> {
    const before = state
    let failure: unknown
    state = await check().catch((error: unknown) => {
      failure = error
      return 'unavailable'
    })
    if (state === before) return
    if (state === 'ok') log.info('the file storage is available')
    else log.error({ err: failure, state }, 'the file storage cannot be used')
  }

  return {
    async start() {
      try {
        state = await check()
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        if (!error.retryable) throw new ConfigError(error.message)
        log.warn({ err: error }, 'the file storage is unavailable')
      }
      if (state === 'foreign') throw new ConfigError(explainForeign(objects))
      timer = setInterval(() => void refresh(), storageRules.storageCheckMs).unref()
    },
    state: () => state,
    async close() {
      clearInterval(timer)
    },
  }
}

/** Makes the files those of this database, for example after they were restored from a backup. */
export async function claimFiles(db: Database, objects: ObjectStore): Promise<void> {
  await writeProbe(objects, await readOrCreateMark(db, objects))
}

/** The first process writes the probe in the transaction of the mark. The other processes wait for its commit. */
async function readOrCreateMark(db: Database, objects: ObjectStore): Promise<string> {
  return db.transaction(async (tx) => {
    const created = { name: MARK, value: randomUUID() }
    const [inserted] = await tx.insert(deploymentMarks).values(created).onConflictDoNothing().returning()
    if (inserted) await writeProbe(objects, inserted.value)
    const [mark] = await tx.select().from(deploymentMarks).where(eq(deploymentMarks.name, MARK))
    return mark?.value ?? created.value
  })
}

function writeProbe(objects: ObjectStore, id: string): Promise<void> {
  return objects.put(PROBE, Buffer.from(id), 'text/plain')
}

function explainForeign({ place }: ObjectStore): string {
  return `The files in ${place} are not those of this deployment's database. All processes need the same folder or bucket (DATA_DIR or S3_BUCKET). If you have moved or restored the files, run \`npm run files -- claim\`.`
}
