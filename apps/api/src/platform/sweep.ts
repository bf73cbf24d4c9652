import type { FastifyBaseLogger } from 'fastify'
import type { Queue } from './jobs.ts'

/** Once an hour, throws away what the product has promised to forget: all of it, also where a part of it fails. */
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
        await sweep().catch((error: unknown) => log.error({ err: error }, 'something could not be forgotten'))
      }
    },
  }
}
