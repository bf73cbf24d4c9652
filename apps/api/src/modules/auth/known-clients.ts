import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { authRules } from './rules.ts'

/** Which client addresses signed in to which account. E-mails are in the form of `normalizeEmail`. */
export interface KnownClients {
  /** Notes a successful sign-in. */
  note(db: Database, email: string, ip: string): Promise<void>
  /** Whether the address signed in to the account in the last 90 days. */
  isKnown(db: Database, email: string, ip: string): Promise<boolean>
}

export interface KnownClientsDeps {
  secrets: Secrets
  rateLimits: RateLimits
}

/** A mark in the table of allowances, which forgets it in time. Keyed, as addresses should not lie there in the clear. */
export function createKnownClients({ secrets, rateLimits }: KnownClientsDeps): KnownClients {
  const toKey = (email: string, ip: string) => `known-client:${secrets.sign(`${email} ${toAddressBucket(ip)}`)}`
  const mark = { max: 1, windowMs: authRules.knownClientMs }

  return {
    async note(db, email, ip) {
      await rateLimits.clear(db, toKey(email, ip))
      await rateLimits.take(db, toKey(email, ip), mark)
    },

    isKnown: (db, email, ip) => rateLimits.isUsedUp(db, toKey(email, ip), mark),
  }
}
