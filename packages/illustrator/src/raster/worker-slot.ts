import type { Worker } from 'node:worker_threads'
import type { WorkerJob, WorkerReply, WorkerRequest, WorkerResult } from './messages.ts'
import { RasterError } from './raster-error.ts'

/** Runs jobs in one worker thread. If the thread exits or hangs, the next job starts a new thread. */
export interface WorkerSlot {
  readonly isBusy: boolean
  /**
   * Runs one job at a time. Rejects immediately when the signal aborts. The slot is free once the worker has stopped
   * the job.
   */
  run(job: WorkerJob, signal?: AbortSignal): Promise<WorkerResult>
  /** Resolves once the slot has no running job. */
  whenFree(): Promise<void>
  close(): Promise<void>
}

export interface WorkerSlotDeps {
  startWorker(): Worker
  timeoutMs: number
}

export function createWorkerSlot({ startWorker, timeoutMs }: WorkerSlotDeps): WorkerSlot {
  let worker: Worker | undefined
  let busy: Promise<unknown> | undefined
  let lastError: unknown
  let lastId = 0

  function ensureWorker(): Worker {
    if (worker) return worker
    const started = startWorker()
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    started.on('error', (cause) => {
      lastError = cause
    })
    worker = started
    return started
  }

  async function discard(old: Worker): Promise<void> {
    if (worker === old) worker = undefined
    await old.terminate()
  }

  /** Resolves with the worker's result. Rejects if the job fails or times out, or if the worker exits. */
  function ask(target: Worker, id: number, job: WorkerJob): Promise<WorkerResult> {
    return new Promise((resolve, reject) => {
      const onMessage = (reply: WorkerReply) => {
        if (reply.id !== id) return
        leave()
        if ('result' in reply) resolve(reply.result)
        else reject(new RasterError('raster_failed', reply.error))
      }
      const onExit = () => {
        leave()
        reject(
          new RasterError('raster_crashed', 'The drawing worker exited before the image was finished.', {
            cause: lastError,
          }),
        )
      }
      const timer = setTimeout(() => {
        leave()
        reject(new RasterError('raster_timeout', `Drawing the image took longer than ${timeoutMs} ms.`))
        void discard(target)
      }, timeoutMs)
      const leave = () => {
        clearTimeout(timer)
        target.off('message', onMessage).off('exit', onExit).unref()
      }
      target.on('message', onMessage).on('exit', onExit).ref()
      target.postMessage({ id, job } satisfies WorkerRequest)
    })
  }

  return {
    get isBusy() {
      return busy !== undefined
    },
    async run(job, signal) {
      const target = ensureWorker()
      const id = ++lastId
      const answer = ask(target, id, job)
      busy = Promise.allSettled([answer]).then(() => {
        busy = undefined
      })
      return untilAborted(answer, signal, () => target.postMessage({ id, cancel: true } satisfies WorkerRequest))
    },
    async whenFree() {
      await busy
    },
    async close() {
      if (worker) await discard(worker)
    },
  }
}

/** Rejects with the signal's reason if the signal aborts before the promise settles. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined, onAbort: () => void): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => {
      onAbort()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
