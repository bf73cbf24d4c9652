import { setTimeout as sleep } from 'node:timers/promises'
import type { Meter } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, OpenedDatabase } from './database.ts'
import { runWithLogContext } from './log-context.ts'
import { inSpan, SpanKind, type SpanOptions } from './spans.ts'

/** A kind of background job. Its data is JSON. */
export interface Queue<Data extends object> {
  name: string
  /** Number of retries after the first attempt. Crashes count as attempts. */
  retries: number
  /** Seconds before the second attempt. Doubles with each further attempt. 0 retries without delay. */
  retryDelay: number
  /** Maximum delay between two attempts, in seconds. Unlimited by default. */
  retryDelayMax?: number
  /** Seconds that one attempt may take before it counts as failed. */
  expireIn: number
  /** Maximum number of jobs that one process runs at the same time. */
  concurrency: number
  /** A cron expression (UTC) that adds a job on schedule. */
  every?: string
  /** Runs one job. Throwing fails the attempt. */
  work(data: Data, signal: AbortSignal): Promise<void>
  /** Called once after the last attempt has failed. `failure` is its error message. */
  giveUp?(data: Data, failure: string): Promise<void>
}

/** A queue with its worker. `failure` is set in dead-letter queues: the error message of the last attempt. */
type WorkedQueue = Omit<Queue<never>, 'work'> & {
  work(data: never, signal: AbortSignal, failure: string): Promise<void>
}

export interface Jobs {
  /** Adds a job within the transaction. It starts after the commit, and no earlier than `afterMs` from now. */
  add<Data extends object>(
    tx: Database,
    queue: Pick<Queue<Data>, 'name'>,
    data: Data,
    options?: { afterMs: number },
  ): Promise<void>
  /** Starts the workers. If this is the only process, also restarts the jobs that a crashed process left active. */
  start(queues: Queue<never>[]): Promise<void>
  isRunning(): boolean
  /** Frees the space of deleted rows in the embedded database. Does nothing for PostgreSQL. */
  vacuum(): Promise<void>
  /** Takes no more jobs, and waits up to `shutdownMs` for running jobs. Jobs can still be added. */
  drain(): Promise<void>
  /** Drains and closes the queue. Another process restarts unfinished jobs. */
  stop(): Promise<void>
}

/** When several processes run, a process that sends no heartbeat for this time is considered dead. */
const HEARTBEAT_SECONDS = 15
const SUPERVISE_SECONDS = 10
/** Time for which finished jobs are stored for inspection. */
const KEEP_SECONDS = 3_600
/**
 * Interval of the query for due jobs of all queues. New jobs wake idle workers, but a worker that is finishing a job
 * misses the wake-up, and delayed jobs send none. Polling by each worker instead would use 20 % of a core.
 */
const POLL_MS = 1_000
/** Polling interval of each single worker, as a fallback. */
const WORKER_POLL_SECONDS = 30

/** Each job is a trace of its own. */
const SPAN: SpanOptions = { kind: SpanKind.CONSUMER, root: true }

export interface JobsOptions {
  database: OpenedDatabase
  log: FastifyBaseLogger
  meter: Meter
  shutdownMs: number
}

