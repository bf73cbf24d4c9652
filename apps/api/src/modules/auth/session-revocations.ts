import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { FanOut } from '../../platform/fan-out/fan-out.ts'

/** Notifies every process that sessions of an account may have been revoked, so that open sockets are closed. */
export interface SessionRevocations {
  /** Notifies all processes. Call it after the commit: before it, other processes do not see the change. */
  notify(accountId: number): void
  /** Adds a listener for revocations in any process. */
  listen(listener: (accountId: number) => void): void
}

/** The message that one API process sends to the others when sessions may have been revoked. */
const Notice = z.object({ sessionsOf: z.number() })

/** Creates the message that notifies other processes of a possible revocation. */
export function toSessionsNotice(accountId: number): z.infer<typeof Notice> {
  return { sessionsOf: accountId }
}

export function createSessionRevocations({
  fanOut,
  log,
}: {
  fanOut: FanOut
  log: FastifyBaseLogger
}): SessionRevocations {
  const listeners: ((accountId: number) => void)[] = []

  function notifyListeners(accountId: number): void {
    for (const listener of listeners) listener(accountId)
  }

  fanOut.onNotice((notice) => {
    const { data } = Notice.safeParse(notice)
    if (data) notifyListeners(data.sessionsOf)
  })

  return {
    notify(accountId) {
      notifyListeners(accountId)
      fanOut.publish(toSessionsNotice(accountId)).catch((error: unknown) => {
        log.error({ err: error }, 'other processes could not be notified of revoked sessions')
      })
    },
    listen: (listener) => void listeners.push(listener),
  }
}
