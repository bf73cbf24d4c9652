import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { drawImage } from './draw-image.ts'
import { drawVenueImage } from './draw-venue-image.ts'
import { inspectImage } from './inspect-image.ts'
import type { WorkerJob, WorkerReply, WorkerRequest, WorkerResult } from './messages.ts'
import { readReference } from './read-reference.ts'

sharp.concurrency(1)
sharp.cache(false)

const running = new Map<number, AbortController>()

parentPort?.on('message', (request: WorkerRequest) => {
  if ('cancel' in request) running.get(request.id)?.abort()
  else void answer(request.id, request.job)
})

async function answer(id: number, job: WorkerJob): Promise<void> {
  const cancelled = new AbortController()
  running.set(id, cancelled)
  try {
    const result = await perform(job, cancelled.signal)
    reply({ id, result })
  } catch (cause) {
    reply({ id, error: cause instanceof Error ? cause.message : String(cause) })
  } finally {
    running.delete(id)
  }
}

async function perform(job: WorkerJob, signal: AbortSignal): Promise<WorkerResult> {
  if (job.kind === 'reference') return readReference(job.image)
  if (job.kind === 'inspect') return inspectImage(job.spec, signal)
  const { spec, venue, width } = job
  const image = venue
    ? await drawVenueImage(spec, { ...venue, width }, signal)
    : await drawImage(spec, { width }, signal)
  // Copies the result, because a Node Buffer may be a view of a shared memory pool, which cannot be transferred.
  return new Uint8Array(image)
}

function reply(message: WorkerReply): void {
  const transfer =
    'result' in message && message.result instanceof Uint8Array ? [message.result.buffer as ArrayBuffer] : []
  parentPort?.postMessage(message, transfer)
}
