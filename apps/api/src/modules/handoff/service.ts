import { randomBytes } from 'node:crypto'
import type { AccountSession, Handoff } from '@vowkit/sdk-core/contract'
import { eq, lte } from 'drizzle-orm'
import { handoffs, sessions } from '../../db/tables.ts'
import type { Account, RequestSource } from '../../http/call-context.ts'
import { HttpError, unauthorized } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { HOUR, MINUTE } from '../../platform/units.ts'
import type { AccountService } from '../accounts/service.ts'
import type { AuthService } from '../auth/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'

export const handoffRules = {
  /** The code of a handoff expires after this time. */
  handoffLifeMs: MINUTE,
  /** Handoffs of one account. */
  handoffsPerAccount: { max: 60, windowMs: HOUR },
  /** Codes of handoffs tried from one client address. */
  handoffTriesPerAddress: { max: 300, windowMs: HOUR },
}

type HandoffScope = (typeof handoffs.$inferSelect)['scope']

/** How somebody who is signed in arrives signed in elsewhere, without a token in any address. */
export interface HandoffService {
  /** Makes a code for whoever this token signs in. It ends with their session. */
  create(account: Account, token: string): Promise<Handoff>
  /** Makes a code for the owner of an account, who has just proved who they are. `scope` is the widest it opens. */
  issue(tx: Database, accountId: number, scope: HandoffScope): Promise<Handoff>
  /**
   * Starts a session by a code, which is thereby spent. A code that a session made starts a child of it: at most of its
   * scope, over when it is over, and as old as its sign-in.
   */
  redeem(code: string, source: RequestSource): Promise<AccountSession>
  /** Forgets codes that have run out. */
  sweep(): Promise<void>
}

export interface HandoffDeps {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  accounts: Pick<AccountService, 'lock'>
  auth: Pick<AuthService, 'startSession'>
}

export function createHandoffs({ db, clock, rateLimits, accounts, auth }: HandoffDeps): HandoffService {
  const oldest = () => new Date(clock.now().getTime() - handoffRules.handoffLifeMs)

  async function issue(tx: Database, accountId: number, scope: HandoffScope, sessionHash?: string): Promise<Handoff> {
    const code = randomBytes(32).toString('base64url')
    await tx.insert(handoffs).values({ codeHash: digest(code), accountId, scope, sessionHash, createdAt: clock.now() })
    return { code, expires_in: handoffRules.handoffLifeMs / 1_000 }
  }

  /** Keeps a session from ending before the transaction does. */
  async function hold(tx: Database, tokenHash: string) {
    const [session] = await tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).for('key share')
    return session
  }

  /** The session a code starts; null for one that is worth nothing, or nothing any more. */
  async function spend(tx: Database, code: string, source: RequestSource): Promise<AccountSession | null> {
    const isThis = eq(handoffs.codeHash, digest(code))
    const [found] = await tx.select().from(handoffs).where(isThis)
    if (!found) return null
    // The account's lock comes first: whoever ends all its sessions meanwhile ends this one, or its code, too.
    const account = await accounts.lock(tx, found.accountId)
    // Its session is locked before the code, in the order in which signing out locks them.
    const parent = found.sessionHash === null ? undefined : await hold(tx, found.sessionHash)
    const [spent] = await tx.delete(handoffs).where(isThis).returning()
    if (!spent || spent.createdAt <= oldest()) return null
    return auth.startSession(tx, account, source, { atMost: spent.scope, parent })
  }

  return {
    issue: (tx, accountId, scope) => issue(tx, accountId, scope),

    async create({ id }, token) {
      await rateLimits.spend(db, `handoffs:${id}`, handoffRules.handoffsPerAccount)
      const tokenHash = digest(token)
      return db.transaction(async (tx) => {
        const session = await hold(tx, tokenHash)
        if (!session) throw unauthorized()
        return issue(tx, id, session.scope === 'full' ? 'full' : 'embed', tokenHash)
      })
    },

    async redeem(code, source) {
      await rateLimits.spend(
        db,
        `handoff-tries-from:${toAddressBucket(source.ip)}`,
        handoffRules.handoffTriesPerAddress,
      )
      const session = await db.transaction((tx) => spend(tx, code, source))
      if (session) return session
      throw new HttpError(400, 'invalid_code', 'This sign-in has run out. Please sign in again.')
    },

    async sweep() {
      await db.delete(handoffs).where(lte(handoffs.createdAt, oldest()))
    },
  }
}
