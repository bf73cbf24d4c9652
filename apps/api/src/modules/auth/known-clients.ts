import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { authRules } from './rules.ts'

/** The client addresses that signed in to an account. Email addresses are normalized by `normalizeEmail`. */
export interface KnownClients {
  /** Records a successful sign-in. */
  note(db: Database, email: string, ip: string): Promise<void>
  /** Returns whether the address signed in to the account within `knownClientMs`. */
  isKnown(db: Database, email: string, ip: string): Promise<boolean>
}

export interface KnownClientsDeps {
  secrets: Secrets
  rateLimits: RateLimits
}

/**
 * Stores each pair of account and client address as a used-up rate limit, which expires after `knownClientMs`. The key
 * is a keyed hash, so that the table contains neither email addresses nor client addresses.
 */
export function createKnownClients({ secrets, rateLimits }: KnownClientsDeps): KnownClients {
  const toKey = (email: string, ip: string) => `known-client:${secrets.sign(`${email} ${toAddressBucket(ip)}`)}`
  const once = { max: 1, windowMs: authRules.knownClientMs }

  return {
    async note(db, email, ip) {
      await rateLimits.clear(db, toKey(email, ip))
      await rateLimits.take(db, toKey(email, ip), once)
    },

    isKnown: (db, email, ip) => rateLimits.isUsedUp(db, toKey(email, ip), once),
  }
}
