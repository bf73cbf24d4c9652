/** What a queue admits. */
export interface FairQueueRules {
  /** Tasks running at the same time. */
  concurrency: number
  /** Tasks running or waiting, of all keys together. Unlimited by default. */
  max?: number
  /** Tasks running or waiting, of one key. The same as `max` by default. */
  maxEach?: number
  /** The longest time a task may wait before it starts, in milliseconds. Unlimited by default. */
  maxWaitMs?: number
  /** The least number of seconds a refused caller is told to wait. */
  retrySeconds?: number
}

/** How one task is queued. */
export interface TaskOptions {
  /** Tasks with the same key share their turns, for example one account's. Tasks without a key count as one key. */
  key?: string | number | undefined
  /** Removes the task from the queue while it waits. A task that runs must watch the signal itself. */
  signal?: AbortSignal | undefined
}

/** Runs a task when its turn comes. Rejects with `QueueBusy` when the queue is full or the wait too long. */
export type RunTask = <T>(task: () => Promise<T>, options?: TaskOptions) => Promise<T>

/** The queue does not take a task. The HTTP layer responds 429 with `Retry-After`. */
export class QueueBusy extends Error {
  override readonly name = 'QueueBusy'
  readonly retrySeconds: number

  constructor(retrySeconds: number) {
    super('Too much work is waiting.')
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

/** How much the newest duration weighs in the average that the wait is estimated from. */
const WEIGHT = 0.2

/**
 * Runs `concurrency` tasks at the same time. Each free place goes to the key with the fewest running tasks, and to the one
 * served longest ago among equals. Tasks of one key start in order of arrival.
 */
export function createFairQueue(rules: FairQueueRules): RunTask {
  const { concurrency, max = Number.POSITIVE_INFINITY, maxEach = max } = rules
  const { maxWaitMs = Number.POSITIVE_INFINITY, retrySeconds = 1 } = rules
  /** In the order in which they were served last. */
  const lanes = new Map<TaskOptions['key'], Lane>()
  let running = 0
  let count = 0
  let averageMs = 0

  function laneOf(key: TaskOptions['key']): Lane {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    lanes.set(key, lane)
    return lane
  }

  function forgetEmpty(key: TaskOptions['key'], lane: Lane): void {
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(key)
  }

  /** Puts a key behind all others. */
  function putLast(key: TaskOptions['key'], lane: Lane): void {
    lanes.delete(key)
    lanes.set(key, lane)
    forgetEmpty(key, lane)
  }

  /** Estimates the wait of a new task from the tasks that would start before it. */
  function estimateWaitMs(lane: Lane): number {
    if (running < concurrency) return 0
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
    putLast(key, lane)
  }

  function startNext(): void {
    let next: [TaskOptions['key'], Lane] | undefined
    for (const entry of lanes) {
      if (entry[1].waiting.length > 0 && (!next || entry[1].running < next[1].running)) next = entry
    }
    if (!next) return
    const waiter = next[1].waiting.shift()
    // The place is taken before the task continues, so that a new task cannot take it.
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
      forgetEmpty(key, lane)
      throw new QueueBusy(Math.max(retrySeconds, Math.ceil(Math.min(waitMs, maxWaitMs) / 1_000)))
    }
    count++
    try {
      if (running < concurrency) begin(key, lane)
      else await waitForTurn(lane, signal)
    } catch (error) {
      count--
      forgetEmpty(key, lane)
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
      putLast(key, lane)
      startNext()
    }
  }
}
