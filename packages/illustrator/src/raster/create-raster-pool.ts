import { Worker } from 'node:worker_threads'
import type { Sightings } from '../sightings/sighting.ts'
import type { Reference, SceneSpec } from '../spec.ts'
import type { VenuePhoto } from './draw-venue-image.ts'
import type { WorkerJob, WorkerResult } from './messages.ts'
import { RasterError } from './raster-error.ts'
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts'

export interface DrawJob {
  spec: SceneSpec
  /** The width of the image in pixels. The height follows from the aspect ratio 3:2, or from the ratio of the photo. */
  width: number
  /** A photo of a venue into which the ceremony is drawn. By default, the venue of the scene is drawn. */
  venue?: VenuePhoto | undefined
}

/**
 * Draws images in worker threads. Jobs wait in one queue. When a job is aborted, its promise immediately rejects with
 * the signal's reason.
 */
export interface RasterPool {
  /** Draws a scene as a PNG with an aspect ratio of 3:2. With a photo of a venue, the PNG has the ratio of the photo. */
  draw(job: DrawJob, signal?: AbortSignal): Promise<Uint8Array>
  /** Returns what is visible in the image of a scene. */
  inspect(spec: SceneSpec, signal?: AbortSignal): Promise<Sightings>
  /** Reads a palette of three hex colours and the shape of the flowers from an image. */
  readReference(image: Uint8Array, signal?: AbortSignal): Promise<Reference>
  /** Rejects queued and running jobs with the code `raster_closed`, and stops the workers. */
  close(): Promise<void>
}

export interface RasterPoolOptions {
  /** The number of worker threads. Default: 1. */
  size?: number
  /** The time limit of a job in milliseconds. The pool replaces a worker that exceeds the limit. */
  timeoutMs?: number
}

export interface RasterPoolDeps {
  startWorker(): Worker
}

interface Waiting {
  job: WorkerJob
  signal: AbortSignal
  resolve(result: WorkerResult): void
  reject(reason: unknown): void
}

const DEFAULT_SIZE = 1
const DEFAULT_TIMEOUT_MS = 60_000
/**
 * Starts the worker without the Node flags of the parent process, because some flags, such as --eval, prevent a worker
 * from starting.
 */
const startRasterWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] })

/**
 * Creates a pool of worker threads for drawing. The workers start with the first job. An idle pool does not keep the
 * process alive.
 */
export function createRasterPool(
  options: RasterPoolOptions = {},
  deps: RasterPoolDeps = { startWorker: startRasterWorker },
): RasterPool {
  const { size = DEFAULT_SIZE, timeoutMs = DEFAULT_TIMEOUT_MS } = options
  const slots = Array.from({ length: size }, () => createWorkerSlot({ ...deps, timeoutMs }))
  const closed = new AbortController()
  let queue: Waiting[] = []

  function enqueue(job: WorkerJob, callerSignal?: AbortSignal): Promise<WorkerResult> {
    const signal = callerSignal ? AbortSignal.any([callerSignal, closed.signal]) : closed.signal
    if (signal.aborted) return Promise.reject(signal.reason)
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        job,
        signal,
        resolve: (result) => settle(() => resolve(result)),
        reject: (reason) => settle(() => reject(reason)),
      }
      const drop = () => {
        queue = queue.filter((other) => other !== waiting)
        waiting.reject(signal.reason)
      }
      const settle = (done: () => void) => {
        signal.removeEventListener('abort', drop)
        done()
      }
      signal.addEventListener('abort', drop, { once: true })
      queue.push(waiting)
      startNext()
    })
  }

  function startNext(): void {
    const slot = slots.find(({ isBusy }) => !isBusy)
    const next = slot && queue.shift()
    if (slot && next) void work(slot, next)
  }

  async function work(slot: WorkerSlot, { job, signal, resolve, reject }: Waiting): Promise<void> {
    await slot.run(job, signal).then(resolve, reject)
    await slot.whenFree()
    startNext()
  }

  return {
    draw: async ({ spec, width, venue }, signal) =>
      (await enqueue({ kind: 'draw', spec, width, venue }, signal)) as Uint8Array,
    inspect: async (spec, signal) => (await enqueue({ kind: 'inspect', spec }, signal)) as Sightings,
    readReference: async (image, signal) => (await enqueue({ kind: 'reference', image }, signal)) as Reference,
    async close() {
      closed.abort(new RasterError('raster_closed', 'The drawing pool is closed.'))
      await Promise.all(slots.map((slot) => slot.close()))
    },
  }
}
