import { AsyncLocalStorage } from 'node:async_hooks'

/** Fields of every log line that belongs to one request, socket or job. They contain no email address and no token. */
export interface LogContext {
  /** The id of the request. A socket has the id of the request that opened it. */
  request?: string
  method?: string
  /** The pattern of the route, such as `/vision/:id/`. */
  route?: string
  /** The account of the session. */
  account?: number
  queue?: string
  /** The id of the background job. */
  job?: string
}

const storage = new AsyncLocalStorage<LogContext>()

/** Runs the work with these fields. Everything that the work awaits logs them as well. */
export function runWithLogContext<T>(context: LogContext, work: () => T): T {
  return storage.run(context, work)
}

/** Returns the fields of the current request, socket or job. Empty outside of them. */
export function readLogContext(): LogContext {
  return { ...storage.getStore() }
}

/** Adds the account of the session to the current request or socket. */
export function logAccount(account: number): void {
  const context = storage.getStore()
  if (context) context.account = account
}
