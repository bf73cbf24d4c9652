import { and, eq, lte, ne } from 'drizzle-orm'
import { accountDevices } from '../../db/tables.ts'
import type { RequestSource } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { StoredAccount } from '../accounts/service.ts'
import type { Outbox } from '../mail/service.ts'
import { toDeviceName } from './device-name.ts'
import { authRules } from './rules.ts'
import { writeNewDeviceMail } from './security-mails.ts'

/** The browsers an account is known to sign in from. */
export interface Devices {
  /**
   * Notes a sign-in. Mails the account if the browser is new to it, unless this is the first sign-in. A caller that
   * sends another browser's `User-Agent` passes for that browser: the mail is a warning, not a lock.
   */
  note(tx: Database, account: Pick<StoredAccount, 'id' | 'email'>, source: RequestSource): Promise<void>
  /** Forgets all devices of an account, which may be a stranger's. */
  forgetAll(tx: Database, accountId: number): Promise<void>
  /** Forgets devices that were not used for long. */
  sweep(db: Database): Promise<void>
}

export interface DeviceDeps {
  clock: Clock
  outbox: Pick<Outbox, 'post'>
  siteUrl: string
}

export function createDevices({ clock, outbox, siteUrl }: DeviceDeps): Devices {
  return {
    async note(tx, { id: accountId, email }, { userAgent }) {
      const device = toDeviceName(userAgent)
      const now = clock.now()
      const isThis = and(eq(accountDevices.accountId, accountId), eq(accountDevices.device, device))
      const known = await tx.update(accountDevices).set({ lastSeenAt: now }).where(isThis).returning()
      if (known.length > 0) return
      const others = await tx.$count(
        accountDevices,
        and(eq(accountDevices.accountId, accountId), ne(accountDevices.device, device)),
      )
      const values = { accountId, device, lastSeenAt: now }
      const made = await tx.insert(accountDevices).values(values).onConflictDoNothing().returning()
      if (made.length > 0 && others > 0) await outbox.post(tx, writeNewDeviceMail(email, { device, at: now, siteUrl }))
    },

    async forgetAll(tx, accountId) {
      await tx.delete(accountDevices).where(eq(accountDevices.accountId, accountId))
    },

    async sweep(db) {
      const oldest = new Date(clock.now().getTime() - authRules.deviceKnownMs)
      await db.delete(accountDevices).where(lte(accountDevices.lastSeenAt, oldest))
    },
  }
}
