import { HttpError } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import type { KnownClients } from './known-clients.ts'
import type { Passwords } from './passwords.ts'
import { authRules } from './rules.ts'

/**
 * Verifies passwords and limits failures. Failures are counted per account and client address, so that an attacker
 * cannot lock the owner out. Email addresses are normalized by `normalizeEmail`.
 */
export interface PasswordVerifier {
  /**
   * Returns whether the password matches the hash. Throws 429 after too many failures from this address, or from all
   * addresses together unless this one signed in to the account before.
   */
  verify(email: string, hash: string | null, password: string, ip: string): Promise<boolean>
  /** Resets the failures of an account and of this client, after the owner proved access to the mailbox. */
  clearFailures(tx: Database, email: string, ip: string): Promise<void>
}

export interface PasswordVerifierDeps {
  db: Database
  rateLimits: RateLimits
  clients: KnownClients
  passwords: Passwords
}

export function createPasswordVerifier(deps: PasswordVerifierDeps): PasswordVerifier {
  const { db, rateLimits, clients, passwords } = deps
  const ofAll = (email: string) => `password-failures:${email}`
  const ofClient = (email: string, ip: string) => `${ofAll(email)}:${toAddressBucket(ip)}`

  /** Counts an attempt as a failure. Returns the keys to refund if the password is correct. */
  async function count(email: string, ip: string): Promise<string[]> {
    const client = ofClient(email, ip)
    await rateLimits.spend(db, client, authRules.passwordFailuresPerClient)
    // A client address that signed in before is exempt from this limit, which attackers could use up.
    if (await clients.isKnown(db, email, ip)) return [client]
    await rateLimits.spend(db, ofAll(email), authRules.passwordFailuresPerAccount)
    return [client, ofAll(email)]
  }

  return {
    async verify(email, hash, password, ip) {
      await rateLimits.spend(db, `password-tries-from:${toAddressBucket(ip)}`, authRules.passwordTriesPerAddress)
      // Counts first and refunds later, so that concurrent attempts cannot exceed the limit.
      const counted = await count(email, ip).catch((error: unknown) => {
        throw isRefusal(error) ? passwordsLocked(error.retryAfter) : error
      })
      let isWrong = false
      try {
        isWrong = !(await passwords.matches(hash, password))
        if (!isWrong) await clients.note(db, email, ip)
        return !isWrong
      } finally {
        if (!isWrong) for (const key of counted) await rateLimits.giveBack(db, key)
      }
    },

    async clearFailures(tx, email, ip) {
      await rateLimits.clear(tx, ofAll(email))
      await rateLimits.clear(tx, ofClient(email, ip))
    },
  }
}

function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 429
}

function passwordsLocked(retryAfter: number | undefined): HttpError {
  const detail =
    'Too many wrong passwords. Sign in with a code by email, set a new password with "Forgot password", or try again later.'
  return new HttpError(429, 'rate_limited', detail, retryAfter === undefined ? {} : { retryAfter })
}
