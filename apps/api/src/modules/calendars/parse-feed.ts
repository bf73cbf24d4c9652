import { Worker } from 'node:worker_threads'
import type { BusyDays, FeedTask } from './busy-days.ts'
import { FeedFailure } from './feed-problem.ts'
import { calendarRules } from './rules.ts'

/** Parses a feed in a new worker thread, so that a malicious feed blocks only this thread. Throws `FeedFailure`. */
export async function parseFeed(task: FeedTask): Promise<BusyDays> {
  const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  })
  const timeout = setTimeout(() => worker.terminate(), calendarRules.calendarParseMs)
  const broken = new FeedFailure({ kind: 'not_calendar' })
  try {
    return await new Promise<BusyDays>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', () => reject(broken))
      worker.once('exit', () => reject(broken))
    })
  } finally {
    clearTimeout(timeout)
    await worker.terminate()
  }
}
