import { randomBytes } from 'node:crypto'
import type { SessionScope } from '@vowkit/sdk-core/contract'
import { and, eq, exists, gt, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, couplePartners, sessions } from '../../db/tables.ts'
import type { Account, RequestSource } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { isFirst, isPairOf, isPartner, PAIR, pairAccounts, toCouple } from '../pairs/service.ts'
import { authRules } from './rules.ts'
import type { SessionRevocations } from './session-revocations.ts'

/** A session that has neither expired nor been revoked. */
export interface Session {
  account: Account
  /** The account that calls of couples act as: the couple that the account has joined, or the account itself. */
  couple: Account
  scope: SessionScope
}

/** The properties of a new session. */
export interface SessionStart {
  scope: SessionScope
  /** The request that signed in. Absent if the session was not started by a browser. */
  source?: RequestSource | undefined
  /** The session whose handoff starts this one. */
  parent?: ParentSession | undefined
  /** The magic link that starts this session. Deleting the link revokes the session. */
  magicLinkId?: number | undefined
}

/** A session that starts a child session by a handoff. Revoking the parent also revokes the child. */
export interface ParentSession {
  tokenHash: string
  signedInAt: Date
}

/** Stores, finds and revokes sessions. */
export interface Sessions {
  /** Starts a session and returns its token. Only the hash of the token is stored. */
  start(tx: Database, accountId: number, start: SessionStart): Promise<string>
  /** Returns the session of a token, or null if it has expired or was revoked. Records the use. */
  find(token: string): Promise<Session | null>
  /** Revokes the session of a token and notifies all processes. */
  revoke(token: string): Promise<void>
  /** Revokes all sessions of an account. The caller notifies all processes after the commit. */
  revokeAll(tx: Database, accountId: number): Promise<void>
  /** Deletes expired sessions. */
  sweep(): Promise<void>
}

export interface SessionDeps {
  db: Database
  clock: Clock
  revocations: SessionRevocations
}

export function createSessions({ db, clock, revocations }: SessionDeps): Sessions {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  // A prepared statement, because every request and many socket frames run it.
  const findLive = db
    .select({
      account: { id: accounts.id, email: accounts.email, plan: accounts.plan, verifiedAt: accounts.verifiedAt },
      scope: sessions.scope,
      lastUsedAt: sessions.lastUsedAt,
      ...PAIR,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(couplePartners, isPairOf(accounts.id))
    .leftJoin(pairAccounts.first, isFirst)
    .leftJoin(pairAccounts.partner, isPartner)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastUsedAt, sql.placeholder('usedAfter')),
        gt(sessions.signedInAt, sql.placeholder('signedInAfter')),
        or(isNull(sessions.magicLinkId), gt(sessions.createdAt, sql.placeholder('linkStartedAfter'))),
      ),
    )
    .prepare('living_session')

  return {
    async start(tx, accountId, { scope, source, parent, magicLinkId }) {
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      const { origin = null, userAgent = '' } = source ?? {}
      await tx.insert(sessions).values({
        tokenHash: digest(token),
        accountId,
        scope,
        origin,
        userAgent,
        magicLinkId,
        parentHash: parent?.tokenHash,
        signedInAt: parent?.signedInAt ?? now,
        createdAt: now,
        lastUsedAt: now,
      })
      return token
    },

    async find(token) {
      const tokenHash = digest(token)
      const [row] = await findLive.execute({
        tokenHash,
        usedAfter: ago(authRules.sessionIdleMs),
        signedInAfter: ago(authRules.sessionLifeMs),
        linkStartedAfter: ago(authRules.linkSessionLifeMs),
      })
      if (!row) return null
      const { account, scope, lastUsedAt } = row
      if (lastUsedAt < ago(authRules.sessionTouchMs)) {
        await db.update(sessions).set({ lastUsedAt: clock.now() }).where(eq(sessions.tokenHash, tokenHash))
      }
      return { account, couple: toCouple(account, row, scope === 'link'), scope }
    },

    async revoke(token) {
      const revoked = await db
        .delete(sessions)
        .where(eq(sessions.tokenHash, digest(token)))
        .returning()
      for (const { accountId } of revoked) revocations.notify(accountId)
    },

    async revokeAll(tx, accountId) {
      await tx.delete(sessions).where(eq(sessions.accountId, accountId))
    },

    async sweep() {
      // Deleting a session also deletes its children. So an idle session is kept while a child is in use.
      const child = alias(sessions, 'child')
      const hasChild = exists(db.select().from(child).where(eq(child.parentHash, sessions.tokenHash)))
      const hasExpired = or(
        and(lte(sessions.lastUsedAt, ago(authRules.sessionIdleMs)), not(hasChild)),
        lte(sessions.signedInAt, ago(authRules.sessionLifeMs)),
        and(isNotNull(sessions.magicLinkId), lte(sessions.createdAt, ago(authRules.linkSessionLifeMs))),
      )
      await db.delete(sessions).where(hasExpired)
    },
  }
}
