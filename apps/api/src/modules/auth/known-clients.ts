import { limits } from '../../limits.ts'
import type { Database } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type LimitService, toAddressBucket } from '../limits/service.ts'

/** Which client addresses signed in to which account. E-mails are in the form of `normalizeEmail`. */
export interface KnownClients {
  /** Notes a successful sign-in. */
  note(db: Database, email: string, ip: string): Promise<void>
  /** Whether the address signed in to the account in the last 90 days. */
  isKnown(db: Database, email: string, ip: string): Promise<boolean>
}

export interface KnownClientsDeps {
  secrets: Secrets
  limits: LimitService
}

/** A mark in the table of allowances, which forgets it in time. Keyed, as addresses should not lie there in the clear. */
export function createKnownClients({ secrets, limits: counts }: KnownClientsDeps): KnownClients {
  const toKey = (email: string, ip: string) => `known-client:${secrets.sign(`${email} ${toAddressBucket(ip)}`)}`
  const mark = { max: 1, windowMs: limits.knownClientMs }

  return {
    async note(db, email, ip) {
      await counts.clear(db, toKey(email, ip))
      await counts.take(db, toKey(email, ip), mark)
    },

    isKnown: (db, email, ip) => counts.isUsedUp(db, toKey(email, ip), mark),
  }
}
