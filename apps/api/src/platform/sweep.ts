import type { FastifyBaseLogger } from 'fastify'
import type { Queue } from './jobs.ts'

/** Deletes expired data once an hour. If one sweep fails, the others still run. */
export function createSweepQueue(sweeps: (() => Promise<void>)[], log: FastifyBaseLogger): Queue<object> {
  return {
    name: 'sweep',
    every: '17 * * * *',
    retries: 0,
    retryDelay: 0,
    expireIn: 300,
    concurrency: 1,
    async work() {
      for (const sweep of sweeps) {
        await sweep().catch((error: unknown) => log.error({ err: error }, 'expired data could not be deleted'))
      }
    },
  }
}
