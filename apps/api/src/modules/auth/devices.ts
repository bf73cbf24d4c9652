import { and, eq, lte, ne } from 'drizzle-orm'
import { accountDevices } from '../../db/tables.ts'
import type { RequestSource } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import type { StoredAccount } from '../accounts/service.ts'
import type { Outbox } from '../mail/service.ts'
import { toDeviceName } from './device-name.ts'
import { authRules } from './rules.ts'
import { writeNewDeviceMail } from './security-mails.ts'

/** The browsers that an account has signed in from. */
export interface Devices {
  /**
   * Records a sign-in. Emails the account if the browser is new and this is not the first sign-in. The email is only a
   * warning, because clients can fake the `User-Agent` that identifies a browser.
   */
  note(tx: Database, account: Pick<StoredAccount, 'id' | 'email'>, source: RequestSource): Promise<void>
  /** Deletes all devices of an account. */
  forgetAll(tx: Database, accountId: number): Promise<void>
  /** Deletes devices without a recent sign-in. */
  sweep(db: Database): Promise<void>
}

export interface DeviceDeps {
  clock: Clock
  outbox: Pick<Outbox, 'post'>
  siteUrl: string
  formats: Formats
}

export function createDevices({ clock, outbox, siteUrl, formats }: DeviceDeps): Devices {
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
      const added = await tx.insert(accountDevices).values(values).onConflictDoNothing().returning()
      if (added.length > 0 && others > 0)
        await outbox.post(tx, writeNewDeviceMail(email, { device, at: now, siteUrl, formats }))
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
