import type { Config } from '../config/config.ts'
import type { createBalancePost, createCountersignPost, isDemoAddress, isDemoPerson } from '../demo/demo.ts'
import type { Jobs } from '../platform/jobs.ts'

/** The functions of the demo that services call. */
export interface DemoCode {
  isDemoAddress: typeof isDemoAddress
  isDemoPerson: typeof isDemoPerson
  createCountersignPost: typeof createCountersignPost
  createBalancePost: typeof createBalancePost
}

export type DemoHooks = ReturnType<typeof createDemoHooks>

/** What the demo changes in services. Without `DEMO=1`, `code` is undefined and it changes nothing. */
export function createDemoHooks(code: DemoCode | undefined, { demo }: Pick<Config, 'demo'>, jobs: Jobs) {
  const no = () => false
  return {
    /** Whether no email goes to this address. */
    isDemoAddress: code?.isDemoAddress ?? no,
    /** Whether everyone may sign in to the account with this address. */
    isDemoPerson: code?.isDemoPerson ?? no,
    onCoupleSigned: demo && code?.createCountersignPost(jobs, demo),
    onPaid: demo && code?.createBalancePost(jobs, demo),
  }
}
