import { randomBytes } from 'node:crypto'
import { Email, type GoogleFailure, type GoogleMessage } from '@vowkit/sdk-core/contract'
import { and, eq, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { googleStarts } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest, type Secrets } from '../../platform/secrets.ts'
import { type AuthorizationRequest, OpenIdError, type OpenIdProvider } from '../../providers/openid/openid.ts'
import type { AuthService } from '../auth/service.ts'
import type { HandoffService } from '../handoff/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { googleRules } from './rules.ts'

/** The page that a sign-in with Google returns to. */
export interface ReturnTarget {
  /** The page to redirect to. */
  returnTo: string
  /** The origin of the page that opened the popup. Null for a sign-in without a popup. */
  opener: string | null
}

/** The result of a sign-in with Google: a handoff code or an error, and where to return to. */
export interface GoogleReturn extends ReturnTarget {
  message: GoogleMessage
}

/** Sign-in with Google. `browser` is the secret of the browser that started it, see `readBrowser`. */
export interface GoogleSignIn {
  /** Returns the URL at Google to redirect to, or an error result if Google does not respond. */
  start(target: ReturnTarget, browser: string, ip: string): Promise<URL | GoogleReturn>
  /** Completes a sign-in with the query of Google's redirect. Returns to `home` if the sign-in is unknown. */
  finish(query: URLSearchParams, browser: string | null, home: ReturnTarget): Promise<GoogleReturn>
  /** Deletes sign-ins that were not completed. */
  sweep(): Promise<void>
}

export interface GoogleSignInDeps {
  db: Database
  clock: Clock
  secrets: Secrets
  log: FastifyBaseLogger
  rateLimits: RateLimits
  auth: Pick<AuthService, 'claimMailbox' | 'isSiteOrigin' | 'notifySessionsRevoked'>
  handoffs: Pick<HandoffService, 'issue'>
  provider: OpenIdProvider
}

export function createGoogleSignIn(deps: GoogleSignInDeps): GoogleSignIn {
  const { db, clock, secrets, log, rateLimits, auth, handoffs, provider } = deps
  const oldest = () => new Date(clock.now().getTime() - googleRules.googleLifeMs)

  /** Derives nonce and verifier from the state. The browser sends the state back, so neither needs to be stored. */
  function toAttempt(state: string): AuthorizationRequest {
    return { state, nonce: secrets.sign(`google-nonce:${state}`), verifier: secrets.sign(`google-verifier:${state}`) }
  }

  /** Deletes and returns the sign-in with this state, if this browser started it. */
  async function takeStart(state: string, browser: string) {
    const isThis = and(eq(googleStarts.stateHash, digest(state)), eq(googleStarts.browserHash, digest(browser)))
    const [started] = await db.delete(googleStarts).where(isThis).returning()
    return started ?? null
  }

  function fail(error: unknown): GoogleMessage {
    if (!(error instanceof OpenIdError)) throw error
    // A cancelled sign-in does not indicate a fault of the deployment.
    const level = error.code === 'cancelled' ? 'info' : 'warn'
    log[level]({ reason: error.code, detail: error.message }, 'a sign-in with Google failed')
    const reason: GoogleFailure = `google_${error.code}`
    return { error: reason }
  }

  async function signIn(query: URLSearchParams, state: string, opener: string | null): Promise<GoogleMessage> {
    try {
      const { email, isVerified } = await provider.exchange(query, toAttempt(state))
      if (!isVerified || !Email.safeParse(email).success) return { error: 'google_unverified' }
      const { id, code } = await db.transaction(async (tx) => {
        const account = await auth.claimMailbox(tx, email)
        // Without a popup, the return page is always a page of our sites.
        const scope = opener === null || auth.isSiteOrigin(opener) ? 'full' : 'embed'
        const handoff = await handoffs.issue(tx, account.id, scope)
        return { id: account.id, code: handoff.code }
      })
      auth.notifySessionsRevoked(id)
      return { code }
    } catch (error) {
      return fail(error)
    }
  }

  return {
    async start(target, browser, ip) {
      await rateLimits.spend(db, `google-starts-from:${toAddressBucket(ip)}`, googleRules.googleStartsPerAddress)
      const state = randomBytes(32).toString('base64url')
      try {
        const url = await provider.getAuthorizationUrl(toAttempt(state))
        const hashes = { stateHash: digest(state), browserHash: digest(browser) }
        await db.insert(googleStarts).values({ ...target, ...hashes, createdAt: clock.now() })
        return url
      } catch (error) {
        return { ...target, message: fail(error) }
      }
    },

    async finish(query, browser, home) {
      const state = query.get('state') ?? ''
      const started = browser && (await takeStart(state, browser))
      if (!started) return { ...home, message: { error: 'google_expired' } }
      const target = { returnTo: started.returnTo, opener: started.opener }
      if (started.createdAt <= oldest()) return { ...target, message: { error: 'google_expired' } }
      return { ...target, message: await signIn(query, state, target.opener) }
    },

    async sweep() {
      // Keeps expired rows for a while, so that a late callback still redirects to its page with an error.
      await db
        .delete(googleStarts)
        .where(lte(googleStarts.createdAt, new Date(oldest().getTime() - googleRules.googleLifeMs)))
    },
  }
}
