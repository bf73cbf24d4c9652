import type { Queue } from './jobs.ts'

/** Once an hour, throws away what the product has promised to forget. */
export function createSweepQueue(sweeps: (() => Promise<void>)[]): Queue<object> {
  return {
    name: 'sweep',
    every: '17 * * * *',
    retries: 0,
    retryDelay: 0,
    expireIn: 300,
    atOnce: 1,
    async work() {
      for (const sweep of sweeps) await sweep()
    },
  }
}