export function createJobs({ database, log, meter, shutdownMs }: JobsOptions): Jobs {
  const boss = new PgBoss({
    ...database.jobs,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  // pg-boss emits copies of errors, which are not instances of Error.
  boss.on('error', ({ message, stack = '' }) => {
    // Jobs that were released when the process stopped end after the queue.
    const level = state === 'idle' ? 'debug' : 'error'
    log[level]({ err: Object.assign(new Error(message), { stack }) }, 'the job queue failed')
  })
  boss.on('warning', (warning) => log.warn({ warning }, 'warning from the job queue'))
  let state: 'idle' | 'starting' | 'running' | 'draining' = 'idle'
  /** The workers of each queue. */
  const workers = new Map<string, string[]>()
  const ending = new AbortController()
  const duration = meter.createHistogram('vowkit.jobs.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120] },
  })
  let polling = Promise.resolve()

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
      ...(giveUp && { deadLetter: toDeadLetterName(name) }),
    }
    await boss.createQueue(name, options)
    // `createQueue` does not change the options of an existing queue.
    await boss.updateQueue(name, options)
  }

  async function releaseOrphans({ name }: WorkedQueue): Promise<void> {
    const orphans = (await boss.findJobs(name)).filter((job) => job.state === 'active')
    if (orphans.length === 0) return
    log.info({ queue: name, count: orphans.length }, 'restarting jobs that a crashed process left active')
    await boss.fail(
      name,
      orphans.map((job) => job.id),
    )
  }

  async function consume({ name, concurrency, every, work }: WorkedQueue): Promise<void> {
    if (every) await boss.schedule(name, every)
    const options = { pollingIntervalSeconds: WORKER_POLL_SECONDS, includeMetadata: true } as const
    const attempt = async (job: JobWithMetadata<never>) => {
      const startedAt = performance.now()
      const record = (outcome: 'done' | 'failed') =>
        duration.record((performance.now() - startedAt) / 1_000, { queue: name, outcome })
      try {
        await inSpan(`job ${name}`, SPAN, () => work(job.data, job.signal, toFailure(job.sourceOutput)))
        record('done')
      } catch (error) {
        if (state === 'idle') {
          log.info({ retry: job.retryCount }, 'a job was released, because the process stops')
          throw error
        }
        record('failed')
        log.error({ err: error, retry: job.retryCount }, 'a job failed')
        throw error
      }
    }
    const start = () =>
      boss.work(name, options, async ([job]: JobWithMetadata<never>[]) => {
        if (job) await runWithLogContext({ queue: name, job: job.id }, () => attempt(job))
      })
    workers.set(name, await Promise.all(Array.from({ length: concurrency }, start)))
  }

  async function wakeDueWorkers(): Promise<void> {
    const due = await database.db
      .selectDistinct({ name: sql<string>`name` })
      .from(sql`pgboss.job`)
      .where(sql`state < 'active' and start_after <= now()`)
    for (const { name } of due) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }

  async function poll(): Promise<void> {
    while (!ending.signal.aborted) {
      await wakeDueWorkers().catch((error: unknown) => log.error({ err: error }, 'could not query due jobs'))
      await sleep(POLL_MS, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  async function drain(): Promise<void> {
    if (state === 'idle' || state === 'draining') return
    state = 'draining'
    ending.abort()
    await polling
    const drained = Promise.all([...workers.keys()].map((name) => boss.offWork(name)))
    const late = new AbortController()
    const deadline = sleep(shutdownMs, undefined, { signal: late.signal }).catch(() => undefined)
    await Promise.race([drained, deadline])
    late.abort()
  }

  return {
    async add(tx, { name }, data, { afterMs = 0 } = { afterMs: 0 }) {
      const startAfter = afterMs / 1000
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(startAfter > 0 && { startAfter }) })
    },
    async start(given) {
      // Dead-letter queues are created first, because the other queues refer to them.
      const queues: WorkedQueue[] = [...given.flatMap(toDeadLetterQueue), ...given]
      state = 'starting'
      await boss.start()
      for (const queue of queues) await prepare(queue)
      if (database.isOnlyProcess) for (const queue of queues) await releaseOrphans(queue)
      for (const queue of queues) await consume(queue)
      polling = poll()
      state = 'running'
    },
    isRunning: () => state === 'running',
    vacuum: async () => database.vacuum?.(),
    drain,
    async stop() {
      if (state === 'idle') return
      await drain()
      state = 'idle'
      // The jobs that are still running are failed, so that another process retries them at once.
      await boss.stop({ graceful: false })
    },
  }
}

function toDeadLetterName(name: string): string {
  return `${name}.given-up`
}

/** Returns the dead-letter queue, which handles jobs whose last attempt failed. Empty without `giveUp`. */
function toDeadLetterQueue({ name, giveUp }: Queue<never>): WorkedQueue[] {
  if (!giveUp) return []
  const work: WorkedQueue['work'] = (data, _, failure) => giveUp(data, failure)
  return [{ name: toDeadLetterName(name), retries: 10, retryDelay: 1, expireIn: 60, concurrency: 1, work }]
}

/** Reads the error message of a job's last attempt from the stored output. */
function toFailure(output: object | null): string {
  const { message } = { message: undefined as unknown, ...output }
  return typeof message === 'string' ? message : 'The process ended before the job finished.'
}
