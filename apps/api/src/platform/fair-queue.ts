/** The limits of a queue. */
export interface FairQueueRules {
  /** Maximum number of tasks that run at the same time. */
  concurrency: number
  /** Maximum number of running and waiting tasks. Unlimited by default. */
  max?: number
  /** Maximum number of running and waiting tasks per key. Defaults to `max`. */
  maxEach?: number
  /** Maximum wait before a task starts, in milliseconds. Unlimited by default. */
  maxWaitMs?: number
  /** Minimum `retrySeconds` of a `QueueBusy` error. */
  retrySeconds?: number
}

/** Options of one task. */
export interface TaskOptions {
  /** Tasks with the same key, such as an account id, take turns with other keys. Tasks without a key share one key. */
  key?: string | number | undefined
  /** Removes a waiting task from the queue. A running task must handle the signal itself. */
  signal?: AbortSignal | undefined
}

/** Queues a task and runs it. Rejects with `QueueBusy` if the queue is full or the wait would be too long. */
export type RunTask = <T>(task: () => Promise<T>, options?: TaskOptions) => Promise<T>

/** Thrown when the queue rejects a task. The HTTP layer responds 429 with `Retry-After`. */
export class QueueBusy extends Error {
  override readonly name = 'QueueBusy'
  readonly retrySeconds: number

  constructor(retrySeconds: number) {
    super('The queue is full.')
    this.retrySeconds = retrySeconds
  }
}

interface Lane {
  running: number
  waiting: Waiter[]
}

interface Waiter {
  start(): void
}

/** Weight of the newest duration in the moving average that wait estimates use. */
const WEIGHT = 0.2

/**
 * Runs `concurrency` tasks at the same time. The next task comes from the key with the fewest running tasks. If several
 * keys are equal, it comes from the key that waited longest. Tasks of one key start in order of arrival.
 */
export function createFairQueue(rules: FairQueueRules): RunTask {
  const { concurrency, max = Number.POSITIVE_INFINITY, maxEach = max } = rules
  const { maxWaitMs = Number.POSITIVE_INFINITY, retrySeconds = 1 } = rules
  /** An unlimited queue rejects no task, so it needs no estimates. */
  const isUnlimited = [max, maxEach, maxWaitMs].every((limit) => limit === Number.POSITIVE_INFINITY)
  /** The waiting and running tasks by key. Keys are ordered by their last start, oldest first. */
  const lanes = new Map<TaskOptions['key'], Lane>()
  let running = 0
  let count = 0
  let averageMs = 0

  function laneOf(key: TaskOptions['key']): Lane {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    lanes.set(key, lane)
    return lane
  }

  function deleteIfEmpty(key: TaskOptions['key'], lane: Lane): void {
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(key)
  }

  /** Moves a key to the end of the map. */
  function moveToEnd(key: TaskOptions['key'], lane: Lane): void {
    lanes.delete(key)
    lanes.set(key, lane)
    deleteIfEmpty(key, lane)
  }

  /** Estimates the wait of a new task from the number of tasks ahead of it. */
  function estimateWaitMs(lane: Lane): number {
    if (running < concurrency || isUnlimited) return 0
    const own = lane.running + lane.waiting.length
    let ahead = lane.waiting.length
    for (const other of lanes.values()) {
      if (other !== lane) ahead += Math.min(other.waiting.length, Math.max(0, own + 1 - other.running))
    }
    return Math.ceil((ahead + 1) / concurrency) * averageMs
  }

  function begin(key: TaskOptions['key'], lane: Lane): void {
    running++
    lane.running++
    moveToEnd(key, lane)
  }

  function startNext(): void {
    let next: [TaskOptions['key'], Lane] | undefined
    for (const entry of lanes) {
      if (entry[1].waiting.length > 0 && (!next || entry[1].running < next[1].running)) next = entry
      // No key has fewer running tasks.
      if (next?.[1].running === 0) break
    }
    if (!next) return
    const waiter = next[1].waiting.shift()
    // Reserve the slot before the waiting task continues, so that no new task takes it.
    begin(...next)
    waiter?.start()
  }

  function waitForTurn(lane: Lane, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const stop = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      const waiter = {
        start() {
          stop()
          resolve()
        },
      }
      const drop = (reason: unknown) => {
        stop()
        lane.waiting.splice(lane.waiting.indexOf(waiter), 1)
        reject(reason)
      }
      const leave = () => drop(signal?.reason)
      signal?.addEventListener('abort', leave)
      if (Number.isFinite(maxWaitMs)) timer = setTimeout(() => drop(new QueueBusy(retrySeconds)), maxWaitMs)
      lane.waiting.push(waiter)
    })
  }

  return async (task, { key, signal } = {}) => {
    signal?.throwIfAborted()
    const lane = laneOf(key)
    const waitMs = estimateWaitMs(lane)
    if (count >= max || lane.running + lane.waiting.length >= maxEach || waitMs > maxWaitMs) {
      deleteIfEmpty(key, lane)
      throw new QueueBusy(Math.max(retrySeconds, Math.ceil(Math.min(waitMs, maxWaitMs) / 1_000)))
    }
    count++
    try {
      if (running < concurrency) begin(key, lane)
      else await waitForTurn(lane, signal)
    } catch (error) {
      count--
      deleteIfEmpty(key, lane)
      throw error
    }
    const startedAt = performance.now()
    try {
      return await task()
    } finally {
      const ms = performance.now() - startedAt
      averageMs = averageMs === 0 ? ms : averageMs + (ms - averageMs) * WEIGHT
      count--
      running--
      lane.running--
      moveToEnd(key, lane)
      startNext()
    }
  }
}
