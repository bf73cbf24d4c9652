import { randomBytes } from 'node:crypto'
import type { AccountSession, Handoff } from '@vowkit/sdk-core/contract'
import { eq, lte } from 'drizzle-orm'
import { handoffs, sessions } from '../../db/tables.ts'
import type { Account, RequestSource } from '../../http/call-context.ts'
import { HttpError, invalidField, unauthorized } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { HOUR, MINUTE } from '../../platform/units.ts'
import type { AccountService } from '../accounts/service.ts'
import type { AuthService } from '../auth/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'

export const handoffRules = {
  /** A handoff code expires after this time. */
  handoffLifeMs: MINUTE,
  /** Maximum handoff codes created by one account. */
  handoffsPerAccount: { max: 60, windowMs: HOUR },
  /** Maximum attempts at handoff codes from one client address. */
  handoffTriesPerAddress: { max: 300, windowMs: HOUR },
}

type HandoffScope = (typeof handoffs.$inferSelect)['scope']

/** Transfers a sign-in to another page with a one-time code, so that no URL contains a token. */
export interface HandoffService {
  /**
   * Creates a code for the session of this token. The code is deleted with the session. Only the page of `target` can
   * redeem it. Throws 400 if `target` is not a page of our own sites.
   */
  create(account: Account, token: string, target?: string): Promise<Handoff>
  /** Creates a code for an account that has just signed in. `scope` is the widest scope of the new session. */
  issue(tx: Database, accountId: number, scope: HandoffScope): Promise<Handoff>
  /**
   * Redeems a code and starts a session. Throws 400 if the code is invalid or expired, or bound to a page other than
   * `target`. A code that is tried on the wrong page is spent. If a session created the code, the new session is its child: it has the same sign-in time, at most the same scope, and is revoked with its parent.
   */
  redeem(code: string, source: RequestSource, target?: string): Promise<AccountSession>
  /** Deletes expired codes. */
  sweep(): Promise<void>
}

export interface HandoffDeps {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  accounts: Pick<AccountService, 'lock'>
  auth: Pick<AuthService, 'startSession'>
  /** The base URLs of the sites that sessions may be handed over to. */
  siteUrls: readonly string[]
}

export function createHandoffs({ db, clock, rateLimits, accounts, auth, siteUrls }: HandoffDeps): HandoffService {
  const origins = siteUrls.map((url) => new URL(url).origin)
  const oldest = () => new Date(clock.now().getTime() - handoffRules.handoffLifeMs)

  async function issue(
    tx: Database,
    accountId: number,
    scope: HandoffScope,
    bound: { sessionHash?: string; target?: string | undefined } = {},
  ): Promise<Handoff> {
    const code = randomBytes(32).toString('base64url')
    await tx.insert(handoffs).values({ codeHash: digest(code), accountId, scope, ...bound, createdAt: clock.now() })
    return { code, expires_in: handoffRules.handoffLifeMs / 1_000 }
  }

  /** Locks a session against deletion until the transaction ends. */
  async function lockSession(tx: Database, tokenHash: string) {
    const [session] = await tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).for('key share')
    return session
  }

  /** Starts the session of a code. Returns null if the code is invalid or expired. */
  async function redeemIn(
    tx: Database,
    code: string,
    source: RequestSource,
    target: string | undefined,
  ): Promise<AccountSession | null> {
    const isThis = eq(handoffs.codeHash, digest(code))
    const [found] = await tx.select().from(handoffs).where(isThis)
    if (!found) return null
    // Locks the account first, so that a concurrent revocation of all sessions includes this session or its code.
    const account = await accounts.lock(tx, found.accountId)
    // Locks the session before the code, in the same order as a sign-out, so that they cannot deadlock.
    const parent = found.sessionHash === null ? undefined : await lockSession(tx, found.sessionHash)
    const [spent] = await tx.delete(handoffs).where(isThis).returning()
    if (!spent || spent.createdAt <= oldest()) return null
    if (spent.target !== null && !isOnPage(spent.target, source, target)) return null
    return auth.startSession(tx, account, source, { atMost: spent.scope, parent })
  }

  return {
    issue: (tx, accountId, scope) => issue(tx, accountId, scope),

    async create({ id }, token, target) {
      const page = target === undefined ? undefined : toPage(target)
      if (page === null || (page && !origins.includes(new URL(page).origin))) {
        throw invalidField('target', 'Use the URL of a page of this site.')
      }
      await rateLimits.spend(db, `handoffs:${id}`, handoffRules.handoffsPerAccount)
      const tokenHash = digest(token)
      return db.transaction(async (tx) => {
        const session = await lockSession(tx, tokenHash)
        if (!session) throw unauthorized()
        return issue(tx, id, session.scope === 'full' ? 'full' : 'embed', { sessionHash: tokenHash, target: page })
      })
    },

    async redeem(code, source, target) {
      await rateLimits.spend(
        db,
        `handoff-tries-from:${toAddressBucket(source.ip)}`,
        handoffRules.handoffTriesPerAddress,
      )
      const session = await db.transaction((tx) => redeemIn(tx, code, source, target))
      if (session) return session
      throw new HttpError(400, 'invalid_code', 'This sign-in has expired. Please sign in again.')
    },

    async sweep() {
      await db.delete(handoffs).where(lte(handoffs.createdAt, oldest()))
    },
  }
}

/** Whether a request comes from the page that a code is bound to, by its `Origin` header and the URL that it gives. */
function isOnPage(page: string, { origin }: RequestSource, target: string | undefined): boolean {
  return origin === new URL(page).origin && target !== undefined && toPage(target) === page
}

/** Returns a URL without its fragment. Returns null if it is not an absolute http(s) URL. */
function toPage(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, origin, pathname, searchParams } = new URL(address)
  // Browsers escape a query differently after a parameter was added and removed, so both sides are escaped again.
  return /^https?:$/.test(protocol) ? `${origin}${pathname}?${searchParams}` : null
}
