import { HttpError } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import type { KnownClients } from './known-clients.ts'
import type { Passwords } from './passwords.ts'
import { authRules } from './rules.ts'

/**
 * Trying passwords. Failures are counted for each account and client address, so that a stranger's failures lock only the
 * stranger out. E-mails are in the form of `normalizeEmail`.
 */
export interface PasswordTries {
  /**
   * Whether a password is the one of a hash. Throws 429 once too many have failed from this address, or from all addresses
   * unless this one signed in to the account before.
   */
  isRight(email: string, hash: string | null, password: string, ip: string): Promise<boolean>
  /** Forgets the failures that would refuse a person who proved otherwise who they are. */
  forgive(tx: Database, email: string, ip: string): Promise<void>
}

export interface PasswordTriesDeps {
  db: Database
  rateLimits: RateLimits
  clients: KnownClients
  passwords: Passwords
}

export function createPasswordTries({ db, rateLimits, clients, passwords }: PasswordTriesDeps): PasswordTries {
  const ofAll = (email: string) => `password-failures:${email}`
  const ofClient = (email: string, ip: string) => `${ofAll(email)}:${toAddressBucket(ip)}`

  /** Counts a try as a failure. Returns the keys to give back if it is none. */
  async function count(email: string, ip: string): Promise<string[]> {
    const client = ofClient(email, ip)
    await rateLimits.spend(db, client, authRules.passwordFailuresPerClient)
    // The address of a person who signed in before is not refused because of strangers.
    if (await clients.isKnown(db, email, ip)) return [client]
    await rateLimits.spend(db, ofAll(email), authRules.passwordFailuresPerAccount)
    return [client, ofAll(email)]
  }

  return {
    async isRight(email, hash, password, ip) {
      await rateLimits.spend(db, `password-tries-from:${toAddressBucket(ip)}`, authRules.passwordTriesPerAddress)
      // Counted first and given back after: of a hundred that arrive together only as many are tried as are allowed.
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

    async forgive(tx, email, ip) {
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
