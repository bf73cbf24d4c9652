import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { loginChallenges, loginCodes } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { authRules } from './rules.ts'

/** Watches for attempts to guess sign-in codes. */
export interface CodeWatch {
  /** Whether the next code for an e-mail, asked for from an address, must be one that nobody can guess. */
  mustGrow(tx: Database, email: string, address: string): Promise<boolean>
  /** Counts a wrong code. Refuses nothing: failures only make later codes longer. */
  noteFailure(tx: Database, email: string, address: string | null): Promise<void>
}

export interface CodeWatchDeps {
  clock: Clock
  rateLimits: RateLimits
}

export function createCodeWatch({ clock, rateLimits }: CodeWatchDeps): CodeWatch {
  const failuresOf = (email: string, address: string | null) => [
    { key: `code-failures:${email}`, allowance: authRules.codeFailuresPerEmail },
    ...(address === null
      ? []
      : [{ key: `code-failures-from:${address}`, allowance: authRules.codeFailuresPerAddress }]),
    { key: 'code-failures-burst', allowance: authRules.codeFailuresBurst },
    { key: 'code-failures-all', allowance: authRules.codeFailures },
  ]

  /** Short codes that somebody may still guess: each allows a few attempts, so their number bounds the attempts. */
  async function countOpen(tx: Database, email: string, address: string) {
    const since = new Date(clock.now().getTime() - authRules.codeLifeMs)
    const [open] = await tx
      .select({
        all: count(),
        ofEmail: sql`count(*) filter (where ${loginCodes.email} = ${email})`.mapWith(Number),
        ofAddress: sql`count(*) filter (where ${loginCodes.address} = ${address})`.mapWith(Number),
      })
      .from(loginChallenges)
      .innerJoin(loginCodes, eq(loginCodes.id, loginChallenges.codeId))
      .where(and(eq(loginCodes.isLong, false), isNull(loginCodes.spentAt), gt(loginCodes.sentAt, since)))
    return open ?? { all: 0, ofEmail: 0, ofAddress: 0 }
  }

  return {
    async mustGrow(tx, email, address) {
      const open = await countOpen(tx, email, address)
      if (open.ofEmail >= authRules.codesOpenPerEmail || open.ofAddress >= authRules.codesOpenPerAddress) return true
      if (open.all >= authRules.codesOpen) return true
      for (const { key, allowance } of failuresOf(email, address)) {
        if (await rateLimits.isUsedUp(tx, key, allowance)) return true
      }
      return false
    },

    async noteFailure(tx, email, address) {
      // In one order everywhere, so that parallel transactions never wait for each other in a circle.
      for (const { key, allowance } of failuresOf(email, address)) await rateLimits.take(tx, key, allowance)
    },
  }
}
