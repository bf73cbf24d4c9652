import type { AccountSessionEntry } from '@vowkit/sdk-core/contract'
import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { sessions } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { toDeviceName } from './device-name.ts'
import { authRules } from './rules.ts'
import type { SessionRevocations } from './session-revocations.ts'

/** Lists and revokes the sessions of an account. */
export interface SessionList {
  /** Returns live sessions: the session of `token` first, then by last use, newest first. */
  listSessions(account: Account, token: string): Promise<AccountSessionEntry[]>
  /**
   * Revokes a session and the sessions that its handoffs started. Throws 404 if the id is unknown or belongs to another
   * account.
   */
  endSessionById(account: Account, id: string): Promise<void>
  /**
   * Revokes every session of the account except the session of `token`. If the caller passes its own transaction, it
   * must call `notifySessionsRevoked` after the commit.
   */
  endOtherSessions(account: Pick<Account, 'id'>, token: string, outer?: Database): Promise<void>
}

export interface SessionListDeps {
  db: Database
  clock: Clock
  revocations: SessionRevocations
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function createSessionList({ db, clock, revocations }: SessionListDeps): SessionList {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)

  return {
    async listSessions({ id: accountId }, token) {
      const rows = await db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.accountId, accountId),
            gt(sessions.lastUsedAt, ago(authRules.sessionIdleMs)),
            gt(sessions.signedInAt, ago(authRules.sessionLifeMs)),
            or(isNull(sessions.magicLinkId), gt(sessions.createdAt, ago(authRules.linkSessionLifeMs))),
          ),
        )
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
      const current = digest(token)
      const entries = rows.map((row) => toEntry(row, row.tokenHash === current))
      return [...entries.filter((entry) => entry.is_current), ...entries.filter((entry) => !entry.is_current)]
    },

    async endSessionById({ id: accountId }, id) {
      if (!UUID.test(id)) throw unknownSession()
      const isThis = and(eq(sessions.id, id), eq(sessions.accountId, accountId))
      const ended = await db.delete(sessions).where(isThis).returning()
      if (ended.length === 0) throw unknownSession()
      revocations.notify(accountId)
    },

    async endOtherSessions({ id: accountId }, token, outer) {
      const tokenHash = digest(token)
      await (outer ?? db).transaction(async (tx) => {
        // Clears the parent, because deleting the parent would otherwise delete this session too.
        await tx.update(sessions).set({ parentHash: null }).where(eq(sessions.tokenHash, tokenHash))
        await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, tokenHash)))
      })
      if (!outer) revocations.notify(accountId)
    },
  }
}

function toEntry(row: typeof sessions.$inferSelect, isCurrent: boolean): AccountSessionEntry {
  const place = ({ full: 'site', embed: 'embed', link: 'magic_link' } as const)[row.scope]
  return {
    id: row.id,
    is_current: isCurrent,
    device: toDeviceName(row.userAgent),
    place,
    host: place === 'embed' ? hostOf(row.origin) : '',
    last_used_at: row.lastUsedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  }
}

/** Returns `""` without an origin, or for an opaque origin such as `null`. */
function hostOf(origin: string | null): string {
  return origin !== null && URL.canParse(origin) ? new URL(origin).host : ''
}

const unknownSession = () => notFound('This session has already ended.')
