import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { loginChallenges, loginCodes } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { authRules } from './rules.ts'

/** Detects attempts to guess sign-in codes. */
export interface GuessingDetector {
  /** Returns whether the next code for this email address and client address must be long. */
  needsLongCode(tx: Database, email: string, address: string): Promise<boolean>
  /** Counts a wrong code. Failures never block an attempt; they only make later codes longer. */
  noteFailure(tx: Database, email: string, address: string | null): Promise<void>
}

export interface GuessingDetectorDeps {
  clock: Clock
  rateLimits: RateLimits
}

export function createGuessingDetector({ clock, rateLimits }: GuessingDetectorDeps): GuessingDetector {
  const failuresOf = (email: string, address: string | null) => [
    { key: `code-failures:${email}`, allowance: authRules.codeFailuresPerEmail },
    ...(address === null
      ? []
      : [{ key: `code-failures-from:${address}`, allowance: authRules.codeFailuresPerAddress }]),
    { key: 'code-failures-burst', allowance: authRules.codeFailuresBurst },
    { key: 'code-failures-all', allowance: authRules.codeFailures },
  ]

  /** Counts open challenges with short codes. Each allows a few attempts, so their number bounds all attempts. */
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
    async needsLongCode(tx, email, address) {
      const open = await countOpen(tx, email, address)
      if (open.ofEmail >= authRules.codesOpenPerEmail || open.ofAddress >= authRules.codesOpenPerAddress) return true
      if (open.all >= authRules.codesOpen) return true
      for (const { key, allowance } of failuresOf(email, address)) {
        if (await rateLimits.isUsedUp(tx, key, allowance)) return true
      }
      return false
    },

    async noteFailure(tx, email, address) {
      // The order is always the same, so that concurrent transactions cannot deadlock.
      for (const { key, allowance } of failuresOf(email, address)) await rateLimits.take(tx, key, allowance)
    },
  }
}
