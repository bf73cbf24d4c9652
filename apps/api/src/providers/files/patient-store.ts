import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from './files.ts'
import { StorageError } from './storage-error.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

export interface PatientStoreOptions {
  /** Time for which one operation is retried. */
  waitMs: number
  log: FastifyBaseLogger
}

/**
 * Wraps a store for work whose result is expensive, such as a drawing: an operation waits while the store is away or
 * full, instead of failing. A source that is a stream is not retried, because it cannot be read twice.
 */
export function createPatientStore(store: FileStore, { waitMs, log }: PatientStoreOptions): FileStore {
  async function retry<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + waitMs
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await work()
      } catch (error) {
        const isWorthIt = error instanceof StorageError && error.retryable && performance.now() + wait < end
        if (!isWorthIt) throw error
        log.warn({ err: error, wait }, 'the file storage is unavailable; the operation waits')
        await sleep(wait)
      }
    }
  }

  return {
    put: (key, bytes, type) =>
      bytes instanceof Uint8Array ? retry(() => store.put(key, bytes, type)) : store.put(key, bytes, type),
    async get(key) {
      const file = await retry(() => store.get(key))
      return file && { ...file, bytes: () => retry(() => file.bytes()) }
    },
    delete: (key) => retry(() => store.delete(key)),
    free: store.free,
    presign: store.presign,
  }
}
