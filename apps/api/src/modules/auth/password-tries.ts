import { limits } from '../../limits.ts'
import type { Database } from '../../platform/database.ts'
import { type LimitService, toAddressBucket } from '../limits/service.ts'
import type { Passwords } from './passwords.ts'

/** Trying passwords, counted for each account and each client address. E-mails are in the form of `normalizeEmail`. */
export interface PasswordTries {
  /** Whether a password is the one of a hash; throws 429 once too many have failed, also for the right one. */
  isRight(email: string, hash: string | null, password: string, ip: string): Promise<boolean>
  /** Forgets the failures of somebody who proved otherwise who they are. */
  forgive(tx: Database, email: string): Promise<void>
}

export interface PasswordTriesDeps {
  db: Database
  limits: LimitService
  passwords: Passwords
}

export function createPasswordTries({ db, limits: counts, passwords }: PasswordTriesDeps): PasswordTries {
  const toKey = (email: string) => `password-failures:${email}`

  return {
    async isRight(email, hash, password, ip) {
      await counts.spend(db, `password-tries-from:${toAddressBucket(ip)}`, limits.passwordTriesPerAddress)
      // Counted first and given back after: of a hundred that arrive together only as many are tried as are allowed.
      await counts.spend(db, toKey(email), limits.passwordFailuresPerAccount)
      let isWrong = false
      try {
        isWrong = !(await passwords.matches(hash, password))
        return !isWrong
      } finally {
        if (!isWrong) await counts.giveBack(db, toKey(email))
      }
    },

    forgive: (tx, email) => counts.clear(tx, toKey(email)),
  }
}
