import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import { MINUTE } from '../../platform/units.ts'
import { type Attempt, type AttemptDeps, attempt } from './attempt.ts'
import { type DeliveryRow, findDue, updateDelivery } from './deliveries.ts'
import { type EndpointRow, failPending, leaseEndpoint, listDueEndpoints, updateEndpoint } from './endpoints.ts'
import { WEBHOOK_QUEUE, type WebhookEvents, type WebhookJob } from './events.ts'
import { webhookRules } from './rules.ts'

/** Time in which the first attempt usually follows its event. The last attempt is three days after the event. */
const FIRST_ATTEMPT_MS = MINUTE

export interface WebhookQueueDeps extends AttemptDeps {
  jobs: Pick<Jobs, 'add'>
  log: FastifyBaseLogger
  events: Pick<WebhookEvents, 'start'>
  /** Runs in the transaction that disables a failing endpoint. */
  onDisabled(tx: AttemptDeps['db'], endpoint: EndpointRow): Promise<void>
}

/** The delay before the next attempt. Never exceeds the rest of the retry period. */
export function retryDelay({ attempts, startedAt }: Pick<DeliveryRow, 'attempts' | 'startedAt'>, now: Date): number {
  const { webhookRetryDelayMs, webhookRetryDelayMaxMs, webhookRetryMs } = webhookRules
  const delay = Math.min(webhookRetryDelayMs * 2 ** attempts, webhookRetryDelayMaxMs)
  const jitter = randomInt(Math.ceil(delay / 5))
  return Math.min(delay + jitter, startedAt.getTime() + webhookRetryMs - now.getTime())
}

/**
 * The queue that sends deliveries. One worker at a time sends to an endpoint, so that a slow receiver does not block
 * the deliveries of other endpoints. `resume` starts due deliveries that have no job, such as after a crash.
 */
export function createWebhookQueue(deps: WebhookQueueDeps): {
  queue: Queue<WebhookJob>
  resumeQueue: Queue<object>
  resume(): Promise<void>
} {
  const { db, clock, jobs, log, events, onDisabled } = deps

  async function disable(tx: typeof db, endpoint: EndpointRow, disabledReason: 'failing' | 'gone'): Promise<void> {
    await updateEndpoint(tx, endpoint.id, { isEnabled: false, disabledReason })
    await failPending(tx, endpoint.id, 'The endpoint was disabled.')
    await onDisabled(tx, endpoint)
    log.warn({ endpoint: endpoint.id, disabledReason }, 'a webhook endpoint was disabled')
  }

  /** Stores the result of an attempt. Returns the delay before the next attempt, or null if none follows. */
  async function store(tx: typeof db, endpoint: EndpointRow, delivery: DeliveryRow, result: Attempt) {
    const now = clock.now()
    const { outcome, status, body, error } = result
    const failingSince = endpoint.failingSince ?? now
    const attempted = {
      attempts: delivery.attempts + (outcome === 'cancelled' ? 0 : 1),
      attemptedAt: now,
      ...{ responseStatus: status, responseBody: body, error },
    }
    const delay = retryDelay(delivery, now)
    const isRetried = outcome === 'failed' && delay > 0
    const state = outcome === 'delivered' ? 'delivered' : isRetried ? 'pending' : 'failed'
    const nextAttemptAt = new Date(now.getTime() + Math.max(delay, 0))
    await updateDelivery(tx, delivery.id, { ...attempted, status: state, nextAttemptAt })
    if (outcome === 'delivered') await updateEndpoint(tx, endpoint.id, { failingSince: null })
    if (outcome === 'delivered' || outcome === 'cancelled') return null
    await updateEndpoint(tx, endpoint.id, { failingSince })
    const isLost = now.getTime() - failingSince.getTime() >= webhookRules.webhookRetryMs - FIRST_ATTEMPT_MS
    if (outcome === 'gone') await disable(tx, endpoint, 'gone')
    else if (isLost) await disable(tx, endpoint, 'failing')
    else if (isRetried) return delay
    return null
  }

  const leaseUntil = (now: Date) => new Date(now.getTime() + webhookRules.webhookLeaseMs)

  /** Sends the next due delivery. Resolves to `false` after a failure or if no delivery is due. */
  async function sendNext(endpoint: EndpointRow): Promise<boolean> {
    const delivery = await findDue(db, endpoint.id, clock.now())
    if (!delivery) return false
    const result = await attempt(deps, endpoint, delivery)
    const delay = await db.transaction((tx) => store(tx, endpoint, delivery, result))
    if (delay !== null) await jobs.add<WebhookJob>(db, WEBHOOK_QUEUE, { endpointId: endpoint.id }, { afterMs: delay })
    return result.outcome === 'delivered' || result.outcome === 'cancelled'
  }

  async function sendBatch(endpointId: number): Promise<void> {
    for (let sent = 0; sent < webhookRules.webhookBatch; sent++) {
      // Reads the endpoint each time, because the vendor may have changed it.
      const endpoint = await updateEndpoint(db, endpointId, { leasedUntil: leaseUntil(clock.now()) })
      if (!endpoint || !(await sendNext(endpoint))) return
    }
  }

  async function resume(): Promise<void> {
    await events.start(await listDueEndpoints(db, clock.now()))
  }

  return {
    resume,
    queue: {
      ...WEBHOOK_QUEUE,
      retries: 3,
      retryDelay: 5,
      expireIn: 600,
      concurrency: 8,
      async work({ endpointId }) {
        const now = clock.now()
        if (!(await leaseEndpoint(db, endpointId, { now, until: leaseUntil(now) }))) return
        await sendBatch(endpointId)
        await updateEndpoint(db, endpointId, { leasedUntil: null })
        // A job that ran during the lease has sent nothing.
        if (await findDue(db, endpointId, clock.now())) await events.start([endpointId])
      },
    },
    resumeQueue: {
      name: 'webhooks-resume',
      every: '* * * * *',
      retries: 0,
      retryDelay: 0,
      expireIn: 60,
      concurrency: 1,
      work: resume,
    },
  }
}
