import { randomBytes } from 'node:crypto'
import type { SessionScope } from '@vowkit/sdk-core/contract'
import { and, eq, exists, gt, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, sessions } from '../../db/tables.ts'
import type { Account, RequestSource } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { authRules } from './rules.ts'
import type { SessionRevocations } from './session-revocations.ts'

/** A session that lives. */
export interface Session {
  account: Account
  scope: SessionScope
}

/** How a session begins. */
export interface SessionStart {
  scope: SessionScope
  /** Where the sign-in came from; absent if no browser took part. */
  source?: RequestSource | undefined
  /** The session whose handoff begins it. */
  parent?: ParentSession | undefined
  /** The magic link that begins it. The session ends with the link. */
  magicLinkId?: number | undefined
}

/** What a session passes on to those that its handoffs begin. */
export interface ParentSession {
  tokenHash: string
  signedInAt: Date
}

/** Who is signed in where. */
export interface Sessions {
  /** Starts a session and returns its token, of which only the hash is stored. */
  start(tx: Database, accountId: number, start: SessionStart): Promise<string>
  /** Whose token this is, as long as its session lives. */
  find(token: string): Promise<Session | null>
  end(token: string): Promise<void>
  /** Whoever commits it tells of it. */
  endAll(tx: Database, accountId: number): Promise<void>
  /** Forgets sessions that are over. */
  sweep(): Promise<void>
}

export interface SessionDeps {
  db: Database
  clock: Clock
  revocations: SessionRevocations
}

export function createSessions({ db, clock, revocations }: SessionDeps): Sessions {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  // Asked with every call and every frame, so it is built and named once.
  const living = db
    .select({
      account: { id: accounts.id, email: accounts.email, plan: accounts.plan, verifiedAt: accounts.verifiedAt },
      scope: sessions.scope,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastUsedAt, sql.placeholder('usedAfter')),
        gt(sessions.signedInAt, sql.placeholder('signedInAfter')),
        or(isNull(sessions.magicLinkId), gt(sessions.createdAt, sql.placeholder('linkBegunAfter'))),
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
      const [row] = await living.execute({
        tokenHash,
        usedAfter: ago(authRules.sessionIdleMs),
        signedInAfter: ago(authRules.sessionLifeMs),
        linkBegunAfter: ago(authRules.linkSessionLifeMs),
      })
      if (!row) return null
      const { account, scope, lastUsedAt } = row
      if (lastUsedAt < ago(authRules.sessionTouchMs)) {
        await db.update(sessions).set({ lastUsedAt: clock.now() }).where(eq(sessions.tokenHash, tokenHash))
      }
      return { account, scope }
    },

    async end(token) {
      const ended = await db
        .delete(sessions)
        .where(eq(sessions.tokenHash, digest(token)))
        .returning()
      for (const { accountId } of ended) revocations.notify(accountId)
    },

    async endAll(tx, accountId) {
      await tx.delete(sessions).where(eq(sessions.accountId, accountId))
    },

    async sweep() {
      // An unused session stays while a session that its handoff began is in use, because that one would go with it.
      const child = alias(sessions, 'child')
      const hasChild = exists(db.select().from(child).where(eq(child.parentHash, sessions.tokenHash)))
      const isOver = or(
        and(lte(sessions.lastUsedAt, ago(authRules.sessionIdleMs)), not(hasChild)),
        lte(sessions.signedInAt, ago(authRules.sessionLifeMs)),
        and(isNotNull(sessions.magicLinkId), lte(sessions.createdAt, ago(authRules.linkSessionLifeMs))),
      )
      await db.delete(sessions).where(isOver)
    },
  }
}
