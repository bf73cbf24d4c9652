import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, OpenedDatabase } from './database.ts'

/** A kind of background work. Its data is JSON. */
export interface Queue<Data extends object> {
  name: string
  /** Starts after the first one, crashes included. */
  retries: number
  /** Seconds before the second start; doubles with each further one. 0 starts again at once. */
  retryDelay: number
  /** The longest delay between two starts, in seconds. Unlimited by default. */
  retryDelayMax?: number
  /** Seconds one start may take before the job counts as lost. */
  expireIn: number
  /** Jobs of this kind worked on at once by one process. */
  concurrency: number
  /** A cron line (UTC) by which the queue fills itself. */
  every?: string
  /** Does one job; throwing starts it again later. */
  work(data: Data, signal: AbortSignal): Promise<void>
  /** Called once when the last start failed too; `failure` says why it failed. */
  giveUp?(data: Data, failure: string): Promise<void>
}

/** A queue as it is worked on. `failure` is for the jobs of another queue whose last start failed. */
type WorkedQueue = Omit<Queue<never>, 'work'> & {
  work(data: never, signal: AbortSignal, failure: string): Promise<void>
}

export interface Jobs {
  /** Adds a job that exists if and only if the transaction commits; it starts no earlier than `afterMs` from now. */
  add<Data extends object>(
    tx: Database,
    queue: Pick<Queue<Data>, 'name'>,
    data: Data,
    options?: { afterMs: number },
  ): Promise<void>
  /** Starts working on the queues and, where no other process can be, on what a dead one left half done. */
  start(queues: Queue<never>[]): Promise<void>
  isRunning(): boolean
  /** Frees the room of deleted rows, which an embedded database never does by itself. */
  vacuum(): Promise<void>
  /** Lets the work under way finish, within bounds; what does not finish is started again by the next process. */
  stop(): Promise<void>
}

/** With several processes, one that stays silent this long counts as dead. */
const HEARTBEAT_SECONDS = 15
const SUPERVISE_SECONDS = 10
/** Finished jobs are kept this long, to be looked at. */
const KEEP_SECONDS = 3_600
/**
 * A job that is added wakes its workers, unless one of them just ends its last one. Nobody is woken for one whose time comes
 * later. So this often one look finds what is due in any queue: each worker for itself would take a fifth of a processor.
 */
const LOOK_MS = 1_000
/** So often a worker looks for itself all the same. */
const REST_SECONDS = 30

export interface JobsOptions {
  database: OpenedDatabase
  log: FastifyBaseLogger
  shutdownMs: number
}

export function createJobs({ database, log, shutdownMs }: JobsOptions): Jobs {
  const boss = new PgBoss({
    ...database.jobs,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
  let state: 'idle' | 'starting' | 'running' = 'idle'
  /** The workers of each queue. */
  const workers = new Map<string, string[]>()
  const ending = new AbortController()
  let looking = Promise.resolve()

  async function prepare(queue: WorkedQueue): Promise<void> {
    const { name, retries, retryDelay, retryDelayMax, expireIn, giveUp } = queue
    const options = {
      notify: true,
      retryLimit: retries,
      retryDelay,
      retryBackoff: retryDelay > 0,
      ...(retryDelayMax !== undefined && { retryDelayMax }),
      expireInSeconds: expireIn,
      deleteAfterSeconds: KEEP_SECONDS,
      ...(!database.isOnlyProcess && { heartbeatSeconds: HEARTBEAT_SECONDS }),
      ...(giveUp && { deadLetter: toGivenUpName(name) }),
    }
    await boss.createQueue(name, options)
    // A queue that was there keeps its old options otherwise, whatever the deployment has changed since.
    await boss.updateQueue(name, options)
  }

  async function releaseOrphans({ name }: WorkedQueue): Promise<void> {
    const orphans = (await boss.findJobs(name)).filter((job) => job.state === 'active')
    if (orphans.length === 0) return
    log.info({ queue: name, count: orphans.length }, 'starting jobs again that a dead process left')
    await boss.fail(
      name,
      orphans.map((job) => job.id),
    )
  }

  async function consume({ name, concurrency, every, work }: WorkedQueue): Promise<void> {
    if (every) await boss.schedule(name, every)
    const options = { pollingIntervalSeconds: REST_SECONDS, includeMetadata: true } as const
    const start = () =>
      boss.work(name, options, async ([job]: JobWithMetadata<never>[]) => {
        if (!job) return
        try {
          await work(job.data, job.signal, toFailure(job.sourceOutput))
        } catch (error) {
          log.error({ err: error, queue: name, job: job.id, retry: job.retryCount }, 'a job failed')
          throw error
        }
      })
    workers.set(name, await Promise.all(Array.from({ length: concurrency }, start)))
  }

  async function wakeWhoIsDue(): Promise<void> {
    const due = await database.db
      .selectDistinct({ name: sql<string>`name` })
      .from(sql`pgboss.job`)
      .where(sql`state < 'active' and start_after <= now()`)
    for (const { name } of due) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }

  async function look(): Promise<void> {
    while (!ending.signal.aborted) {
      await wakeWhoIsDue().catch((error: unknown) => log.error({ err: error }, 'the job queues could not be looked at'))
      await sleep(LOOK_MS, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  return {
    async add(tx, { name }, data, { afterMs = 0 } = { afterMs: 0 }) {
      const startAfter = afterMs / 1000
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(startAfter > 0 && { startAfter }) })
    },
    async start(given) {
      // Those for jobs given up first, as the others refer to them.
      const queues: WorkedQueue[] = [...given.flatMap(toGivenUpQueue), ...given]
      state = 'starting'
      await boss.start()
      for (const queue of queues) await prepare(queue)
      if (database.isOnlyProcess) for (const queue of queues) await releaseOrphans(queue)
      for (const queue of queues) await consume(queue)
      looking = look()
      state = 'running'
    },
    isRunning: () => state === 'running',
    vacuum: async () => database.vacuum?.(),
    async stop() {
      if (state === 'idle') return
      state = 'idle'
      ending.abort()
      await looking
      await boss.stop({ graceful: true, timeout: shutdownMs })
    },
  }
}

function toGivenUpName(name: string): string {
  return `${name}.given-up`
}

/** The queue of jobs whose last start failed. */
function toGivenUpQueue({ name, giveUp }: Queue<never>): WorkedQueue[] {
  if (!giveUp) return []
  const work: WorkedQueue['work'] = (data, _, failure) => giveUp(data, failure)
  return [{ name: toGivenUpName(name), retries: 10, retryDelay: 1, expireIn: 60, concurrency: 1, work }]
}

/** Why a job's last start failed, from what the queue noted of the error. */
function toFailure(output: object | null): string {
  const { message } = { message: undefined as unknown, ...output }
  return typeof message === 'string' ? message : 'The process that worked on it ended.'
}
