import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { FanOut } from '../../platform/fan-out.ts'

/** Carries to every process that sessions of an account may have ended, so that nobody goes on serving them. */
export interface SessionEnds {
  /** To be told once it is so for everybody, which in a transaction it is not yet. */
  tell(accountId: number): void
  listen(listener: (accountId: number) => void): void
}

/** What processes tell each other. */
const Notice = z.object({ sessionsOf: z.number() })

/** The notice to other processes that sessions of an account have ended. */
export function toSessionsNotice(accountId: number): z.infer<typeof Notice> {
  return { sessionsOf: accountId }
}

export function createSessionEnds({ fanOut, log }: { fanOut: FanOut; log: FastifyBaseLogger }): SessionEnds {
  const listeners: ((accountId: number) => void)[] = []

  function hear(accountId: number): void {
    for (const listener of listeners) listener(accountId)
  }

  fanOut.onNotice((notice) => {
    const { data } = Notice.safeParse(notice)
    if (data) hear(data.sessionsOf)
  })

  return {
    tell(accountId) {
      hear(accountId)
      fanOut.publish(toSessionsNotice(accountId)).catch((error: unknown) => {
        log.error({ err: error }, 'other processes could not be told that sessions have ended')
      })
    },
    listen: (listener) => void listeners.push(listener),
  }
}
